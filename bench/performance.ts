import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { FiguresFile } from "./figures.ts";

// npm run bench [-- name …] [--busy]: runs the named measurements, all by default, one after
// another, and makes docs/performance.md of the figures of each one's last run.
const folder = "bench/results/performance";
const all = ["first-views"];
const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const options = process.argv.slice(2).filter((argument) => argument.startsWith("--"));

for (const name of names.length > 0 ? names : all) {
  if (!all.includes(name)) {
    process.stderr.write(`There is no measurement ${name}. There are: ${all.join(", ")}\n`);
    process.exit(2);
  }
  execFileSync(process.execPath, [`bench/${name}.ts`, ...options], { stdio: "inherit" });
}

const sections = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith(".json"))
  .map((file) => sectionOf(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))));
writeFileSync(
  "docs/performance.md",
  `# Performance

Made by \`npm run bench\` from the last run of each measurement. Medians, with the least and the
greatest in brackets. Each product figure is taken in turns with its yardstick, in the same run.

${sections.join("\n\n")}
`,
);

function sectionOf({ title, command, date, machine, versions, figures }: FiguresFile): string {
  const rows = figures.map(
    ({ name, figure, goal, isMet, note = "" }) =>
      `| ${name} | ${figure} | ${goal} | ${isMet ? "met" : "**not met**"} | ${note} |`,
  );
  return `## ${title}

\`${command}\`, ${date}. ${machine}. ${versions}.

| what | figure | goal | | |
|---|---|---|---|---|
${rows.join("\n")}`;
}
