import { cleanLine } from "#app/platform/http/clean-text.ts";

// Which part of the dashboard an address shows.

export type Tab = "overview" | "rsvp" | "wishlist" | "gallery";

export interface View {
  tab: Tab;
  /** Undefined shows both. */
  attending: boolean | undefined;
  search: string;
  /** Counted from 1. */
  page: number;
}

export const answersPerPage = 50;

const tabs: readonly string[] = ["overview", "rsvp", "wishlist", "gallery"] satisfies Tab[];
const longestSearch = 100;
const lastPage = 1000;

/** Reads the dashboard's query; what it does not know shows the default. */
export function viewOf(query: URLSearchParams): View {
  const tab = query.get("tab") ?? "";
  const answer = query.get("svar");
  const page = Number(query.get("side"));
  return {
    tab: tabs.includes(tab) ? (tab as Tab) : "overview",
    attending: answer === "kommer" ? true : answer === "kommer-ikke" ? false : undefined,
    search: cleanLine(query.get("sok") ?? "").slice(0, longestSearch),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The address of a view; defaults are left out. */
export function addressOf(view: Partial<View>): string {
  return withQuery("/admin", view);
}

/** The address of a file with the answers that a view shows, on all its pages. */
export function exportAddressOf({ attending, search }: View): string {
  return withQuery("/admin/answers.csv", { attending, search });
}

function withQuery(path: string, view: Partial<View>): string {
  const query = new URLSearchParams();
  if (view.tab && view.tab !== "overview") query.set("tab", view.tab);
  if (view.attending !== undefined) query.set("svar", view.attending ? "kommer" : "kommer-ikke");
  if (view.search) query.set("sok", view.search);
  if (view.page && view.page > 1) query.set("side", String(view.page));
  return query.size > 0 ? `${path}?${query}` : path;
}
