import { sql } from "drizzle-orm";
import { cachedForMinute } from "#app/platform/db/cached.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { correctWords, type Dictionary, makeDictionary } from "#app/platform/spelling.ts";
import { vendorCategories } from "../../rules.ts";
import { shownVendors, vendors } from "../../tables.server.ts";
import { categoryTexts } from "../../texts.ts";

/** Replaces the words that no vendor has. Returns null when nothing is to be replaced. */
export async function correctSpelling(words: string[]): Promise<string[] | null> {
  return correctWords(words, await findKnownWords(words), await loadDictionary());
}

async function findKnownWords(words: string[]): Promise<Set<string>> {
  const { rows } = await db().execute<{ word: string }>(sql`
    select word from unnest(${sql.param(words)}::text[]) as word
    where exists (
      select from ${shownVendors.view} where ${vendors.status} = 'approved'
        and ${vendors.search} @@ to_tsquery('norwegian', quote_literal(word))
    )`);
  return new Set(rows.map(({ word }) => word));
}

const loadDictionary = cachedForMinute(async (): Promise<Dictionary> => {
  const found = await db()
    .select({ text: sql<string>`${vendors.businessName} || ' ' || ${vendors.town}` })
    .from(shownVendors.rows)
    .where(sql`${vendors.status} = 'approved'`);
  const categories = vendorCategories.map((category) =>
    Object.values(categoryTexts[category]).join(" "),
  );
  return makeDictionary([...categories, ...found.map((vendor) => vendor.text)]);
});
