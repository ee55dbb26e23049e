import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, relative, resolve } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { projectNode, run, say } from "./run.mjs";

// `npm test`: everything that must hold, in one run. `npm run check`: its quick part.
// `npm run test:nightly`: the slow and statistical tests that `npm test` leaves out.
const quick = process.argv.includes("--quick");
const nightly = process.argv.includes("--nightly");
const total = { passed: 0, failed: 0 };
const failures = [];
/** Browser tests that passed at the second try. */
const unstable = [];
const missingPrograms = [];

await ensureInstalled({ withDevPackages: true });
rmSync("test-results", { recursive: true, force: true });

if (nightly) await vitestStage("Nightly tests", "nightly", ["pure", "database", "isolated"]);
else await testEverything();

const names = [...new Set(missingPrograms)].join(", ");
const skipped = names ? `, ${missingPrograms.length} skipped without ${names}` : "";
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
for (const failure of failures) process.stdout.write(`  ✗ ${failure}\n`);
for (const test of unstable) process.stdout.write(`  ! ${test}: passed at the second try\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function testEverything() {
  const programs = quick ? undefined : installPrograms();
  const [built] = await Promise.all([
    // Beside these, because each of them leaves a core idle now and then.
    quick || stage("Production build", () => run(process.execPath, ["scripts/build.mjs"])),
    stage("Format and lint", () => tool("biome", ["check", "."])),
    stage("Types", async () => (await tool("react-router", ["typegen"])) || tool("tsc", [])),
    stage("Unused code", () => tool("knip", [])),
  ]);
  await vitestStage("Unit and integration tests", "unit", ["pure", "database", "isolated"]);
  if (!quick) {
    const chromium = await programs;
    if (built) {
      await vitestStage("Server process tests", "process", ["process", "measuring"]);
      await playwrightStage(chromium);
    }
  }
}

/** Beside the first stages, which need none of them. Returns the path of Chromium. */
async function installPrograms() {
  const chromium = await ensureChromium();
  await run(projectNode, ["tests/support/programs.ts"]);
  process.env.PROGRAMS_INSTALLED = "true";
  return chromium;
}

/** `work` resolves to an exit code. A failed stage without failed tests counts as one failure. */
async function stage(name, work, countTests = () => ({ passed: 0, failed: [] })) {
  process.stdout.write(`\n▸ ${name}\n`);
  const started = Date.now();
  const code = await work();
  const { passed, failed } = countTests();
  if (code !== 0 && failed.length === 0) failed.push(name);
  total.passed += passed;
  total.failed += failed.length;
  failures.push(...failed);
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
      const { numPassedTests = 0, testResults = [] } = readReport(report);
      return { passed: numPassedTests, failed: testResults.flatMap(failedOfVitest) };
    },
  );
}

function playwrightStage(chromium) {
  const report = "test-results/e2e.json";
  return stage(
    "End-to-end tests",
    () =>
      tool("playwright", ["test", "--reporter=list,json"], {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }),
    () => {
      const { stats, suites = [] } = readReport(report);
      const specs = suites.flatMap(specsOfPlaywright);
      const isUnstable = ({ tests }) => tests.some(({ status }) => status === "flaky");
      unstable.push(...specs.filter((spec) => spec.ok && isUnstable(spec)).map(titleOf));
      const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
      return { passed, failed: specs.filter(({ ok }) => !ok).map(titleOf) };
    },
  );
}

/** A file that fails before its tests run counts as one failure. */
function failedOfVitest({ name: path, status, assertionResults }) {
  const file = relative(".", path);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [file];
  return failed.map((test) => `${file}: ${test.fullName}`);
}

function specsOfPlaywright({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOfPlaywright)];
}

function titleOf({ file, title }) {
  return `${file}: ${title}`;
}

/** Also records the tests that `requireProgram` of tests/support/programs.ts skips. */
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
