import { runProduct } from "./product.mjs";

process.exitCode = await runProduct("role", process.argv.slice(2));
