import { type Couple, type Facts, type FactText, factTexts } from "../rules.ts";

/** What is sent of a gap: words, and names of which only a number is sent. */
export interface SlipPart {
  text: string;
  /** The number of a name that stays here. */
  hidden?: number;
}

export interface Slip {
  parts: Record<FactText, SlipPart[]>;
  /** By number, from 1; the couple's own are the first two. */
  names: string[];
}

const places = new Set(["på", "i", "ved", "over", "under", "rundt", "mot", "utenfor"]);
const secrets =
  /\d(?:[ -]?\d){4,12}|\b\d{1,2}\. ?(?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember)(?: \d{4})?|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/giu;

/** Blacks out names, dates, addresses and numbers. Names of places stay, except the wedding's. */
export function redact(couple: Couple & { venue: string }, facts: Facts): Slip {
  const names = [couple.bride, couple.groom];
  const known = [couple.bride, couple.groom, couple.venue, couple.city]
    .flatMap((name) => [name, ...name.split(/[\s,]+/)])
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length);
  const numberOf = (name: string) => {
    const index = names.findIndex((other) => other.toLowerCase() === name.toLowerCase());
    return index < 0 ? names.push(name) : index + 1;
  };
  const parts = Object.fromEntries(
    factTexts.map((fact) => [fact, hide(facts[fact], known, numberOf)]),
  );
  return { parts: parts as Record<FactText, SlipPart[]>, names };
}

/** The mark that is sent for a name. */
export function markFor(hidden: number): string {
  return `[N${hidden}]`;
}

export function sentText(parts: readonly SlipPart[]): string {
  return parts.map(({ text, hidden }) => (hidden ? markFor(hidden) : text)).join("");
}

/** Puts the names back; a mark that stands for none stays. */
export function restoreNames(text: string, names: readonly string[]): string {
  return text.replace(/\[N(\d{1,3})\]/g, (mark, number) => names[Number(number) - 1] ?? mark);
}

function hide(
  text: string,
  known: readonly string[],
  numberOf: (name: string) => number,
): SlipPart[] {
  const hidden = new Map<number, number>();
  for (const { index, 0: found } of text.matchAll(secrets)) hidden.set(index, found.length);
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    if (word.includes("@")) hidden.set(index, word.length);
  }
  for (const name of known) {
    for (let at = find(text, name, 0); at >= 0; at = find(text, name, at + 1)) {
      if (isWordAt(text, at, name.length))
        hidden.set(at, Math.max(hidden.get(at) ?? 0, name.length));
    }
  }
  let isPlace = false;
  let before = "";
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{M}'’-]+/gu)) {
    const isName = /^\p{Lu}/u.test(word) && !(index === 0 && /\s/.test(text) && isUsualStart(word));
    isPlace = isName && (places.has(before) || isPlace);
    if (isName && !isPlace && !hidden.has(index)) hidden.set(index, word.length);
    before = word.toLocaleLowerCase("nb");
  }
  return cut(text, hidden, numberOf);
}

function cut(
  text: string,
  hidden: ReadonlyMap<number, number>,
  numberOf: (name: string) => number,
): SlipPart[] {
  const parts: SlipPart[] = [];
  let end = 0;
  for (const [start, length] of [...hidden].sort(([a], [b]) => a - b)) {
    if (start < end) continue;
    if (start > end) parts.push({ text: text.slice(end, start) });
    const name = text.slice(start, start + length);
    parts.push({ text: name, hidden: numberOf(name) });
    end = start + length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function find(text: string, name: string, from: number): number {
  return text.toLocaleLowerCase("nb").indexOf(name.toLocaleLowerCase("nb"), from);
}

function isWordAt(text: string, start: number, length: number): boolean {
  const letter = /\p{L}/u;
  // A genitive s belongs to the name.
  const after = text.slice(start + length).replace(/^s(?!\p{L})/u, "");
  return !letter.test(text.slice(start - 1, start)) && !letter.test(after.slice(0, 1));
}

function isUsualStart(word: string): boolean {
  return /^(?:Vi|På|I|Ved|Hos|Over|Under|Gjennom|Da|Mens|En|Et|Ei|Det|Den|Hjemme|Ute|Å|Han|Hun|Jeg|Etter|Første|Via|Med|Som|Til|For|Fra|Mat|Ski|Kaffe|Turer|Sene|Lange|Gode|Musikk|Hytta|Hytteturer|Fjellturer)$/.test(
    word,
  );
}
