import { environment } from "./environment.mjs";
import { ensureInstalled } from "./install.mjs";
import { ownNode, run } from "./run.mjs";

await ensureInstalled({ toBuild: true });
process.exitCode = await run(ownNode, ["--conditions=development", "server/dev.ts"], {
  env: environment(),
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
