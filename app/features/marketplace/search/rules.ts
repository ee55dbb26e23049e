import {
  listQuery,
  oneOf,
  type Parameter,
  pageNumber,
  type QueryOf,
  search,
  severalOf,
  severalWords,
  wholeNumber,
} from "#app/client/lists/list-query.ts";
import { counties, findTown, type Town } from "#content/towns.ts";
import {
  type Distance,
  distances,
  type ListingCategory,
  type ListingColour,
  type ListingCondition,
  type ListingKind,
  type ListingOrder,
  type PriceBand,
  priceBands,
  type SellerKind,
  searchCategories,
} from "../rules.ts";

export const listingsPerPage = 12;

/** What is searched for, whichever screen asks. */
export interface ListingSearch {
  text: string;
  category: ListingCategory | null;
  kind: ListingKind | null;
  /** Empty lists choose nothing, which finds all. */
  bands: PriceBand[];
  /** In kroner, both included. */
  priceFrom: number | null;
  priceTo: number | null;
  conditions: ListingCondition[];
  sellers: SellerKind[];
  /** As `sizeSlug` makes them. */
  sizes: string[];
  colours: ListingColour[];
  counties: string[];
  /** Within `km` of a town. */
  near: { town: Town; km: Distance } | null;
  order: ListingOrder;
  page: number;
  /** What the page before ended with. */
  after: string | null;
}

/** The address of /marketplace. */
export const marketplaceQuery = listQuery("/marketplace", {
  sok: search(),
  category: lowerCased(
    oneOf(
      {
        dresses: "brudekjoler",
        shoes: "sko",
        decoration: "dekorasjon",
        flowers: "blomster",
        gifts: "gaver",
        accessories: "tilbehør",
        venues: "lokaler",
      },
      "all",
    ),
  ),
  pris: severalOf<PriceBand>({
    "0-500": "0-500",
    "500-1000": "500-1000",
    "1000-3000": "1000-3000",
    "3000+": "3000-",
  }),
  fra: wholeNumber(10_000_000),
  til: wholeNumber(10_000_000),
  tilstand: severalOf<ListingCondition>({
    new: "ny",
    unused: "ubrukt",
    "like-new": "som-ny",
    "very-good": "meget-god",
    good: "god",
    "well-used": "pent-brukt",
  }),
  selger: severalOf<SellerKind>({ private: "privat", shop: "butikk" }),
  storrelse: severalWords(/^[a-z0-9-]{1,20}$/, 20),
  farge: severalOf<ListingColour>({
    white: "hvit",
    ivory: "elfenben",
    champagne: "champagne",
    beige: "beige",
    gold: "gull",
    silver: "solv",
    yellow: "gul",
    pink: "rosa",
    red: "rod",
    blue: "bla",
    green: "gronn",
    brown: "brun",
    grey: "gra",
    black: "svart",
    several: "flere",
  }),
  fylke: severalOf(countyWords()),
  sted: town(),
  km: distance(),
  sorter: oneOf(
    {
      relevance: "relevans",
      "price-low": "pris-lav",
      "price-high": "pris-hoy",
      rating: "vurdering",
    },
    "newest",
  ),
  visning: oneOf({ list: "liste" }, "grid"),
  side: pageNumber(),
  etter: cursor(),
});

export type MarketplaceQuery = QueryOf<typeof marketplaceQuery>;

/** The address of /search, with the values of the specification. */
export const searchQuery = listQuery("/search", {
  q: search(),
  category: oneOf(
    sameWords(Object.keys(searchCategories) as (keyof typeof searchCategories)[]),
    "all",
  ),
  price: priceBand(),
  sort: oneOf(sameWords(["price-low", "price-high", "newest", "rating"]), "relevance"),
  visning: oneOf({ grid: "rutenett" }, "list"),
  side: pageNumber(),
  etter: cursor(),
});

export type SearchQuery = QueryOf<typeof searchQuery>;

const everything: ListingSearch = {
  text: "",
  category: null,
  kind: null,
  bands: [],
  priceFrom: null,
  priceTo: null,
  conditions: [],
  sellers: [],
  sizes: [],
  colours: [],
  counties: [],
  near: null,
  order: "newest",
  page: 1,
  after: null,
};

export function searchOfMarketplace(query: MarketplaceQuery): ListingSearch {
  const near = findTown(query.sted);
  return {
    ...everything,
    text: query.sok,
    category: query.category === "all" ? null : query.category,
    bands: query.pris,
    priceFrom: query.fra,
    priceTo: query.til,
    conditions: query.tilstand,
    sellers: query.selger,
    sizes: query.storrelse,
    colours: query.farge,
    counties: query.fylke,
    near: near ? { town: near, km: query.km } : null,
    order: query.sorter,
    page: query.side,
    after: query.etter,
  };
}

export function searchOfSearch(query: SearchQuery): ListingSearch {
  return {
    ...everything,
    ...(query.category !== "all" && searchCategories[query.category]),
    text: query.q,
    bands: query.price === "all" ? [] : [query.price],
    order: query.sort,
    page: query.side,
    after: query.etter,
  };
}

/** Returns the limits of all chosen prices, in øre, both included, so that the order by price begins there. */
export function priceRangeOf({ bands, priceFrom, priceTo }: ListingSearch) {
  const ranges = bands.map((band) => priceBands[band]);
  const lowest = Math.min(...ranges.map(({ from }) => from));
  const highest = Math.max(...ranges.map(({ to }) => to ?? Infinity));
  const from = Math.max(bands.length > 0 ? lowest : 0, priceFrom ?? 0);
  const to = Math.min(
    bands.length > 0 ? highest * 100 - 1 : Infinity,
    priceTo === null ? Infinity : priceTo * 100,
  );
  return { from: from > 0 ? from * 100 : null, to: to === Infinity ? null : to };
}

/** Whether anything but order, page and view is chosen. */
export function isFiltered(query: ListingSearch): boolean {
  const { order, page, after } = query;
  return JSON.stringify({ ...query }) !== JSON.stringify({ ...everything, order, page, after });
}

/** Returns `37-5` for `37,5`, for URLs and the index. */
export function sizeSlug(size: string): string {
  return size
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "-")
    .slice(0, 20);
}

function lowerCased<Value>(parameter: Parameter<Value>): Parameter<Value> {
  const { parse, format } = parameter;
  return { parse: (text) => parse(text?.slice(0, 40).toLowerCase() ?? null), format };
}

function sameWords<const Word extends string>(words: readonly Word[]) {
  return Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>;
}

/** A plus in an address that was typed is a space. */
function priceBand(): Parameter<PriceBand | "all"> {
  const bands = Object.keys(priceBands) as PriceBand[];
  return {
    parse: (text) => {
      const word = text === "3000 " || text === "3000" ? "3000+" : text;
      return bands.find((band) => band === word) ?? "all";
    },
    format: (band) => (band === "all" ? null : band),
  };
}

/** Counties by their names in lower case, with hyphens. */
function countyWords(): Record<string, string> {
  return Object.fromEntries(
    counties.map((county) => [county, county.toLowerCase().replaceAll(" ", "-")]),
  );
}

/** The name of a town of our list. */
function town(): Parameter<string> {
  return {
    parse: (text) => findTown(text ?? "")?.name ?? "",
    format: (name) => name || null,
  };
}

function distance(): Parameter<Distance> {
  return {
    parse: (text) => distances.find((km) => String(km) === text) ?? 50,
    format: (km) => (km === 50 ? null : String(km)),
  };
}

/** As `nextCursor` makes it: a number, a point, an id. */
function cursor(): Parameter<string | null> {
  return {
    parse: (text) => (text && /^\d{1,15}(?:\.\d{1,15}){1,2}$/.test(text) ? text : null),
    format: (text) => text,
  };
}
