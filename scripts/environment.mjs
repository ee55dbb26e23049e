import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { projectNode } from "./run.mjs";

export function environment() {
  if (!existsSync(".env")) return process.env;
  const parse = "JSON.stringify(util.parseEnv(fs.readFileSync('.env', 'utf8')))";
  return {
    ...JSON.parse(execFileSync(projectNode, ["-p", parse], { encoding: "utf8" })),
    ...process.env,
  };
}
