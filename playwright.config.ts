import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";

// Without one named or installed by Debian, Playwright looks for its own.
const chromium = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: "tests/e2e",
  // The paths of the project's own lead to types, which Playwright would run.
  tsconfig: "tests/e2e/tsconfig.json",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  // Tests often wait for a page to load, so more of them keep the cores busy.
  workers: Math.ceil(availableParallelism() * 1.5),
  // `npm test` names the tests that pass only then.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    ...devices["Desktop Chrome"],
    contextOptions: { reducedMotion: "reduce" },
    locale: "nb-NO",
    timezoneId: "Europe/Oslo",
    // What it fetches does not pass the routes of a test. The specs about it allow it.
    serviceWorkers: "block",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
