import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const unitTests = ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "tests/*.test.ts"];
/** State that files of one worker would share. */
const processState =
  /support\/database\.ts|useTestDatabase|\bvi\.|process\.(env\b|chdir|on\b)|globalThis|\bconfigure\(|setClock|connectDatabase/;
/** A mock has no effect on a module that a file before has loaded. */
const moduleMocks = /\bvi\.(mock|hoisted|resetModules)\b/;
const unitFiles = globSync(unitTests).map((path) => ({ path, text: readFileSync(path, "utf8") }));
const pathsOf = (files: typeof unitFiles) => files.map(({ path }) => path);
const pureTests = pathsOf(unitFiles.filter(({ text }) => !processState.test(text)));
const isolatedTests = pathsOf(unitFiles.filter(({ text }) => moduleMocks.test(text)));
/** These measure times or memory, so nothing runs beside them. */
const measuringTests = [
  "database-outage",
  "guest-import",
  "photos-zip",
  "start-time",
  "upload-floods",
].map((name) => `tests/process/${name}.test.ts`);
const processSetup = { testTimeout: 120_000, hookTimeout: 60_000 };
const setup = { testTimeout: 20_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    // The tests often wait for the database or a server, so more of them keep the cores busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    tags: [{ name: "nightly", description: "Slow or statistical: `npm run test:nightly` only." }],
    projects: [
      {
        test: {
          name: "pure",
          include: pureTests,
          isolate: false,
          pool: "threads",
          ...setup,
        },
      },
      {
        test: {
          name: "database",
          include: unitTests,
          exclude: [...pureTests, ...isolatedTests],
          globalSetup: ["tests/support/global-setup.ts"],
          // Loading the modules again for each file took more time than the tests.
          isolate: false,
          ...setup,
        },
      },
      {
        test: {
          name: "isolated",
          include: isolatedTests,
          globalSetup: ["tests/support/global-setup.ts"],
          ...setup,
        },
      },
      {
        test: {
          name: "process",
          include: ["tests/process/*.test.ts"],
          exclude: measuringTests,
          globalSetup: ["tests/support/global-setup.ts"],
          // As in `database`; each file connects to its server anew.
          isolate: false,
          sequence: { groupOrder: 1 },
          ...processSetup,
        },
      },
      {
        test: {
          name: "measuring",
          include: measuringTests,
          globalSetup: ["tests/support/global-setup.ts"],
          fileParallelism: false,
          isolate: false,
          sequence: { groupOrder: 2 },
          ...processSetup,
        },
      },
    ],
  },
});
