import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";

const maxCodePoint = 0x10_ffff;
/** Quantifiers that repeat at least this often are treated as unbounded. */
const unbounded = 64;
const commonCharacters = [..." \n\ta0-./=", "\u0301", "\u2028"];
const mismatches = ["", "\0", "\n\u{1f512}"];

/**
 * Texts of `length` UTF-16 units that make a backtracking engine do the most work for `pattern`:
 * what each quantifier repeats, and what leads up to it, repeated and followed by a mismatch.
 */
export function worstInputs(pattern: RegExp, length: number): string[] {
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

/** An example of everything that stands before `node` in its pattern. */
function leadTo(node: AST.Node, example: (node: AST.Node) => string): string {
  const { parent } = node;
  if (!parent) return "";
  const before = parent.type === "Alternative" ? parent.elements : [];
  const siblings = before.slice(0, before.indexOf(node as AST.Element));
  return leadTo(parent, example) + siblings.map(example).join("");
}

function alternativesOf(node: AST.Node): AST.Node[] {
  return "alternatives" in node ? (node.alternatives as AST.Node[]) : [node];
}

/** A short text that `node` matches. Assertions and backreferences are taken as empty. */
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
