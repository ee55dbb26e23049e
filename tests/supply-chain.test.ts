import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Package {
  version: string;
  license?: string;
  dev?: boolean;
  integrity?: string;
  hasInstallScript?: boolean;
}

/** What `npm run sbom` writes about a package. */
interface Component {
  purl: string;
  hashes: { content: string }[];
  licenses?: { license?: { id: string }; expression?: string }[];
}

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const manifest = readJson("package.json");
const packages = packagesOf("package-lock.json");

/** Versions that have the fixes for published vulnerabilities. */
const floors = {
  "drizzle-orm": "0.45.2",
  node: "24.21.0",
  react: "19.3.1",
  "react-dom": "19.3.1",
  "react-router": "8.4.0",
  "@react-router/dev": "8.4.0",
  "@react-router/node": "8.4.0",
  sharp: "0.35.5",
};

/** Old packages of the S3 server for tests, whose licence is where npm does not look for it. */
const unlisted: Record<string, string> = {
  busboy: "MIT",
  dicer: "MIT",
  "humanize-number": "MIT",
  only: "MIT",
  streamsearch: "MIT",
};

test.each(Object.entries(floors))("%s is at least %s", (name, floor) => {
  const versions = packages.filter((found) => found.name === name).map(({ version }) => version);
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(isAtLeast(version, floor), version).toBe(true);
});

test("packages with a history of remote code execution are absent", () => {
  const names = packages.map(({ name }) => name);
  expect(names.filter((name) => /^react-server-dom-|^better-auth$/.test(name))).toEqual([]);
});

test("every package has one version and a checksum", () => {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides };
  expect(Object.entries(direct).filter(([, version]) => !/^\d[\w.-]*$/.test(`${version}`))).toEqual(
    [],
  );
  expect(packages.filter(({ integrity = "" }) => !integrity.startsWith("sha512-"))).toEqual([]);
});

test("install scripts run only for packages that are allowed by name", () => {
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript);
  const named = new Set(withScript.map(({ name }) => name));
  expect([...named].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
});

test("licences allow what the product does with the packages", () => {
  // Weak copyleft covers changes to the libraries themselves, which are used as they are.
  const allowed =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|LGPL-3\.0-or-later|OFL-1\.1|PSF-2\.0|CC0-1\.0)$/;
  const forDevelopment = /^(Python-2\.0|CC-BY-4\.0|BlueOak-1\.0\.0|Unlicense|Zlib)$/;
  const isAllowed = ({ name, license = unlisted[name] ?? "", dev }: (typeof packages)[number]) =>
    license
      .replaceAll(/[()]/g, "")
      .split(/ AND | OR /)
      .every((id) => allowed.test(id) || (dev && forDevelopment.test(id)));
  expect(packages.filter((found) => !isAllowed(found))).toEqual([]);
});

test("the bill of materials has every package, with its checksum and licence", () => {
  const text = execFileSync("npm", ["run", "--silent", "sbom"], { encoding: "utf8" });
  const listed = (JSON.parse(text).components as Component[]).map((component) => {
    const { purl, hashes, licenses = [] } = component;
    const checksum = Buffer.from(hashes[0]?.content ?? "", "hex").toString("base64");
    const names = licenses.map(({ license, expression }) => license?.id ?? expression);
    return [decodeURIComponent(purl), `sha512-${checksum}`, names.join()];
  });
  const locked = packages.map(({ name, version, integrity, license = "" }) => {
    return [`pkg:npm/${name}@${version}`, integrity, license];
  });
  expect(new Set(listed.map(String))).toEqual(new Set(locked.map(String)));
});

test("the rules of Mozilla's Observatory are locked, and no script of theirs runs", () => {
  const locked = packagesOf("tests/observatory/package-lock.json");
  expect(locked.find(({ name }) => name === "@mdn/mdn-http-observatory")?.version).toBe("1.4.8");
  expect(locked.filter(({ integrity = "" }) => !integrity.startsWith("sha512-"))).toEqual([]);
  expect(readFileSync("tests/observatory/.npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

function packagesOf(lockfile: string) {
  const lock: Record<string, Package> = readJson(lockfile).packages;
  return Object.entries(lock)
    .filter(([path]) => path !== "")
    .map(([path, found]) => ({ ...found, name: path.replace(/^.*node_modules\//, "") }));
}

function isAtLeast(version: string, floor: string): boolean {
  return version.localeCompare(floor, "en", { numeric: true }) >= 0;
}
