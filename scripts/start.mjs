import { build, isBuilt } from "./build.mjs";
import { environment } from "./environment.mjs";
import { ensureInstalled } from "./install.mjs";
import { ownNode, run } from "./run.mjs";

const built = isBuilt();
await ensureInstalled({ toBuild: !built });
if (!built) await build();

const env = environment();
process.exitCode = await run(ownNode, ["build/server/main.js"], {
  // React wants NODE_ENV=production for speed on every machine; whether this is one with real
  // couples on it is said by JAORD_ENV, or by a NODE_ENV that was set from outside.
  env: {
    ...env,
    JAORD_ENV: env.JAORD_ENV || (env.NODE_ENV === "production" ? "production" : "local"),
    NODE_ENV: "production",
  },
  // Over the channel the server notices when this script is killed.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
