import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { cachedForMinute } from "#app/platform/db/cached.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { foldForSearch, searchWords } from "#app/platform/search-text.ts";
import type { PriceRange, VendorCategory } from "../rules.ts";
import {
  shownVendors,
  vendorDates,
  vendorOrder,
  vendorPictures,
  vendors,
} from "../tables.server.ts";
import { categoryTexts } from "../texts.ts";
import { type VendorQuery, vendorsPerPage } from "./rules.ts";
import { correctSpelling } from "./spelling/queries.server.ts";

export interface SearchableVendor {
  businessName: string;
  category: VendorCategory;
  description: string;
  included: string | null;
  address: string | null;
  town: string;
  priceRange: PriceRange;
}

/** Returns the value of the column `search`, which must be written with the words it comes from. */
export function searchVector(vendor: SearchableVendor): SQL<string> {
  const { name, description } = categoryTexts[vendor.category];
  const weighted = (weight: string, ...parts: (string | null)[]) =>
    sql`setweight(to_tsvector('norwegian', ${foldForSearch(parts.join(" "))}), ${weight})`;
  return sql`${weighted("A", vendor.businessName)} || ${weighted("B", name, vendor.town)} || ${weighted(
    "C",
    description,
    vendor.description,
    vendor.included,
    vendor.address,
  )}`;
}

export type VendorCard = Awaited<ReturnType<typeof readPage>>[number];

export interface FoundVendors {
  vendors: VendorCard[];
  total: number;
  /** What was searched for instead, folded, when nothing was found for what was typed. */
  corrected: string | null;
}

/** @param date the wedding's, by which `ledig` filters; without one, it does not */
export async function searchVendors(
  query: VendorQuery,
  date: string | null,
): Promise<FoundVendors> {
  const words = searchWords(query.sok);
  const found = await find(query, words, date);
  if (found.total > 0 || words.length === 0) return { ...found, corrected: null };
  const corrected = await correctSpelling(words);
  if (!corrected) return { ...found, corrected: null };
  return { ...(await find(query, corrected, date)), corrected: corrected.join(" ") };
}

async function find(query: VendorQuery, words: string[], date: string | null) {
  const matches = matching(query, words, date);
  const [page, total] = await Promise.all([
    readPage(matches, (query.side - 1) * vendorsPerPage),
    db().$count(shownVendors.view, matches),
  ]);
  return { vendors: page, total };
}

/** Reads the ids from the order's index; a deep page skips rows without reading them. */
function readPage(matches: SQL | undefined, offset: number) {
  const ids = db()
    .select({ id: vendors.id })
    .from(shownVendors.rows)
    .where(matches)
    .orderBy(...vendorOrder(vendors))
    .limit(vendorsPerPage)
    .offset(offset)
    .as("found");
  return db()
    .select(cardColumns)
    .from(ids)
    .innerJoin(shownVendors.rows, eq(vendors.id, ids.id))
    .orderBy(...vendorOrder(vendors));
}

const cover = sql`(
  select json_build_object('id', ${pictures.id}, 'widths', ${pictures.widths})
  from (
    select ${vendorPictures.picture} from ${vendorPictures}
    where ${vendorPictures.vendorId} = ${vendors.id}
    order by ${vendorPictures.position}, ${vendorPictures.id} limit 1
  ) as first join ${pictures} on ${pictures.id} = first.picture
)`.mapWith((found: { id: string; widths: number[] }) => found);

/** What a card of the directory shows. */
export const cardColumns = {
  id: vendors.id,
  name: vendors.businessName,
  category: vendors.category,
  town: vendors.town,
  priceRange: vendors.priceRange,
  description: vendors.description,
  isVerified: sql`${vendors.verifiedAt} is not null`.mapWith(Boolean),
  rating: vendors.rating,
  reviewCount: vendors.reviewCount,
  isSample: vendors.isSample,
  cover: sql<{ id: string; widths: number[] } | null>`${cover}`,
};

/** Only approved vendors are public. Written as in the conditions of the indexes. */
export const isApproved = sql`${vendors.status} = 'approved'`;

function matching(query: VendorQuery, words: string[], date: string | null): SQL | undefined {
  const { kategori, pris, sted, bekreftet, ledig } = query;
  return and(
    isApproved,
    words.length > 0 ? sql`${vendors.search} @@ ${wordsQuery(words)}` : undefined,
    kategori === "all" ? undefined : eq(vendors.category, kategori),
    pris === "all" ? undefined : eq(vendors.priceRange, pris),
    sted ? eq(vendors.town, sted) : undefined,
    bekreftet === "only" ? sql`${vendors.verifiedAt} is not null` : undefined,
    ledig === "only" && date ? isFreeOn(date) : undefined,
  );
}

/** All words must occur; the last one may be typed halfway. */
function wordsQuery(words: string[]): SQL {
  const last = words.at(-1) ?? "";
  const whole = words.slice(0, -1).map((word) => `'${word}'`);
  const begun = sql`(to_tsquery('norwegian', ${`'${last}':*`}) || to_tsquery('simple', ${`'${last}':*`}))`;
  if (whole.length === 0) return begun;
  return sql`(to_tsquery('norwegian', ${whole.join(" & ")}) && ${begun})`;
}

/** The vendor keeps its dates, and is not taken on this one. */
function isFreeOn(date: string): SQL {
  return sql`${vendors.showsDates} and not exists (
    select from ${vendorDates}
    where ${vendorDates.vendorId} = ${vendors.id} and ${vendorDates.date} = ${date}
      and ${vendorDates.state} = 'taken'
  )`;
}

export interface DirectoryCounts {
  total: number;
  byCategory: Partial<Record<VendorCategory, number>>;
  towns: string[];
}

/** Up to a minute old. */
export const countDirectory = cachedForMinute(async (): Promise<DirectoryCounts> => {
  const found = await db()
    .select({ category: vendors.category, town: vendors.town, count: count() })
    .from(shownVendors.rows)
    .where(isApproved)
    .groupBy(vendors.category, vendors.town)
    .orderBy(vendors.category, vendors.town);
  const byCategory: DirectoryCounts["byCategory"] = {};
  for (const row of found) byCategory[row.category] = (byCategory[row.category] ?? 0) + row.count;
  const total = found.reduce((sum, row) => sum + row.count, 0);
  const towns = [...new Set(found.map(({ town }) => town))];
  return { total, byCategory, towns: towns.sort((a, b) => a.localeCompare(b, "nb")) };
});
