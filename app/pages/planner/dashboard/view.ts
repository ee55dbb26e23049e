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
const maxSearchLength = 100;
const maxPage = 1000;

/** Reads the dashboard's query; what it does not know shows the default. */
export function viewOf(query: URLSearchParams): View {
  const tab = query.get("tab") ?? "";
  const attendance = query.get("svar");
  const page = Number(query.get("side"));
  return {
    tab: tabs.includes(tab) ? (tab as Tab) : "overview",
    attending: attendance === "kommer" ? true : attendance === "kommer-ikke" ? false : undefined,
    search: cleanLine(query.get("sok") ?? "").slice(0, maxSearchLength),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** The address of a view; defaults are left out. */
export function hrefOf(view: Partial<View>): string {
  return withQuery("/admin", view);
}

/** The address of a file with the answers that a view shows, on all its pages. */
export function exportHref({ attending, search }: View): string {
  return withQuery("/admin/answers.csv", { attending, search });
}

function withQuery(path: string, view: Partial<View>): string {
  const query = new URLSearchParams(queryOf(view));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The query of a view; defaults are left out. */
export function queryOf({ tab, attending, search, page }: Partial<View>): Record<string, string> {
  return {
    ...(tab && tab !== "overview" && { tab }),
    ...(attending !== undefined && { svar: attending ? "kommer" : "kommer-ikke" }),
    ...(search && { sok: search }),
    ...(page && page > 1 && { side: String(page) }),
  };
}
