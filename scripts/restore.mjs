import { runProduct } from "./product.mjs";

process.exitCode = await runProduct("restore", process.argv.slice(2));
