import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { FiguresFile } from "./figures.ts";

// npm run bench [-- name …] [--busy]: runs the named measurements, all by default, one after
// another, and makes docs/performance.md of the figures of each one's last run. `report` runs none.
const folder = "bench/results/performance";
const all = [
  "first-views",
  "profile",
  "guest-views",
  "answers",
  "uploads",
  "growth",
  "dashboards",
  "starts",
  "overload",
  "second-wall",
];
const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const options = process.argv.slice(2).filter((argument) => argument.startsWith("--"));

for (const name of names.length > 0 ? names : all) {
  if (name === "report") continue;
  if (!all.includes(name)) {
    process.stderr.write(`There is no measurement ${name}. There are: ${all.join(", ")}\n`);
    process.exit(2);
  }
  execFileSync(process.execPath, [`bench/${name}.ts`, ...options], { stdio: "inherit" });
}

const sections = all
  .map((name) => `${folder}/${name}.json`)
  .filter((file) => existsSync(file))
  .map((file) => sectionOf(JSON.parse(readFileSync(file, "utf8"))));
const reports = readdirSync("bench/results")
  .filter((file) => file.endsWith(".md"))
  .map((file) => `- [${titleOf(file)}](../bench/results/${file})`);
writeFileSync(
  "docs/performance.md",
  `# Performance

Made by \`npm run bench\` from the last run of each measurement. Medians, with the least and the
greatest in brackets. Each product figure is taken in turns with its yardstick, in the same run.

${readFileSync("bench/reasons.md", "utf8").trim()}

${sections.join("\n\n")}

## Measurements with reports of their own

${reports.join("\n")}
`,
);

function titleOf(file: string): string {
  return (
    readFileSync(`bench/results/${file}`, "utf8").split("\n", 1)[0]?.replace(/^# /, "") ?? file
  );
}

function sectionOf({ title, command, date, machine, versions, ...file }: FiguresFile): string {
  const rows = file.figures.map(
    ({ name, figure, goal, isMet, note = "" }) =>
      `| ${name} | ${figure} | ${goal} | ${verdictOf(isMet)} | ${note} |`,
  );
  return `## ${title}

\`${command}\`, ${date}. ${machine}. ${versions}.${loadOf(file)}

| what | figure | goal | | |
|---|---|---|---|---|
${rows.join("\n")}`;
}

function loadOf({ loadAverage }: Partial<FiguresFile>): string {
  return loadAverage === undefined ? "" : ` Load ${loadAverage} before.`;
}

function verdictOf(isMet: boolean | undefined): string {
  if (isMet === undefined) return "";
  return isMet ? "met" : "**not met**";
}
