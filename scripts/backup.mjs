import { runProduct } from "./product.mjs";

process.exitCode = await runProduct("backup", process.argv.slice(2));
