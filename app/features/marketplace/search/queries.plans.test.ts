import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertManyListings } from "#tests/support/listings.ts";
import { plansOf } from "#tests/support/plans.ts";
import { countFacets } from "./facets/queries.server.ts";
import { searchListings } from "./queries.server.ts";
import { listingsPerPage, marketplaceQuery, searchOfMarketplace } from "./rules.ts";

useTestDatabase();

const parse = (query: string) =>
  searchOfMarketplace(marketplaceQuery.parse(new URLSearchParams(query)));

beforeAll(async () => {
  await insertManyListings(100_000);
  // All are counted once a minute.
  await searchListings(parse("category=sko"));
}, 120_000);

const filters = "sok=silke&tilstand=ny&selger=privat&pris=1000-3000";

test.each([
  ["all", ""],
  ["the last numbered page", "side=84"],
  ["a page after another", "side=900&etter=1700000000000.50000"],
  ["a category", "category=brudekjoler"],
  ["a frequent word", "sok=kjole"],
  ["a part of a word", "sok=ekjol"],
  ["a compound", "sok=havfruekjole"],
  ["an unknown word", "sok=finnesikke"],
  ["a place", "sted=Bergen&km=50"],
  ["three filters and a word, the newest first", filters],
  ["by relevance", `${filters}&sorter=relevans`],
  ["the cheapest first", `${filters}&sorter=pris-lav`],
  ["the dearest first", `${filters}&sorter=pris-hoy`],
  ["by rating", `${filters}&sorter=vurdering`],
  ["three filters", "category=sko&storrelse=38+40&farge=hvit+svart&sorter=pris-lav"],
])("%s: the table is not read from end to end", async (_, query) => {
  const plans = await plansOf(() => searchListings(parse(query)));
  expect(plans.length).toBeGreaterThanOrEqual(2);
  expect(plans.filter((plan) => /Seq Scan on listings\b/.test(plan))).toEqual([]);
});

test("counts of choices read by an index too", async () => {
  const plans = await plansOf(() => countFacets(parse(filters), ["silke"]));
  expect(plans).toHaveLength(4);
  expect(plans.filter((plan) => /Seq Scan on listings\b/.test(plan))).toEqual([]);
});

test("counts end at a thousand, pages do not", async () => {
  const ids = new Set<number>();
  let query = parse("category=lokaler&pris=3000-&sorter=pris-hoy");
  const first = await searchListings(query);
  expect(first).toMatchObject({ total: 1001, pages: 84 });
  for (let page = 1; page <= 90; page++) {
    const found = await searchListings(query);
    for (const { id } of found.listings) ids.add(id);
    if (!found.next) throw new Error(`page ${page} is the last`);
    query = { ...query, page: found.next.side, after: found.next.etter };
  }
  expect(ids.size).toBe(90 * listingsPerPage);
});

test.each(["newest", "price-low", "price-high", "rating"] as const)(
  "by %s, a page after another is the page of its number",
  async (order) => {
    const query = { ...parse("category=sko"), order };
    const { next } = await searchListings(query);
    const ids = async (after: string | null) =>
      (await searchListings({ ...query, page: 2, after })).listings.map(({ id }) => id);
    expect(await ids(next?.etter ?? null)).toEqual(await ids(null));
  },
);
