import { build, isBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { projectNode, run } from "./run.mjs";

// `npm run bench`: measurements beside their yardsticks.
await ensureInstalled({ withDevPackages: true });
if (!isBuilt()) await build();
process.exitCode = await run(projectNode, ["bench/performance.ts", ...process.argv.slice(2)]);
