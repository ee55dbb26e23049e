import { lowerFirst, readClause, tidy } from "./clauses.ts";

/** The things a couple is glad of. */
export interface List {
  items: string[];
  /** The first word has a capital that may be a name's, so it can only begin a sentence. */
  isCapitalSure: boolean;
  /** Things one can be given; not "å gå på tur". */
  isNouns: boolean;
}

const maxItems = 6;
const maxItemLength = 60;
const infinitives = new Set(
  "bade bake danse dra drikke fiske gå hage høre jakte lage le lese lytte løpe padle plukke reise rusle se seile sitte sjonglere snakke sove spille spise strikke sy sykle synge trene være vandre".split(
    " ",
  ),
);
/** Words that people begin an answer with, written with a capital for that reason only. */
const common = new Set(
  `alt alle barn bade brettspill bøker dans dyr familie familien fest film filmer fjell fjellet fjellturer fotball
   friluftsliv frokost gode god hage hagen hunder hunden hund hverandre hytta hytte hytteturer håndball is kaffe
   katten katter konserter lange late lesing litteratur mat matlaging musikk natur naturen ost quiz reise reiser
   reiser sang sene seiling sjøen ski skiturer skog skogen skogsturer sol sommer sommeren spill strikking svømming
   søndager taco teater trening tur turer varme venner vin øl å`.split(/\s+/),
);

/** Returns null for an answer that is no list. */
export function readList(typed: string): List | null {
  const clause = readClause("loves", typed);
  if (!clause || clause.rest) return null;
  const items = splitItems(clause.text);
  const isShort = items.length <= maxItems && items.every(({ length }) => length <= maxItemLength);
  if (!isShort || items.some(isSentence)) return null;
  const [first = ""] = items;
  const [word = ""] = first.toLocaleLowerCase("nb").split(" ");
  const isCapital = /^\p{Lu}/u.test(first);
  if (isCapital && (common.has(word) || infinitives.has(word))) items[0] = lowerFirst(first);
  if (infinitives.has(word) && word !== "hage") items[0] = `å ${items[0]}`;
  const isSure = !isCapital || common.has(word) || infinitives.has(word);
  return { items, isCapitalSure: isSure, isNouns: !items.some((item) => item.startsWith("å ")) };
}

function splitItems(text: string): string[] {
  const parts = text.split(/[,;] (?:og )?/);
  const last = parts.pop() ?? "";
  // An "og" inside the last part separates two things unless that part is long, such as
  // "å sitte ute og se på havet".
  const tail = last.startsWith("å ") ? [last] : last.split(/ (?:og|&) /);
  return [...parts, ...tail].map((item) => tidy(item)).filter(Boolean);
}

function isSentence(item: string): boolean {
  return /^(?:vi|jeg|han|hun|det|at) |[.!?:]/i.test(item);
}
