import { build, isBuilt } from "./build.mjs";
import { environment } from "./environment.mjs";
import { ensureInstalled } from "./install.mjs";
import { projectNode, run } from "./run.mjs";

/**
 * V8 would let the garbage of the start take 60 MB, which it then keeps, and collect garbage with four
 * threads beside the main one. The same is in deploy/.
 */
const nodeOptions = ["--max-semi-space-size=4", "--v8-pool-size=1"];

/** Runs a built program of server/ with the product's settings. Resolves to its exit code. */
export async function runProduct(program, args = []) {
  const built = isBuilt();
  await ensureInstalled({ withDevPackages: !built });
  if (!built) await build();

  const env = environment();
  return run(projectNode, [...nodeOptions, `build/server/${program}.js`, ...args], {
    // NODE_ENV=production makes React fast on every machine. JAORD_ENV, or a NODE_ENV set from
    // outside, says whether this is a production installation.
    env: {
      ...env,
      JAORD_ENV: env.JAORD_ENV || (env.NODE_ENV === "production" ? "production" : "local"),
      NODE_ENV: "production",
    },
    // The channel tells the program when this script is killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
}
