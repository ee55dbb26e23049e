import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertListing } from "#tests/support/listings.ts";
import { seedListings } from "../../../../database/seed/seed-listings.ts";
import { listings } from "../tables.server.ts";
import { countFacets, countWithoutParts } from "./facets/queries.server.ts";
import { searchListings } from "./queries.server.ts";
import { marketplaceQuery, searchOfMarketplace, searchOfSearch, searchQuery } from "./rules.ts";

useTestDatabase();

const isSample = eq(listings.isSample, true);
const parse = (query: string) =>
  searchOfMarketplace(marketplaceQuery.parse(new URLSearchParams(query)));

async function idsFor(query: string): Promise<number[]> {
  const found = await searchListings(parse(query));
  expect(found.total).toBe(found.listings.length);
  return found.listings.map(({ id }) => id);
}

describe("the samples", () => {
  beforeAll(async () => {
    await seedListings(true);
    const hidden = { title: "Skjult kjole", description: "Ballkjole" };
    for (const status of ["draft", "review", "sold", "withdrawn"] as const) {
      await insertListing({ ...hidden, status });
    }
    await insertListing({ ...hidden, expiresAt: new Date(2020, 1) });
  });

  test.each([
    ["sok=kjole", [2, 1, 5, 3, 6, 7, 8, 4, 10]],
    ["sok=Kjoler", [2, 1, 5, 3, 6, 7, 8, 4, 10]],
    ["sok=ekjol", [1, 6, 7, 4]],
    ["sok=brudekjolen", [1]],
    ["sok=sleper+blonde", [4]],
    ["sok=%C3%B8lbolle", [32]],
    ["sok=oelbolle", [32]],
    ["sok=STOVLETTER", [15]],
    ["sok=Lysestaker+I+gips", [17]],
    ["sok=Brudesalongen", []],
    ["sok=Troms%C3%B8", []],
    ["sok=skjult", []],
    ["category=sko", [11, 13, 16, 12, 14, 15]],
    ["category=lokaler", [41, 42]],
    ["storrelse=43+50", [16, 39]],
    ["selger=butikk&category=brudekjoler", [2, 3, 9]],
    ["tilstand=pent-brukt+god", [7, 18, 10, 35, 25]],
    ["farge=bla", [39]],
    ["fylke=oslo&pris=3000-", [2, 24]],
    ["sted=Bergen&km=10", [1, 17]],
    ["sted=Bergen&km=100", [1, 17, 10]],
    ["fra=14500&til=18000", [41, 42]],
    ["sok=kjole&tilstand=som-ny&selger=privat&pris=1000-3000", [5]],
    ["sok=sko&sorter=pris-hoy", [14, 13]],
    ["category=sko&sorter=pris-lav", [13, 11, 12, 14, 15, 16]],
    ["category=gaver&sorter=vurdering", [33, 36, 32, 34, 31, 35]],
    ["category=gaver&sorter=relevans", [31, 36, 33, 32, 34, 35]],
  ])("%s finds %j", async (query, ids) => {
    expect(await idsFor(query)).toEqual(ids);
  });

  test("by relevance, titles are before descriptions", async () => {
    const query = searchQuery.parse(new URLSearchParams("q=dress"));
    await insertListing({ title: "Skjorte", description: "Til dress.", publishedAt: new Date() });
    const found = await searchListings(searchOfSearch(query));
    expect(found.listings.map(({ title }) => title)).toEqual(["Dress i marineblå ull", "Skjorte"]);
    await db().delete(listings).where(eq(listings.title, "Skjorte"));
  });

  test.each([
    ["bordkrot", "bordkort", [22]],
    ["blmoster", "blomster", [23, 18]],
    ["silkjekjole", "silkekjole", [6]],
  ])("%s is corrected to %s", async (typed, corrected, ids) => {
    const found = await searchListings(parse(`sok=${typed}`));
    expect(found.corrected).toBe(corrected);
    expect(found.listings.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  test.each([
    ["a million letters", "a".repeat(1_000_000)],
    ["a million words", "fele ".repeat(200_000)],
    ["characters that are no text", "\0\ud800\u202e\r\n"],
    ["operators", "'); drop table listings; -- | & ! <-> :* \\ %_"],
    ["marks on marks", `qqq${"\u0301".repeat(10_000)}`],
  ])("%s are no error", async (name, text) => {
    const names =
      "sok category pris fra til tilstand selger storrelse farge fylke sted km side etter";
    const query = new URLSearchParams(names.split(" ").map((key) => [key, text]));
    const found = await searchListings(searchOfMarketplace(marketplaceQuery.parse(query)));
    expect(found.total).toBe(name === "characters that are no text" ? 42 : 0);
  });

  test("each group of counts ignores its own choice only", async () => {
    const search = parse("category=sko&tilstand=ny");
    const facets = await countFacets(search, []);
    expect(facets.condition).toEqual([
      { value: "very-good", count: 3 },
      { value: "like-new", count: 1 },
      { value: "new", count: 1 },
      { value: "unused", count: 1 },
    ]);
    expect(Object.fromEntries(facets.category.map(({ value, count }) => [value, count]))).toEqual({
      dresses: 2,
      shoes: 1,
      decoration: 3,
      flowers: 4,
      gifts: 2,
      accessories: 1,
    });
    expect(facets.seller).toEqual([{ value: "shop", count: 1 }]);
    expect((await countFacets(parse("sok=kjole"), ["kjole"])).seller).toEqual([
      { value: "private", count: 7 },
      { value: "shop", count: 2 },
    ]);
  });

  test("with a choice in each group, all are counted", async () => {
    const facets = await countFacets(
      parse(
        "category=brudekjoler&pris=1000-3000&tilstand=ny&selger=privat&storrelse=38&farge=hvit&fylke=oslo",
      ),
      [],
    );
    expect(Object.keys(facets).sort()).toEqual([
      "band",
      "category",
      "colour",
      "condition",
      "county",
      "seller",
      "size",
    ]);
  });

  test("a search that finds nothing says what each choice costs", async () => {
    expect(await countWithoutParts(parse("sok=gips&category=sko&selger=privat"))).toEqual([
      { part: "text", count: 5 },
    ]);
  });

  test("a sample has its drawing and rating, a new seller has none", async () => {
    const [sample] = (await searchListings(parse("sok=gips"))).listings;
    expect(sample).toMatchObject({ drawing: "l-17", rating: { value: 4.8, count: 22 } });
    const id = await insertListing({ title: "Enestående", status: "reserved" });
    const [real] = (await searchListings(parse("sok=enest%C3%A5ende"))).listings;
    expect(real).toMatchObject({ id, drawing: null, rating: null, isSample: false });
    const last = await searchListings(parse("sorter=vurdering&side=4"));
    expect(last.listings.at(-1)?.id).toBe(id);
  });

  test("the start can bring the samples twice, and take them away", async () => {
    const versions = () =>
      db()
        .select({ id: listings.id, version: sql<string>`xmin` })
        .from(listings)
        .where(isSample)
        .orderBy(listings.id);
    await seedListings(true);
    const before = await versions();
    expect(before).toHaveLength(42);
    await seedListings(true);
    expect(await versions(), "unchanged rows are not written").toEqual(before);
    const changed = await db()
      .update(listings)
      .set({ title: "Endret" })
      .where(and(isSample, eq(listings.id, before[0]?.id ?? 0)))
      .returning();
    expect(changed).toHaveLength(1);
    await seedListings(true);
    expect(await db().$count(listings, eq(listings.title, "Endret"))).toBe(0);
    await seedListings(false);
    expect(await db().$count(listings, isSample)).toBe(0);
    expect(await db().$count(listings)).toBeGreaterThan(0);
  });
});

test("a new listing is at once among all", async () => {
  const before = await searchListings(parse(""));
  await insertListing({ title: "Ny i dag" });
  const { total, all } = await searchListings(parse(""));
  expect({ total, all }).toEqual({ total: before.total + 1, all: before.total + 1 });
});
