import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { type Import, importCycles, type SourceFile, sourceFiles } from "./support/source-files.ts";

// Checks the rules of docs/architecture.md.

/** A feature may import features of earlier ranks. */
const featureRanks = [
  ["pictures", "documents", "submissions", "audit", "delivery"],
  ["accounts"],
  ["weddings"],
  ["guests", "wishlist", "gallery", "greetings", "conversations", "guides"],
  ["rsvp"],
  ["invitations"],
  ["seating"],
  ["budget"],
  ["vendors", "sms", "marketplace", "newsletter", "contact"],
];
const vocabulary =
  /^((tables|queries|commands|access|jobs|mails|actions)\.server|schema|rules|texts|topics|mails|actions)$/;
const usesTables = /^(tables|queries|commands|jobs|access)\.server$/;
const usableByFeatures = /^((tables|queries|commands|access)\.server|schema|rules|texts|topics)$/;
const vocabularyOfTests =
  /^(tables|queries|commands|access|jobs|mails|schema|rules|texts)(\.[a-z-]+)?$/;
/** Folders whose files may have any name. */
const freeFolders = [
  "routes",
  "components",
  "admin",
  "public",
  "plan",
  "solver",
  "drawing",
  "suggestion",
  "writer",
];
const forbiddenNames = /^(utils|helpers|misc|common|lib|types|constants|index|service|manager)$/;
const maxLines = 300;

const files = sourceFiles("app", "content", "server", "database", "scripts", "tests", "bench");
const app = files.filter(({ path }) => path.startsWith("app/"));
const code = app.filter((file) => !isTest(file) && !file.path.endsWith(".css"));
const routeModules = new Set(
  [...readFileSync("app/routes.ts", "utf8").matchAll(/"([^"]+\.tsx?)"/g)].map(
    ([, path]) => `app/${path}`,
  ),
);

test("there are files to check", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(code.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
  expect(routeModules.size).toBeGreaterThan(5);
});

describe("imports", () => {
  const allowed: Record<string, string[]> = {
    root: ["root", "pages", "features", "client", "platform", "ui", "ornament"],
    pages: ["pages", "features", "client", "platform", "ui", "ornament", "content"],
    features: ["features", "client", "platform", "ui", "ornament", "content"],
    client: ["client", "platform", "ui"],
    platform: ["platform"],
    ui: ["ui"],
    ornament: ["ornament"],
  };

  test("pages → features → client → platform; ui and ornament import only themselves", () => {
    expect(
      violations(code, (file, { target, ours }) => {
        const layers = allowed[layerOf(file.path)] ?? [];
        return ours && !target.includes("/+types/") && !layers.includes(layerOf(target));
      }),
    ).toEqual([]);
  });

  test("features use only earlier features", () => {
    expect(
      violations(code, (file, { target }) => {
        const [from, to] = [featureOf(file.path), featureOf(target)];
        return from !== undefined && to !== undefined && from !== to && rank(to) >= rank(from);
      }),
    ).toEqual([]);
  });

  test("features import only data and rules of other features, not screens", () => {
    expect(
      violations(code, (file, { target }) => {
        const [from, to] = [featureOf(file.path), featureOf(target)];
        return from !== undefined && to !== undefined && from !== to && !isUsable(target);
      }),
    ).toEqual([]);
  });

  test("browser modules import only types from server modules", () => {
    const forBrowsers = code.filter((file) => !isServerCode(file));
    expect(
      violations(forBrowsers, (_file, { target, typeOnly }) => {
        return !typeOnly && (/\.server\.tsx?$/.test(target) || target.endsWith("/schema.ts"));
      }),
    ).toEqual([]);
  });

  test("zod is imported by schemas only, and schemas by server modules only", () => {
    const schemas = /\/schema\.ts$|^app\/platform\/.*\.server\.ts$/;
    const elsewhere = code.filter(({ path }) => !schemas.test(path));
    expect(
      violations(elsewhere, (_file, { target, typeOnly }) => target === "zod" && !typeOnly),
    ).toEqual([]);
  });

  test("tables are imported only by queries, commands, jobs and guards of features", () => {
    const product = files.filter((file) => /^(app|server|scripts)\//.test(file.path));
    expect(
      violations(
        product.filter((file) => !isTest(file)),
        (file, { target }) => isTables(target) && !mayTouchTables(file, target),
      ),
    ).toEqual([]);
  });

  test("there are no import cycles, not even of types", () => {
    const modules = files.filter((file) => /^(app|server)\//.test(file.path) && !isTest(file));
    expect(importCycles(modules)).toEqual([]);
  });

  test("product modules do not import tests", () => {
    const product = files.filter((file) => /^(app|server|database|scripts)\//.test(file.path));
    expect(
      violations(
        product.filter((file) => !isTest(file)),
        (_file, { target, ours }) => ours && /^tests\/|\.test\.tsx?$/.test(target),
      ),
    ).toEqual([]);
  });
});

describe("names and shapes of files", () => {
  test("features use only the documented file names", () => {
    const named = app.filter(({ path }) => featureOf(path) && !isIn(path, ...freeFolders));
    expect(
      named
        .filter((file) => !(isTest(file) ? vocabularyOfTests : vocabulary).test(stem(file)))
        .map(toPath),
    ).toEqual([]);
  });

  test("every feature has a place in the order", () => {
    const features = new Set(app.flatMap(({ path }) => featureOf(path) ?? []));
    expect([...features].filter((feature) => rank(feature) < 0)).toEqual([]);
  });

  test("no file or folder has a meaningless name", () => {
    expect(
      files
        .filter(({ path, name }) =>
          [...path.split("/").slice(0, -1), name].some((part) => forbiddenNames.test(part)),
        )
        .map(toPath),
    ).toEqual([]);
  });

  test("there are no barrel files", () => {
    expect(files.filter(({ isBarrel }) => isBarrel).map(toPath)).toEqual([]);
  });

  test("only routes and framework files have a default export", () => {
    const framework = /^app\/(root|routes|entry\.(client|server))\.tsx?$/;
    expect(
      code
        .filter((file) => file.hasDefaultExport)
        .filter(({ path }) => !routeModules.has(path) && !framework.test(path))
        .map(toPath),
    ).toEqual([]);
  });

  test(`no file is longer than ${maxLines} lines`, () => {
    expect(
      files.filter(({ lines }) => lines > maxLines).map(({ path, lines }) => `${path}: ${lines}`),
    ).toEqual([]);
  });
});

describe("code rules", () => {
  test("there are no style attributes, because the content security policy forbids them", () => {
    expect(code.filter(({ text }) => /\sstyle=\{/.test(text)).map(toPath)).toEqual([]);
  });

  test("no class makes a rule about every element, or styles a group's content by its place", () => {
    const isCostly = /[\s"'`:]\*\*?:[a-z[]|\bgroup-(?:first|last|odd|even|only|nth)/;
    expect(code.filter(({ text }) => isCostly.test(text)).map(toPath)).toEqual([]);
  });

  test("the focus moves at once, because in a later frame it is taken from what was reached since", () => {
    const isLate = /requestAnimationFrame\(\s*\(\) =>[^;]*focus/i;
    expect(code.filter(({ text }) => isLate.test(text)).map(toPath)).toEqual([]);
  });

  test("on the server only the clock reads the time", () => {
    const onServer = code.filter((file) => /\.server\.tsx?$|\/rules\.ts$/.test(file.path));
    expect(
      onServer.filter(({ text }) => /Date\.now\(\)|new Date\(\)/.test(text)).map(toPath),
    ).toEqual([]);
  });
});

function violations(
  importers: SourceFile[],
  isForbidden: (file: SourceFile, imported: Import) => boolean,
): string[] {
  return importers.flatMap((file) =>
    file.imports
      .filter((imported) => isForbidden(file, imported))
      .map(({ target }) => `${file.path} → ${target}`),
  );
}

function layerOf(path: string): string {
  const [, layer, ...rest] = path.split("/");
  if (path.startsWith("content/")) return "content";
  if (!path.startsWith("app/")) return "outside";
  return rest.length === 0 ? "root" : (layer ?? "");
}

function featureOf(path: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(path)?.[1];
}

function rank(feature: string): number {
  return featureRanks.findIndex((features) => features.includes(feature));
}

function isTables(path: string): boolean {
  return path.endsWith("/tables.server.ts");
}

/** A platform module uses the tables of its own folder. */
function mayTouchTables({ path }: SourceFile, tables: string): boolean {
  if (layerOf(path) === "platform") return dirname(path) === dirname(tables);
  return featureOf(path) !== undefined && usesTables.test(stem({ path }));
}

function isUsable(path: string): boolean {
  return !isIn(path, ...freeFolders) && usableByFeatures.test(stem({ path }));
}

/** Route modules are split by the framework; loaders and actions never reach a browser. */
function isServerCode({ path }: SourceFile): boolean {
  return (
    routeModules.has(path) ||
    /\.server\.tsx?$|\/(schema|mails)\.tsx?$|^app\/(root|entry\.server)\.tsx$/.test(path)
  );
}

function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$/.test(path);
}

function isIn(path: string, ...folders: string[]): boolean {
  return path.split("/").some((part) => folders.includes(part));
}

function stem({ path }: { path: string }): string {
  return (path.split("/").at(-1) ?? "").replace(/(\.test)?\.tsx?$/, "");
}

function toPath({ path }: SourceFile): string {
  return path;
}
