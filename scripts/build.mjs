import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ensureInstalled } from "./install.mjs";
import { fail, projectNode, say } from "./run.mjs";

const stampFile = "build/sources.sha256";
const sources = [
  "app",
  "content",
  "database",
  "public",
  "server",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "vite.config.ts",
];
const compressible = new Set([".css", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
const minCompressBytes = 1024;

export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === hashSources();
}

export async function build() {
  say("Building pages and server …");
  const hash = hashSources();
  rmSync(stampFile, { force: true });
  const { status, stdout, stderr } = spawnSync(
    projectNode,
    ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel=warn"],
    { encoding: "utf8", env: { ...process.env, NODE_ENV: "production" }, maxBuffer: 64e6 },
  );
  if (status !== 0) fail(`${stdout}${stderr}\nThe build failed; its message stands above.`);
  await Promise.all(filesIn("build/client").map(precompress));
  writeFileSync(stampFile, hash);
}

function hashSources() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn)) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

async function precompress(file) {
  const body = readFileSync(file);
  if (!compressible.has(extname(file)) || body.length < minCompressBytes) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(body, { params: quality }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled({ withDevPackages: true });
  if (isBuilt()) say("Already built.");
  else await build();
}
