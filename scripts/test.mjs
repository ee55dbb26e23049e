import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { build, isBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { run, say } from "./run.mjs";

// `npm test`: everything that must hold, in one run. `npm run check`: its quick part.
// `npm run test:nightly`: the slow and statistical tests that `npm test` leaves out.
const quick = process.argv.includes("--quick");
const nightly = process.argv.includes("--nightly");
const total = { passed: 0, failed: 0 };
const missingPrograms = [];

await ensureInstalled({ withDevPackages: true });
rmSync("test-results", { recursive: true, force: true });

if (nightly) await vitestStage("Nightly tests", "nightly", ["pure", "database", "isolated"]);
else await testEverything();

const names = [...new Set(missingPrograms)].join(", ");
const skipped = names ? `, ${missingPrograms.length} skipped without ${names}` : "";
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function testEverything() {
  await stage("Format and lint", () => tool("biome", ["check", "."]));
  await stage("Types", async () => (await tool("react-router", ["typegen"])) || tool("tsc", []));
  await stage("Unused code", () => tool("knip", []));
  await vitestStage("Unit and integration tests", "unit", ["pure", "database", "isolated"]);
  if (!quick) {
    const built = await stage("Production build", async () => {
      if (!isBuilt()) await build();
      return 0;
    });
    if (built) {
      await vitestStage("Server process tests", "process", ["process", "measuring"]);
      await playwrightStage();
    }
  }
}

/** `work` resolves to an exit code. A failed stage without failed tests counts as one failure. */
async function stage(name, work, countTests = () => ({ passed: 0, failed: 0 })) {
  process.stdout.write(`\n▸ ${name}\n`);
  const started = Date.now();
  const code = await work();
  const { passed, failed } = countTests();
  total.passed += passed;
  total.failed += Math.max(failed, code === 0 ? 0 : 1);
  say(`${code === 0 ? "✓" : "✗"} ${name}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return code === 0;
}

function vitestStage(name, reportName, projects) {
  const report = `test-results/${reportName}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const filters = [
    ...projects.map((project) => `--project=${project}`),
    `--tags-filter=${nightly ? "" : "!"}nightly`,
  ];
  return stage(
    name,
    () => tool("vitest", ["run", ...filters, ...reporters]),
    () => {
      const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  );
}

function playwrightStage() {
  const report = "test-results/e2e.json";
  return stage(
    "End-to-end tests",
    async () =>
      tool("playwright", ["test", "--reporter=list,json"], {
        CHROMIUM_PATH: await ensureChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }),
    () => {
      const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {};
      return { passed: expected, failed: unexpected + flaky };
    },
  );
}

/** Also records the tests that are skipped without a program (tests/support/programs.ts). */
function readReport(report) {
  if (!existsSync(report)) return {};
  const text = readFileSync(report, "utf8");
  for (const [, name] of text.matchAll(/"title": ?"[^"\n]*\(needs ([\w-]+)\)"/g)) {
    missingPrograms.push(name);
  }
  return JSON.parse(text);
}

function tool(name, args, extraEnv = {}) {
  const programs = resolve("node_modules/.bin");
  return run(resolve(programs, name), args, {
    env: { ...process.env, ...extraEnv, PATH: `${programs}${delimiter}${process.env.PATH}` },
    shell: process.platform === "win32",
  });
}
