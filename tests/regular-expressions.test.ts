import { createContext, Script } from "node:vm";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "./support/source-files.ts";
import { worstInputs } from "./support/worst-inputs.ts";

// A pattern that backtracks blocks every request while it runs. All patterns of the product take
// time in proportion to their input, whatever limits stand before them.

const inputLength = 100_000;
/** For all inputs of a pattern. Linear ones need 1 ms for each, quadratic ones 2 to 20 s. */
const maxCpuMs = 500;
/** By the clock, and so with room for a busy machine: what cuts off a pattern that goes on. */
const timeoutMs = 5_000;

const files = sourceFiles("app", "server", "database", "scripts").filter(
  ({ path }) => !/\.(test\.tsx?|css)$/.test(path),
);
const found = files.map(patternsIn);
const patterns = new Map(found.flatMap((file) => [...file.patterns]));

test("the sources hold regular expressions to check", () => {
  expect(patterns.size).toBeGreaterThan(80);
});

test("no regular expression is put together at run time", () => {
  expect(found.flatMap(({ dynamic }) => dynamic)).toEqual([]);
});

test("no regular expression is super-linear by its structure", () => {
  const slow = [...patterns].filter(([, pattern]) => analyse(pattern).reports.length > 0);
  expect(Object.fromEntries(slow)).toEqual({});
});

test("every regular expression reads 100 kB of its worst input in linear time", () => {
  const slow = [...patterns].flatMap(([where, pattern]) =>
    isSlow(pattern) ? [`${where}: ${pattern}`] : [],
  );
  expect(slow).toEqual([]);
});

test.each([
  /\s*(kr|kroner|nok)\.?\s*$/i,
  /\/+$/,
  /(a+)+$/,
  /(?:ab)*(?:ab)*$/,
  /<style.*<\/style>/s,
  /^(?:\w+\s?)*$/,
  /(?<=x.*)y/,
])("finds that %s is slow", (pattern) => {
  expect(isSlow(pattern, 200)).toBe(true);
});

const context = createContext({ pattern: /x/, inputs: [""] });
const search = new Script('for (const input of inputs) input.replace(pattern, "")');

function isSlow(pattern: RegExp, patienceMs = timeoutMs): boolean {
  Object.assign(context, { pattern, inputs: worstInputs(pattern, inputLength) });
  const before = process.threadCpuUsage();
  try {
    search.runInContext(context, { timeout: patienceMs });
  } catch {
    return true;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 > maxCpuMs;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** The regular expressions of a file by where they stand, and where it makes some from text. */
function patternsIn({ path, text }: SourceFile) {
  const patterns = new Map<string, RegExp>();
  const dynamic: string[] = [];
  const visit = (node: Node) => {
    const where = `${path}:${text.slice(0, node.start).split("\n").length}:${node.start}`;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (node.type === "Literal" && regex) {
      patterns.set(where, new RegExp(regex.pattern, regex.flags));
    }
    const inputPattern = htmlPattern(node);
    if (inputPattern !== undefined) patterns.set(where, new RegExp(`^(?:${inputPattern})$`, "v"));
    if (makesPattern(node)) dynamic.push(where);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(parseSync(path, text).program as unknown as Node);
  return { patterns, dynamic };
}

/** The `pattern` of an input, which browsers match as a whole. */
function htmlPattern(node: Node): string | undefined {
  if (node.type !== "JSXAttribute" || (node.name as Node).name !== "pattern") return;
  const value = node.value as Node | null;
  return typeof value?.value === "string" ? value.value : undefined;
}

/** `RegExp("…")`, and the methods that turn a text into a pattern. */
function makesPattern(node: Node): boolean {
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return false;
  const callee = node.callee as Node;
  if (callee.name === "RegExp") return true;
  const method = (callee.property as Node | undefined)?.name;
  const [first] = node.arguments as (Node | undefined)[];
  if (!first || !["match", "matchAll", "search"].includes(String(method))) return false;
  return first.type === "TemplateLiteral" || typeof first.value === "string";
}

function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === "string";
}
