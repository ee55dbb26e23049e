import { sql } from "drizzle-orm";
import { cachedForMinute } from "#app/platform/db/cached.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { searchWords } from "#app/platform/search-text.ts";
import { correctWords, type Dictionary, makeDictionary } from "#app/platform/spelling.ts";
import { listings, shownListings } from "../../tables.server.ts";
import { categoryTexts, kindTexts } from "../../texts.ts";
import { wordsMatch } from "../words/queries.server.ts";
import { wordsWithin } from "../words/rules.ts";

/** Replaces the words that no listing has. Returns null when nothing is to be replaced. */
export async function correctSpelling(words: string[]): Promise<string[] | null> {
  return correctWords(words, await findKnownWords(words), await loadDictionary());
}

async function findKnownWords(words: string[]): Promise<Set<string>> {
  const found = await Promise.all(
    words.map(async (word) => {
      const { rows } = await db().execute(
        sql`select from ${shownListings.view}
          where ${listings.status} in ('published', 'reserved') and ${wordsMatch([word])}
          order by ${listings.publishedAt} desc limit 1`,
      );
      return rows.length > 0 ? [word] : [];
    }),
  );
  return new Set(found.flat());
}

/** So many titles have all the words that are typed often. */
const maxTitles = 5000;

const loadDictionary = cachedForMinute(async (): Promise<Dictionary> => {
  const { rows } = await db().execute<{ title: string }>(sql`
    select ${listings.title} as title from ${shownListings.view}
    where ${listings.status} in ('published', 'reserved')
    order by ${listings.publishedAt} desc, ${listings.id} desc limit ${maxTitles}`);
  const names = [...Object.values(categoryTexts), ...Object.values(kindTexts)];
  const titles = rows.map(({ title }) => {
    const within = searchWords(title, Number.POSITIVE_INFINITY).flatMap(wordsWithin);
    return `${title} ${within.join(" ")}`;
  });
  return makeDictionary([...names, ...titles]);
});
