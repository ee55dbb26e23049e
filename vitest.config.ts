import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "tests/*.test.ts"],
    globalSetup: ["tests/support/template-database.ts"],
    sequence: { hooks: "stack" },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
