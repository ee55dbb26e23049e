import {
  isFiltered,
  type ListingSearch,
  marketplaceQuery,
  searchOfMarketplace,
  searchOfSearch,
  searchQuery,
} from "../search/rules.ts";

/** Of an account. */
export const maxSavedSearches = 50;

export const maxLengths = { name: 80, query: 1000 } as const;

/** What is counted as new; one more stands for all above. */
export const maxNewHits = 99;

/** Titles that a mail names. */
export const maxMailedHits = 3;

/** Less than a day, so that a job at one time of the day finds each search every day. */
export const mailIntervalHours = 22;

/** More than a day, so that mails turned off and on again between two of them leave out no hit. */
export const catchUpHours = 26;

/**
 * A listing is published some time before its transaction ends; what is as new as this counts the
 * next time.
 */
export const settlingSeconds = 60;

export interface ParsedSearch {
  /** Without order, page and look, which say nothing about what is searched for. */
  query: string;
  search: ListingSearch;
}

const placeholderOrigin = "http://jaord.invalid";

/** Reads the address of a search. Returns null for any other, and for one that chooses nothing. */
export function parseSavedQuery(address: string): ParsedSearch | null {
  if (!address.startsWith("/") || !URL.canParse(address, placeholderOrigin)) return null;
  const { pathname, searchParams, origin } = new URL(address, placeholderOrigin);
  if (origin !== placeholderOrigin) return null;
  const parsed = parseFor(pathname, searchParams);
  return parsed && isFiltered(parsed.search) ? parsed : null;
}

function parseFor(pathname: string, searchParams: URLSearchParams): ParsedSearch | null {
  const page = { side: 1, etter: null };
  if (pathname === searchQuery.path) {
    const query = { ...searchQuery.parse(searchParams), ...page, sort: "relevance" } as const;
    return {
      query: searchQuery.href({ ...query, visning: "list" }),
      search: searchOfSearch(query),
    };
  }
  if (pathname !== marketplaceQuery.path) return null;
  const query = { ...marketplaceQuery.parse(searchParams), ...page, sorter: "newest" } as const;
  return {
    query: marketplaceQuery.href({ ...query, visning: "grid" }),
    search: searchOfMarketplace(query),
  };
}

/** Returns the address that shows the newest hits first. */
export function newestFirst(query: string): string {
  const isSearch = query.startsWith(`${searchQuery.path}?`);
  return isSearch ? `${query}&sort=newest` : query;
}
