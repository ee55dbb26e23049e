import { expect, test } from "vitest";
import {
  isFiltered,
  marketplaceQuery,
  priceRangeOf,
  searchOfMarketplace,
  searchOfSearch,
  searchQuery,
  sizeSlug,
} from "./rules.ts";
import { compoundParts, foldText, wordsWithin } from "./words/rules.ts";

const ofMarketplace = (query: string) =>
  searchOfMarketplace(marketplaceQuery.parse(new URLSearchParams(query)));
const ofSearch = (query: string) => searchOfSearch(searchQuery.parse(new URLSearchParams(query)));

test.each([
  ["category=brudekjoler", { category: "dresses" }],
  ["category=Tilbeh%C3%B8r", { category: "accessories" }],
  ["category=biler", {}],
  ["tilstand=som-ny&tilstand=ny&tilstand=x", { conditions: ["new", "like-new"] }],
  ["tilstand=ny+som-ny", { conditions: ["new", "like-new"] }],
  ["pris=3000-+0-500", { bands: ["0-500", "3000+"] }],
  ["fra=100&til=-5", { priceFrom: 100 }],
  ["storrelse=40+38+%27", { sizes: ["38", "40"] }],
  ["fylke=m%C3%B8re-og-romsdal", { counties: ["Møre og Romsdal"] }],
  ["sted=Atlantis&km=10", {}],
  ["sorter=pris-lav&side=3&etter=100.7", { order: "price-low", page: 3, after: "100.7" }],
  ["etter=1%27%3B--", {}],
])("/marketplace?%s", (query, search) => {
  expect(ofMarketplace(query)).toEqual({ ...ofMarketplace(""), ...search });
});

test.each([
  ["category=jewelry", { category: "accessories", kind: "jewelry" }],
  ["category=invitations", { category: "decoration", kind: "invitations" }],
  ["category=shoes", {}],
  ["price=500-1000", { bands: ["500-1000"] }],
  ["price=3000%2B", { bands: ["3000+"] }],
  ["price=3000+", { bands: ["3000+"] }],
  ["sort=price-high", { order: "price-high" }],
  ["sort=relevance&price=all", {}],
])("/search?%s", (query, search) => {
  expect(ofSearch(query)).toEqual({ ...ofSearch(""), ...search });
});

test("defaults leave no trace in the URL, and choices keep theirs", () => {
  expect(marketplaceQuery.href(marketplaceQuery.parse(new URLSearchParams("side=1&km=50")))).toBe(
    "/marketplace",
  );
  expect(searchQuery.href({ sort: "relevance", price: "all", category: "all" })).toBe("/search");
  expect(searchQuery.href({ q: "kjole", price: "3000+" })).toBe("/search?q=kjole&price=3000%2B");
  expect(marketplaceQuery.href({ tilstand: ["new", "like-new"], sted: "Bergen" })).toBe(
    "/marketplace?tilstand=ny+som-ny&sted=Bergen",
  );
  expect(isFiltered(ofMarketplace("side=2&sorter=pris-lav&visning=liste"))).toBe(false);
  expect(isFiltered(ofMarketplace("fylke=oslo"))).toBe(true);
});

test.each([
  ["", { from: null, to: null }],
  ["pris=0-500", { from: null, to: 49_999 }],
  ["pris=500-1000+3000-", { from: 50_000, to: null }],
  ["pris=1000-3000&fra=1500&til=9000", { from: 150_000, to: 299_999 }],
])("prices of ?%s", (query, range) => {
  expect(priceRangeOf(ofMarketplace(query))).toEqual(range);
});

test.each([
  ["brudekjole", ["brude", "kjole"]],
  ["brudekjolene", ["brude", "kjole"]],
  ["havfruekjole", ["havfrue", "kjole"]],
  ["blomsterpikekjole", ["blomsterpike", "kjole"]],
  ["bryllupskjole", ["bryllup", "kjole"]],
  ["bordkortholdere", ["bord", "kort", "holder"]],
  ["kjole", []],
  ["kjolestoff", []],
])("%s consists of %j", (word, parts) => {
  expect(compoundParts(word)).toEqual(parts);
});

test("folding, words within words, sizes", () => {
  expect(foldText("Ølbolle, «Å»!", "Æ 2")).toBe("olbolle a ae 2");
  expect(wordsWithin("bordkortholdere")).toContain("bordkort");
  expect(sizeSlug("37,5")).toBe("37-5");
});
