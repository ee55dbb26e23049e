import { build, isBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { projectNode, run } from "./run.mjs";

// `npm run prove -- <name> [rounds] [seed]`: the long form of a proof that `npm test` runs in short.
const [name, rounds = "100", seed = `${Date.now() % 1_000_000}`] = process.argv.slice(2);
if (!name) {
  process.stderr.write("Which proof? docs/proof.md lists them.\n");
  process.exit(2);
}
await ensureInstalled({ withDevPackages: true });
if (!isBuilt()) await build();
process.stdout.write(`${name}: ${rounds} rounds, seed ${seed}\n`);
process.exitCode = await run(
  projectNode,
  ["node_modules/vitest/vitest.mjs", "run", `tests/process/${name}.test.ts`, "--testTimeout=0"],
  { env: { ...process.env, PROOF_ROUNDS: rounds, PROOF_SEED: seed } },
);
