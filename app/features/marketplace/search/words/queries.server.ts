import { type SQL, sql } from "drizzle-orm";
import { foldForSearch, searchWords } from "#app/platform/search-text.ts";
import { listings } from "../../tables.server.ts";
import { compoundParts, filterLexemes, foldText, type SearchableListing } from "./rules.ts";

/** Returns the columns that must be written with the words and filters they come from. */
export function searchColumns(listing: SearchableListing): { search: SQL<string>; folded: string } {
  const { title, description } = listing;
  const parts = searchWords(title, Number.POSITIVE_INFINITY).flatMap(compoundParts);
  const weighted = (weight: string, text: string) =>
    sql`setweight(to_tsvector('norwegian', ${foldForSearch(text)}), ${weight})`;
  const words = sql`${weighted("A", title)} || ${weighted("B", parts.join(" "))} || ${weighted("C", description)}`;
  return {
    search: sql`${words} || array_to_tsvector(${sql.param(filterLexemes(listing))}::text[])`,
    folded: foldText(title, description),
  };
}

/** Every word occurs: as a word, as the parts of a compound, or within a word. */
export function wordsMatch(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  return sql.join(words.map(wordMatches), sql` and `);
}

/** Ranks what `wordsMatch` finds. */
export function wordsRank(words: readonly string[]): SQL {
  return sql`ts_rank(${listings.search}, ${sql.join(words.map(wordQuery), sql` || `)})`;
}

/** From three letters on, the index of the folded text finds what is within words. */
const minSubstring = 3;

function wordMatches(word: string): SQL {
  const asWord = sql`${listings.search} @@ ${wordQuery(word)}`;
  if (foldText(word).length < minSubstring) return asWord;
  return sql`(${asWord} or ${listings.folded} like '%' || ${stemOf(word)} || '%')`;
}

/** Letters and digits only, so that it needs no escape. */
function stemOf(word: string): SQL {
  return sql`coalesce((ts_lexize('norwegian_stem', ${foldText(word)}))[1], ${foldText(word)})`;
}

function wordQuery(word: string): SQL {
  const parts = compoundParts(word);
  const whole = sql`to_tsquery('norwegian', ${`'${word}'`})`;
  if (parts.length === 0) return whole;
  const together = parts.map((part) => `'${part}'`).join(" & ");
  return sql`(${whole} || to_tsquery('norwegian', ${together}))`;
}
