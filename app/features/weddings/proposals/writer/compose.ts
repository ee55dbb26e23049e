import { hashText } from "#app/ornament/seed.ts";
import { type Couple, type FactNumber, type Facts, factNumbers, type Segment } from "../rules.ts";
import { type Clause, needsComma, upperFirst } from "./clauses.ts";
import type { List } from "./lists.ts";

const marks = /\{([^{}]{1,8})\}/g;
/** Sounds clumsy said twice. */
const telling = [" ja ", " første gang ", " solnedgang ", " spurte ", " for livet ", " begynte "];
const isAhead =
  /\b(?:nå|Nå|gleder|planleg\p{L}*|skal|bryllup|glass|spørre|feire\p{L}*|gir|gjerne)(?!\p{L})/u;

type Segments = readonly Segment[];

/** What the marks of a phrase stand for; a phrase with another mark cannot be used. */
export type Values = Record<string, Segments>;

/** Chooses by what the couple told, so that the same letter gives the same text again. */
export type Choose = (purpose: string, phrases: readonly string[]) => string;

interface ChooserOptions {
  seed: string;
  /** The day has been, so nothing lies ahead. */
  isOver: boolean;
}

export function chooser({ seed, isOver }: ChooserOptions, values: Values): Choose {
  return (purpose, phrases) => {
    const possible = phrases.filter((phrase) => hasAllMarks(phrase, values));
    const fresh = possible.filter(
      (phrase) => !repeats(phrase, values) && !(isOver && isAhead.test(phrase)),
    );
    const usable = fresh.length > 0 ? fresh : possible;
    const [lane] = hashText(`${seed}|${purpose}`);
    return usable[lane % Math.max(1, usable.length)] ?? "";
  };
}

export function seedOf(couple: Couple, facts: Facts, variation: number): string {
  const { met, proposer, proposal, loves, season, party } = facts;
  const told = [met, proposer, proposal, loves, season, party];
  return JSON.stringify([couple.bride, couple.groom, couple.weddingDate, told, variation]);
}

const told = (fact: FactNumber, text: string): Segment => ({ text, fact });
const plain = (text: string): Segment => ({ text });

export function clauseValues(fact: FactNumber, { text, rest }: Clause): Values {
  const start = upperFirst(text);
  const comma = needsComma(text) ? [plain(",")] : [];
  return {
    [`${fact}`]: [told(fact, text)],
    [`${fact}!`]: [told(fact, start)],
    ...(canStandInFront(text)
      ? { [`${fact}^`]: [told(fact, start), ...comma], [`${fact},`]: [told(fact, text), ...comma] }
      : {}),
    [`${fact}+`]: rest ? [plain(" "), told(fact, rest)] : [],
  };
}

/** A long clause in front hides the verb, and a main clause has one of its own. */
function canStandInFront(text: string): boolean {
  return text.length <= 90 && !/[,:;] (?:og|men|så|for|eller) |[:;()!?]/.test(text);
}

export function listValues({ items, isCapitalSure }: List): Values {
  const fact = factNumbers.loves;
  const join = (first: string): Segment[] =>
    [first, ...items.slice(1)].flatMap((item, index) => {
      if (index === 0) return [told(fact, item)];
      return [plain(index === items.length - 1 ? " og " : ", "), told(fact, item)];
    });
  const [first = ""] = items;
  return {
    "3^": join(upperFirst(first)),
    ...(isCapitalSure ? { "3": join(first) } : {}),
  };
}

/** Returns the phrase with its marks replaced, as few segments as possible. */
export function compose(phrase: string, values: Values): Segment[] {
  const segments = phrase
    .split(marks)
    .flatMap((part, index) => (index % 2 === 0 ? [plain(part)] : (values[part] ?? [])));
  const merged: Segment[] = [];
  for (const { text, fact } of segments) {
    const last = merged.at(-1);
    if (text === "") continue;
    if (last && last.fact === fact) last.text += text;
    else merged.push(fact ? { text, fact } : { text });
  }
  const end = merged.at(-1);
  if (end && !end.fact) end.text = end.text.trimEnd();
  return merged;
}

function hasAllMarks(phrase: string, values: Values): boolean {
  return marksOf(phrase).every((mark) => Object.hasOwn(values, mark));
}

/** Tells whether the couple has said already what the phrase adds. */
function repeats(phrase: string, values: Values): boolean {
  const told = marksOf(phrase).flatMap((mark) => values[mark] ?? []);
  const theirs = words(told.map(({ text }) => text).join(" "));
  const ours = words(phrase);
  return telling.some((word) => ours.includes(word) && theirs.includes(word));
}

function marksOf(phrase: string): string[] {
  return [...phrase.matchAll(marks)].map(([, mark = ""]) => mark);
}

function words(text: string): string {
  return ` ${text.toLocaleLowerCase("nb").replace(/[^\p{L}]+/gu, " ")} `;
}
