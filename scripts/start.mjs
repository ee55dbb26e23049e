import { runProduct } from "./product.mjs";

process.exitCode = await runProduct("main");
