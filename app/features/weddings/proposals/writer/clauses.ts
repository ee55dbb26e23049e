import type { FactText } from "../rules.ts";

/** What a couple wrote into a gap, ready to be put into a sentence. */
export interface Clause {
  /** Without its full stop; lower case where it continues a sentence. */
  text: string;
  /** Sentences that followed the first, with their full stops. */
  rest: string;
  /** Continues the words before the gap, such as "på en dugnad"; anything else stands alone. */
  isContinuation: boolean;
}

const continuations = new Set(
  `allerede bak bare blant borte da der dypt en etter ett et fjorten for foran fordi forrige fra først første
   gjennom helt hjemme høst høsten høyt hos i idet igjen inne innerst langs lenge litt mandag med mellom mens midt
   mot natt nede nederst nederste nyttårsaften når om omkring oppe oppå over på påsken rett rundt sammen sent
   seint sommeren søndag tidlig til tilfeldig ti to torsdag tirsdag tre under ute utenfor utpå ved via vinteren
   våren lørdag onsdag fredag julaften langt nesten like`.split(/\s+/),
);

const wholeContinuations = new Set(["hjemme", "ute", "tilfeldig", "julaften", "nyttårsaften"]);

/** Begin with a noun, so that they continue a sentence only before one of time. */
const articles = new Set(["en", "ei", "et", "ett", "to", "tre", "ti", "fjorten"]);
const timeWords =
  /^\S+ (?:\S+ ){0,2}?(?:dag|kveld|natt|morgen|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag|sommer|høst|vinter|vår|ettermiddag|formiddag|helg|gang|år|uke|uker|måned|måneder)\b/i;

/** Words of the letter that people write into its gap again. */
const prefixes: Readonly<Record<FactText, RegExp>> = {
  met: /^(?:vi (?:to )?)?(?:møttes|møtte hverandre|traff hverandre|fant hverandre|ble kjent)(?: med hverandre)? /i,
  proposal:
    /^(?:(?:han|hun|jeg|vi) fridde(?: til (?:hverandre|henne|ham|han|meg))?|(?:frieriet )?(?:skjedde|fridde|kom|var)) /i,
  loves: /^(?:det )?vi (?:er (?:veldig |så )?glad(?:e)? i|elsker|liker),?(?: er)? /i,
};

const subordinate = /(?<!\p{L})(?:da|som|mens|fordi|der|hvor|at|når|idet|før)(?!\p{L})/iu;
const shortForms = /(?:^|[\s(])(?:bl\.a|f\.eks|ca|nr|kl|dr|st|pr|osv|m\.m|o\.l|\p{L}{1,2})$/iu;

/** Returns null for an empty gap. `names` are those that may stand before "fridde". */
export function readClause(
  fact: FactText,
  typed: string,
  names: readonly string[] = [],
): Clause | null {
  const line = tidy(typed);
  if (!/[\p{L}\p{N}]/u.test(line)) return null;
  const [first, rest] = splitSentence(withoutPrefix(fact, line, names));
  const text = withoutEnd(first);
  if (!text) return null;
  const isContinuation = continues(text);
  return {
    text: isContinuation ? lowerFirst(text) : text,
    rest: rest && withEnd(upperFirst(rest)),
    isContinuation,
  };
}

/** Norwegian has a comma after a clause that comes first. */
export function needsComma(text: string): boolean {
  return text.includes(",") || subordinate.test(text);
}

export function upperFirst(text: string): string {
  return text.replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, before, letter) => {
    return before + letter.toLocaleUpperCase("nb");
  });
}

export function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase("nb"));
}

export function tidy(typed: string): string {
  return typed
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .replace(/\.{2,}|…/g, ".")
    .replace(/([!?,;:])\1+/g, "$1")
    .trim();
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " .,;:!?–-".includes(text.charAt(end - 1))) end--;
  return text.slice(0, end).trim();
}

function withEnd(text: string): string {
  return /[.!?][»")]*$/.test(text) ? text : `${withoutEnd(text)}.`;
}

function withoutPrefix(fact: FactText, line: string, names: readonly string[]): string {
  let text = line;
  for (const name of names) {
    const start = `${name} fridde `;
    if (text.toLowerCase().startsWith(start.toLowerCase())) text = text.slice(start.length);
  }
  return text.replace(prefixes[fact], "");
}

function splitSentence(line: string): [string, string] {
  for (const match of line.matchAll(/[.!?][»")]? (?=[\p{Lu}\p{N}«"])/gu)) {
    const before = line.slice(0, match.index);
    if (line[match.index] === "." && shortForms.test(before)) continue;
    const end = match.index + match[0].length;
    return [line.slice(0, end), line.slice(end)];
  }
  return [line, ""];
}

function continues(text: string): boolean {
  const [word = ""] = text.toLocaleLowerCase("nb").split(/[\s,]/);
  if (!text.includes(" ")) return wholeContinuations.has(word);
  if (articles.has(word)) return timeWords.test(text);
  return continuations.has(word);
}
