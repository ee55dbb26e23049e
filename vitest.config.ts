import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const unitTests = ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "tests/*.test.ts"];
/** State that files of one worker would share. */
const processState =
  /support\/(database|owner)\.ts|useTestDatabase|\bvi\.|process\.(env\b|chdir|on\b)|globalThis|\bconfigure\(|setClock|connectDatabase/;
const sharedWorkerTests = globSync(unitTests).filter(
  (file) => !processState.test(readFileSync(file, "utf8")),
);
const setup = { testTimeout: 20_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    // By default one core is left idle: of two that is half the machine.
    maxWorkers: "100%",
    tags: [{ name: "nightly", description: "Slow or statistical: `npm run test:nightly` only." }],
    projects: [
      {
        test: {
          name: "pure",
          include: sharedWorkerTests,
          isolate: false,
          pool: "threads",
          ...setup,
        },
      },
      {
        test: {
          name: "database",
          include: unitTests,
          exclude: sharedWorkerTests,
          globalSetup: ["tests/support/template-database.ts"],
          ...setup,
        },
      },
      {
        test: {
          name: "process",
          include: ["tests/process/*.test.ts"],
          globalSetup: ["tests/support/shared-server.ts"],
          // Each of these starts servers and measures how long they take.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
