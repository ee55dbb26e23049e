import { type FactNumber, type Facts, factNumbers, type Segment } from "../rules.ts";
import { partyWords, seasonWords } from "./texts.ts";

const unimportant = new Set(
  "alle alt bare ble blir dag dagen den denne der dere det dette eller en er et for fra går gjerne gode ham han har hun hver hverandre ikke jeg kan kom litt man med meg men mer noe når oss over seg selv skal som til under var ved vi vil vår være".split(
    " ",
  ),
);
const minWordLength = 3;
const stemLength = 5;

/** Marks the couple's own words in a model's text, and the sentences that have none of them. */
export function attribute(text: string, facts: Facts): Segment[] {
  const sources = sourcesOf(facts);
  const sentences = text.split(/(?<=[.!?]["»)]?\s)/u);
  return sentences.flatMap((sentence) => {
    const segments = markWords(sentence, sources);
    const isFounded = segments.some(({ fact }) => fact);
    return isFounded ? segments : [{ text: sentence, isUnfounded: true }];
  });
}

interface Source {
  fact: FactNumber;
  text: string;
  words: Set<string>;
}

function sourcesOf({ met, proposal, loves, season, party }: Facts): Source[] {
  const told: [FactNumber, string][] = [
    [factNumbers.met, met],
    [factNumbers.proposal, proposal],
    [factNumbers.loves, loves],
    [factNumbers.season, season && seasonWords[season].definite],
    [factNumbers.party, party && partyWords[party].what],
  ];
  return told.map(([fact, text]) => {
    const lower = text.toLocaleLowerCase("nb");
    const words = [...lower.matchAll(/\p{L}+/gu)].map(([word]) => word);
    return { fact, text: lower, words: new Set(words.filter(isImportant).map(stem)) };
  });
}

function markWords(sentence: string, sources: readonly Source[]): Segment[] {
  const found: { fact: FactNumber; source: string; start: number; end: number }[] = [];
  for (const { index, 0: word } of sentence.matchAll(/\p{L}+/gu)) {
    const lower = word.toLocaleLowerCase("nb");
    const source = isImportant(lower)
      ? sources.find(({ words }) => words.has(stem(lower)))
      : undefined;
    if (!source) continue;
    const end = index + word.length;
    const last = found.at(-1);
    const between = last && sentence.slice(last.start, end).toLocaleLowerCase("nb");
    if (last && last.fact === source.fact && between && source.text.includes(between))
      last.end = end;
    else found.push({ fact: source.fact, source: source.text, start: index, end });
  }
  const segments: Segment[] = [];
  let at = 0;
  for (const { fact, start, end } of found) {
    if (start > at) segments.push({ text: sentence.slice(at, start) });
    segments.push({ text: sentence.slice(start, end), fact });
    at = end;
  }
  if (at < sentence.length) segments.push({ text: sentence.slice(at) });
  return segments;
}

function isImportant(word: string): boolean {
  return word.length >= minWordLength && !unimportant.has(word);
}

/** Endings of Norwegian words vary: sommeren, sommer. */
function stem(word: string): string {
  return word.slice(0, stemLength);
}
