import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertListedVendor, insertManyVendors } from "#tests/support/directory.ts";
import { plansOf } from "#tests/support/plans.ts";
import { vendorDates, vendors } from "../tables.server.ts";
import { searchVendors } from "./queries.server.ts";
import { vendorQuery, vendorsPerPage } from "./rules.ts";

useTestDatabase();

const weddingDate = "2027-06-12";
const parse = (query: string) => vendorQuery.parse(new URLSearchParams(query));

async function namesFor(query: string): Promise<string[]> {
  const found = await searchVendors(parse(query), weddingDate);
  expect(found.total).toBe(found.vendors.length);
  return found.vendors.map(({ name }) => name);
}

describe("a few vendors", () => {
  beforeAll(async () => {
    const verifiedAt = new Date("2026-11-01");
    await insertListedVendor({ verifiedAt, reviewCount: 10, ratingSum: 45 });
    const fele = { businessName: "Felekompaniet", category: "music", town: "Voss" } as const;
    await insertListedVendor({
      ...fele,
      verifiedAt,
      reviewCount: 2,
      ratingSum: 9,
      priceRange: "$$",
    });
    const barn = { businessName: "Fruktlåven", category: "venue", town: "Ålesund" } as const;
    const venue = await insertListedVendor({
      ...barn,
      showsDates: true,
      description: "Plass til nitti ved langbord.",
    });
    await db().insert(vendorDates).values({ vendorId: venue, date: weddingDate, state: "free" });
    const cake = { businessName: "Kransekakeriet", category: "cake", priceRange: "$" } as const;
    const taken = await insertListedVendor({
      ...cake,
      town: "Øystese",
      showsDates: true,
      reviewCount: 1,
      ratingSum: 5,
    });
    await db().insert(vendorDates).values({ vendorId: taken, date: weddingDate, state: "taken" });
    for (const status of ["draft", "pending", "rejected", "suspended"] as const) {
      await insertListedVendor({ status, businessName: `Skjult ${status}` });
    }
  });

  test.each([
    ["", ["Lys over Hardanger", "Felekompaniet", "Kransekakeriet", "Fruktlåven"]],
    ["sok=fotografer", ["Lys over Hardanger"]],
    ["sok=FRUKTLAVEN", ["Fruktlåven"]],
    ["sok=fruktlaaven", ["Fruktlåven"]],
    ["sok=oystese", ["Kransekakeriet"]],
    ["sok=fru", ["Fruktlåven"]],
    ["sok=langbordene+i+%C3%A5lesund", ["Fruktlåven"]],
    ["sok=musikk+odda", []],
    ["sok=skjult", []],
    [
      "sok=%27%20%26%20%21%29%5C%00",
      ["Lys over Hardanger", "Felekompaniet", "Kransekakeriet", "Fruktlåven"],
    ],
    ["kategori=musikk", ["Felekompaniet"]],
    ["pris=rimelig", ["Kransekakeriet"]],
    ["sted=Voss", ["Felekompaniet"]],
    ["bekreftet=bare", ["Lys over Hardanger", "Felekompaniet"]],
    ["ledig=bare", ["Fruktlåven"]],
    [
      "kategori=ukjent&pris=5&side=-1",
      ["Lys over Hardanger", "Felekompaniet", "Kransekakeriet", "Fruktlåven"],
    ],
  ])("%s finds %j", async (query, names) => {
    expect(await namesFor(query)).toEqual(names);
  });

  test.each([
    ["fotgraf", "fotograf", "Lys over Hardanger"],
    ["hardagner", "hardanger", "Lys over Hardanger"],
    ["felekompanite", "felekompaniet", "Felekompaniet"],
    ["kkae", "kake", "Kransekakeriet"],
    ["langbord alesnud", "langbord alesund", "Fruktlåven"],
  ])("%s is corrected to %s", async (typed, corrected, name) => {
    const found = await searchVendors(parse(`sok=${typed}`), null);
    expect(found.corrected).toBe(corrected);
    expect(found.vendors.map((vendor) => vendor.name)).toEqual([name]);
  });

  test.each([
    ["a million letters", "a".repeat(1_000_000)],
    ["a million words", "fele ".repeat(200_000)],
    ["characters that are no text", "\0\ud800\u202e\r\n"],
    ["operators", "'); drop table vendors; -- | & ! <-> :* \\ %_"],
    ["marks on marks", `a${"\u0301".repeat(10_000)}`],
  ])("%s are no error", async (_, sok) => {
    const query = vendorQuery.parse(new URLSearchParams({ sok, sted: sok, side: sok }));
    const started = performance.now();
    await expect(searchVendors(query, weddingDate)).resolves.toMatchObject({ vendors: [] });
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test("a word that some vendor has is not corrected, though filters leave nothing", async () => {
    const found = await searchVendors(parse("sok=fele&pris=meget-dyr"), null);
    expect(found).toEqual({ vendors: [], total: 0, corrected: null });
  });
});

describe("10,000 vendors", () => {
  beforeAll(async () => {
    await db().delete(vendors);
    await insertManyVendors(10_000);
  }, 120_000);

  test.each([
    ["the order", ""],
    ["a deep page", "side=700"],
    ["a category", "kategori=fotograf"],
    ["a deep page of a category", "kategori=fotograf&side=60"],
    ["words", "sok=fele+nesvik"],
    ["a word typed halfway", "sok=vosshei"],
    ["a town", "sted=Vossvik"],
    ["a price", "pris=rimelig&side=50"],
    ["verified ones", "bekreftet=bare&side=200"],
    ["free ones", "ledig=bare&side=100"],
    ["everything", "sok=fele&kategori=fotograf&bekreftet=bare"],
  ])("%s: no table is read from end to end", async (_, query) => {
    const plans = await plansOf(() => searchVendors(parse(query), weddingDate));
    expect(plans).toHaveLength(2);
    expect(plans.filter((plan) => /Seq Scan/.test(plan))).toEqual([]);
  });

  test("pages neither repeat nor leave out a vendor", async () => {
    const query = parse("kategori=musikk&bekreftet=bare");
    const { total } = await searchVendors(query, null);
    const ids: string[] = [];
    for (let side = 1; side <= Math.ceil(total / vendorsPerPage); side++) {
      const { vendors: page } = await searchVendors({ ...query, side }, null);
      ids.push(...page.map(({ id }) => id));
    }
    expect(total).toBeGreaterThan(200);
    expect(new Set(ids).size).toBe(total);
  });
});
