import { foldForSearch } from "#app/platform/search-text.ts";
import { nearestListedTown } from "#content/towns.ts";
import {
  type ListingCategory,
  type ListingColour,
  type ListingCondition,
  type ListingKind,
  priceBandOf,
  type SellerKind,
} from "../../rules.ts";
import { sizeSlug } from "../rules.ts";

export interface SearchableListing {
  title: string;
  description: string;
  category: ListingCategory;
  kind: ListingKind | null;
  condition: ListingCondition;
  sellerKind: SellerKind;
  price: number;
  size: string | null;
  colour: ListingColour | null;
  town: string;
  county: string;
}

/** Returns words of a–z and 0–9 with spaces between them. */
export function foldText(...parts: string[]): string {
  return foldForSearch(parts.join(" "))
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Folded. What ends compounds, and what begins them, in the words of weddings. */
const heads =
  "kjole sko sandal stovel dress slor krans bukett blomst kort holder stake glass lys lykt lenke duk loper vase bue skilt plakat krone kam smykke ring belte jakke vest skjorte sloyfe slips kurv skal fat mugge krus bestikk pute pledd teppe bok album boks eske skrin pynt dekor serviett bord stol lokale gard lave naust telt ranke hatt veske sjal hanske strompe spenne knapp invitasjon konvolutt gave".split(
    " ",
  );
const stems =
  "brude brudgom bryllup brud ball fest havfrue silke blonde tyll lin ull sommer vinter blomster blomst lyse bord gjeste mens te hage hand har hals bunad konfirmasjon dap tak takk velkomst seremoni krystall perle solv gull messing champagne vin ol eukalyptus peon rose vielse morgen slep pike jente gutte invitasjon meny plass".split(
    " ",
  );

const headsByLength = heads.toSorted((a, b) => b.length - a.length);
const known = new Set([...heads, ...stems]);
const endings = ["", "n", "r", "e", "en", "er", "et", "ne", "ene", "s", "rs", "ns"];
const minPartLength = 3;

/** Returns the parts of a folded compound: `brudekjolen` is `brude` and `kjole`. None for others. */
export function compoundParts(word: string): string[] {
  const compound = splitCompound(word);
  if (!compound) return [];
  const inner = compoundParts(compound.first);
  return [...(inner.length > 0 ? inner : [compound.first]), compound.head];
}

/** Returns what people type of a compound: `bordkortholder` has `bordkort`, `holder` and the parts. */
export function wordsWithin(word: string): string[] {
  const compound = splitCompound(word);
  return compound ? [compound.first, compound.head, ...wordsWithin(compound.first)] : [];
}

function splitCompound(word: string): { first: string; head: string } | null {
  for (const head of headsByLength) {
    const at = word.lastIndexOf(head);
    if (at < minPartLength || !endings.includes(word.slice(at + head.length))) continue;
    return { first: withoutLink(word.slice(0, at)), head };
  }
  return null;
}

/** The s that joins two words: `bryllups` of `bryllupskjole`. */
function withoutLink(first: string): string {
  const isLinked = first.endsWith("s") && !known.has(first) && first.length > minPartLength;
  return isLinked ? first.slice(0, -1) : first;
}

/** The filters of a listing as words of its search column. */
export function filterLexemes(listing: SearchableListing): string[] {
  const { kind, size, colour } = listing;
  const town = nearestListedTown(listing);
  return [
    filterLexeme("category", listing.category),
    filterLexeme("condition", listing.condition),
    filterLexeme("seller", listing.sellerKind),
    filterLexeme("band", priceBandOf(listing.price)),
    filterLexeme("county", placeSlug(listing.county)),
    ...(kind ? [filterLexeme("kind", kind)] : []),
    ...(size ? [filterLexeme("size", sizeSlug(size))] : []),
    ...(colour ? [filterLexeme("colour", colour)] : []),
    ...(town ? [filterLexeme("town", placeSlug(town.name))] : []),
  ];
}

/** The groups of filters that are words of the search column. */
export type FilterGroup =
  | "category"
  | "kind"
  | "condition"
  | "seller"
  | "band"
  | "size"
  | "colour"
  | "county"
  | "town";

/** No word of a text has a colon. */
function filterLexeme(group: FilterGroup, value: string): string {
  return `${group}:${value}`;
}

/** Returns what must occur, as `tsquery` reads it; empty without filters. */
export function filterQuery(chosen: Partial<Record<FilterGroup, readonly string[]>>): string {
  const groups = Object.entries(chosen) as [FilterGroup, readonly string[]][];
  return groups
    .filter(([, values]) => values.length > 0)
    .map(([group, values]) => {
      const either = values.map((value) => `'${filterLexeme(group, value)}'`);
      return `(${either.join(" | ")})`;
    })
    .join(" & ");
}

export function placeSlug(name: string): string {
  return foldText(name).replaceAll(" ", "-");
}
