import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // By default one core is left idle: of two that is half the machine.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "tests/*.test.ts"],
          globalSetup: ["tests/support/template-database.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: "process",
          include: ["tests/process/*.test.ts"],
          // Each of these starts servers and measures how long they take.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
