import { environment } from "./environment.mjs";
import { ensureInstalled } from "./install.mjs";
import { projectNode, run } from "./run.mjs";

await ensureInstalled({ withDevPackages: true });
process.exitCode = await run(projectNode, ["--conditions=development", "server/dev.ts"], {
  env: environment(),
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
