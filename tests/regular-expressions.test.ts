import { createContext, Script } from "node:vm";
import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "./support/source-files.ts";

// A backtracking pattern blocks all other requests. Every pattern must take linear time, even if its
// input is limited.

const inputLength = 100_000;
/** For all inputs of a pattern. Linear patterns take 1 ms per input, quadratic ones 2 to 20 s. */
const maxCpuMs = 500;
/** Wall time after which a pattern is stopped, long enough for a busy machine. */
const timeoutMs = 5_000;

const files = sourceFiles("app", "server", "database", "scripts").filter(
  ({ path }) => !/\.(test\.tsx?|css)$/.test(path),
);
const found = files.map(patternsIn);
const patterns = new Map(found.flatMap((file) => [...file.patterns]));

test("regular expressions are found", () => {
  expect(patterns.size).toBeGreaterThan(80);
});

test("no regular expression is built at run time", () => {
  expect(found.flatMap(({ dynamic }) => dynamic)).toEqual([]);
});

test("no regular expression has a structure of super-linear time", () => {
  const slow = [...patterns].filter(([, pattern]) => analyse(pattern).reports.length > 0);
  expect(Object.fromEntries(slow)).toEqual({});
});

test("every regular expression matches 100 kB of its worst input in linear time", () => {
  const slow = [...patterns].flatMap(([location, pattern]) =>
    isSlow(pattern) ? [`${location}: ${pattern}`] : [],
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
])("%s is found to be slow", (pattern) => {
  expect(isSlow(pattern, 200)).toBe(true);
});

const context = createContext({ pattern: /x/, inputs: [""] });
const search = new Script('for (const input of inputs) input.replace(pattern, "")');

function isSlow(pattern: RegExp, limitMs = timeoutMs): boolean {
  Object.assign(context, { pattern, inputs: worstInputs(pattern, inputLength) });
  const cpuBefore = process.threadCpuUsage();
  try {
    search.runInContext(context, { timeout: limitMs });
  } catch {
    return true;
  }
  const { user, system } = process.threadCpuUsage(cpuBefore);
  return (user + system) / 1000 > maxCpuMs;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Returns the patterns of a file by position, and the positions of those built from text. */
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

/** Returns the `pattern` attribute of an input, which browsers match against the whole value. */
function htmlPattern(node: Node): string | undefined {
  if (node.type !== "JSXAttribute" || (node.name as Node).name !== "pattern") return;
  const value = node.value as Node | null;
  return typeof value?.value === "string" ? value.value : undefined;
}

/** Matches `RegExp("…")` and methods that convert a string to a pattern. */
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

const maxCodePoint = 0x10_ffff;
/** Quantifiers that repeat at least this often are treated as unbounded. */
const unbounded = 64;
const commonCharacters = [..." \n\ta0-./=", "\u0301", "\u2028"];
const mismatches = ["", "\0", "\n\u{1f512}"];

/**
 * Returns texts of `length` UTF-16 units that cause the most backtracking: for each quantifier, its
 * repeated part after its prefix, followed by a mismatch.
 */
function worstInputs(pattern: RegExp, length: number): string[] {
  const { pattern: tree } = new RegExpParser({ ecmaVersion: 2025 }).parseLiteral(String(pattern));
  const characters = new Set(commonCharacters);
  const quantifiers: AST.Quantifier[] = [];
  visitRegExpAST(tree, {
    onCharacterEnter: ({ value }) => void characters.add(String.fromCodePoint(value)),
    onQuantifierEnter: (node) => void (node.max >= unbounded && quantifiers.push(node)),
  });
  if (quantifiers.length === 0) return [];

  const example = (node: AST.Node) => exampleOf(node, pattern.flags, [...characters]);
  const pumps = new Set(characters);
  const leads = new Set([""]);
  for (const quantifier of quantifiers) {
    const lead = leadTo(quantifier, example);
    const repeated = alternativesOf(quantifier.element).map(example);
    leads.add(lead);
    for (const pump of [...repeated, repeated.join(""), lead, lead + repeated[0]]) pumps.add(pump);
  }
  pumps.delete("");
  return [...pumps].flatMap((pump) =>
    [...leads].flatMap((lead) =>
      mismatches.map((mismatch) => {
        const repeats = Math.ceil((length - lead.length - mismatch.length) / pump.length);
        return lead + pump.repeat(repeats) + mismatch;
      }),
    ),
  );
}

/** Returns a text that matches the part of the pattern before `node`. */
function leadTo(node: AST.Node, example: (node: AST.Node) => string): string {
  const { parent } = node;
  if (!parent) return "";
  const elements = parent.type === "Alternative" ? parent.elements : [];
  const siblings = elements.slice(0, elements.indexOf(node as AST.Element));
  return leadTo(parent, example) + siblings.map(example).join("");
}

function alternativesOf(node: AST.Node): AST.Node[] {
  return "alternatives" in node ? (node.alternatives as AST.Node[]) : [node];
}

/** Returns a short match of `node`. Assertions and backreferences count as empty. */
function exampleOf(node: AST.Node, flags: string, characters: string[]): string {
  const example = (part: AST.Node) => exampleOf(part, flags, characters);
  switch (node.type) {
    case "Character":
      return String.fromCodePoint(node.value);
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return characterOf(node.raw, flags, characters);
    case "Alternative":
      return node.elements.map(example).join("");
    case "Group":
    case "CapturingGroup":
      return example(node.alternatives[0] as AST.Node);
    case "Quantifier":
      return example(node.element).repeat(Math.min(Math.max(node.min, 1), node.max));
    default:
      return "";
  }
}

function characterOf(source: string, flags: string, characters: string[]): string {
  const one = new RegExp(`^${source}$`, flags.replace(/[gy]/g, ""));
  const known = characters.find((character) => one.test(character));
  if (known !== undefined) return known;
  for (let point = 0; point <= maxCodePoint; point++) {
    const character = String.fromCodePoint(point);
    if (one.test(character)) return character;
  }
  return "";
}
