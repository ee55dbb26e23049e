import { type SQL, sql } from "drizzle-orm";
import { cachedForMinute } from "#app/platform/db/cached.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { searchWords } from "#app/platform/search-text.ts";
import {
  type ListingCategory,
  type ListingColour,
  type ListingCondition,
  maxExactCount,
  type PriceBand,
  type SellerKind,
} from "../../rules.ts";
import { listings, shownListings } from "../../tables.server.ts";
import { countUpTo, matching } from "../queries.server.ts";
import type { ListingSearch } from "../rules.ts";

export interface FacetCount<Value extends string = string> {
  value: Value;
  count: number;
}

/**
 * How many each choice would find with the other groups as they are, the most first;
 * `maxExactCount + 1` stands for all above. Choices that would find none are left out.
 */
export interface ListingFacets {
  category: FacetCount<ListingCategory>[];
  band: FacetCount<PriceBand>[];
  condition: FacetCount<ListingCondition>[];
  seller: FacetCount<SellerKind>[];
  /** As the sellers write them; `sizeSlug` makes the values of the filter. */
  size: FacetCount[];
  colour: FacetCount<ListingColour>[];
  county: FacetCount[];
}

type Group = keyof ListingFacets;

const columns: Record<Group, SQL> = {
  category: sql`${listings.category}`,
  band: sql`case when ${listings.price} < 50000 then '0-500' when ${listings.price} < 100000 then '500-1000'
    when ${listings.price} < 300000 then '1000-3000' else '3000+' end`,
  condition: sql`${listings.condition}`,
  seller: sql`${listings.sellerKind}`,
  size: sql`${listings.size}`,
  colour: sql`${listings.colour}`,
  county: sql`${listings.county}`,
};

const without: Record<Group, Partial<ListingSearch>> = {
  category: { category: null, kind: null },
  band: { bands: [], priceFrom: null, priceTo: null },
  condition: { conditions: [] },
  seller: { sellers: [] },
  size: { sizes: [] },
  colour: { colours: [] },
  county: { counties: [] },
};

const groups = Object.keys(columns) as Group[];

/** @param words of the search, corrected if they were */
export async function countFacets(search: ListingSearch, words: string[]): Promise<ListingFacets> {
  const key = JSON.stringify({
    ...search,
    text: words.join(" "),
    order: "newest",
    page: 1,
    after: null,
  });
  return words.length === 0 ? cachedFacets(key) : readFacets(search, words);
}

/** Without words, counts may be old. */
const cachedFacets = cachedForMinute((key) => readFacets(JSON.parse(key) as ListingSearch, []));

/** Groups without a choice share one reading; each of the others ignores its own. */
async function readFacets(search: ListingSearch, words: string[]): Promise<ListingFacets> {
  const chosen = groups.filter((group) => isChosen(search, group));
  const rest = groups.filter((group) => !chosen.includes(group));
  const counted = await Promise.all([
    countGroups(search, words, rest),
    ...chosen.map((group) => countGroups({ ...search, ...without[group] }, words, [group])),
  ]);
  return Object.assign({}, ...counted) as ListingFacets;
}

function isChosen(search: ListingSearch, group: Group): boolean {
  const keys = Object.keys(without[group]) as (keyof ListingSearch)[];
  return keys.some((key) => {
    const value = search[key];
    return Array.isArray(value) ? value.length > 0 : value !== null;
  });
}

/** Reads the matches once, however many groups are wanted. */
async function countGroups(
  search: ListingSearch,
  words: string[],
  wanted: Group[],
): Promise<Partial<ListingFacets>> {
  if (wanted.length === 0) return {};
  const { rows } = await db().execute<{ group: Group; value: string; count: number }>(sql`
    select ${sql.join(wanted.map(nameIfGrouped), sql` || `)} as "group",
      coalesce(${sql.join(
        wanted.map((group) => sql.identifier(group)),
        sql`, `,
      )}) as value,
      count(*)::integer as count
    from (
      select ${sql.join(
        wanted.map((group) => sql`${columns[group]} as ${sql.identifier(group)}`),
        sql`, `,
      )}
      from ${shownListings.view} where ${matching(search, words)}
    ) as matches
    group by grouping sets (${sql.join(
      wanted.map((group) => sql`(${sql.identifier(group)})`),
      sql`, `,
    )})
    order by count(*) desc, value`);
  return Object.fromEntries(
    wanted.map((group) => [
      group,
      rows
        .filter((row) => row.group === group && row.value !== null)
        .map(({ value, count }) => ({ value, count: Math.min(count, maxExactCount + 1) })),
    ]),
  );
}

function nameIfGrouped(group: Group): SQL {
  return sql`case when grouping(${sql.identifier(group)}) = 0 then ${group} else '' end`;
}

/** A choice that can be taken back, for a search that finds nothing. */
export type SearchPart = "text" | Group | "near";

/** Returns how many the search would find without each of its choices, where there are any. */
export async function countWithoutParts(
  search: ListingSearch,
): Promise<{ part: SearchPart; count: number }[]> {
  const parts: [SearchPart, Partial<ListingSearch>][] = [
    ...(search.text ? [["text", { text: "" }] as [SearchPart, Partial<ListingSearch>]] : []),
    ...(search.near ? [["near", { near: null }] as [SearchPart, Partial<ListingSearch>]] : []),
    ...groups
      .filter((group) => isChosen(search, group))
      .map((group): [SearchPart, Partial<ListingSearch>] => [group, without[group]]),
  ];
  const counted = await Promise.all(
    parts.map(async ([part, change]) => {
      const changed = { ...search, ...change };
      const matches = matching(changed, searchWords(changed.text));
      return { part, count: await countUpTo(matches, maxExactCount + 1) };
    }),
  );
  return counted.filter((row) => row.count > 0);
}
