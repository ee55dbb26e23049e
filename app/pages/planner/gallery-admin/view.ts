import { type PhotoFilter, photoFilters } from "#app/features/gallery/moderation/rules.ts";

// Which part of the gallery an address shows.

export interface View {
  filter: PhotoFilter;
  /** Counted from 1. */
  page: number;
}

/** Where the page's forms are sent. */
export const galleryPath = "/gallery-admin";

const queryValues: Record<PhotoFilter, string> = {
  all: "alle",
  shown: "vises",
  awaiting: "venter",
  hidden: "skjult",
};
const maxPage = 1000;

/** Reads the query; what it does not know shows the first page of all. */
export function viewOf(query: URLSearchParams): View {
  const page = Number(query.get("side"));
  return {
    filter: photoFilters.find((filter) => queryValues[filter] === query.get("vis")) ?? "all",
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** The address of a view; defaults are left out. */
export function hrefOf({ filter, page = 1 }: Partial<View>): string {
  const query = new URLSearchParams();
  if (filter && filter !== "all") query.set("vis", queryValues[filter]);
  if (page > 1) query.set("side", String(page));
  return query.size > 0 ? `${galleryPath}?${query}` : galleryPath;
}

/** The address of a file with the originals of photos; of all without any. */
export function zipHref(ids: readonly string[] = []): string {
  const query = new URLSearchParams(ids.map((id) => ["bilde", id]));
  return query.size > 0 ? `${galleryPath}/photos.zip?${query}` : `${galleryPath}/photos.zip`;
}
