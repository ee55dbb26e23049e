import { build, isBuilt } from "./build.mjs";
import { environment } from "./environment.mjs";
import { ensureInstalled } from "./install.mjs";
import { projectNode, run } from "./run.mjs";

const built = isBuilt();
await ensureInstalled({ withDevPackages: !built });
if (!built) await build();

const env = environment();
process.exitCode = await run(projectNode, ["build/server/main.js"], {
  // NODE_ENV=production makes React fast on every machine. JAORD_ENV, or a NODE_ENV set from outside,
  // says whether this is a production installation.
  env: {
    ...env,
    JAORD_ENV: env.JAORD_ENV || (env.NODE_ENV === "production" ? "production" : "local"),
    NODE_ENV: "production",
  },
  // The channel tells the server when this script is killed.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
