import { type Shelf, shelves } from "#app/features/gallery/moderation/rules.ts";

// Which part of the gallery an address shows.

export interface View {
  shelf: Shelf;
  /** Counted from 1. */
  page: number;
}

/** Where the page's forms are sent. */
export const galleryPath = "/gallery-admin";

const words: Record<Shelf, string> = {
  all: "alle",
  shown: "vises",
  awaiting: "venter",
  hidden: "skjult",
};
const lastPage = 1000;

/** Reads the query; what it does not know shows the first page of all. */
export function viewOf(query: URLSearchParams): View {
  const page = Number(query.get("side"));
  return {
    shelf: shelves.find((shelf) => words[shelf] === query.get("vis")) ?? "all",
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The address of a view; defaults are left out. */
export function addressOf({ shelf, page = 1 }: Partial<View>): string {
  const query = new URLSearchParams();
  if (shelf && shelf !== "all") query.set("vis", words[shelf]);
  if (page > 1) query.set("side", String(page));
  return query.size > 0 ? `${galleryPath}?${query}` : galleryPath;
}

/** The address of a file with the originals of photos; of all without any. */
export function zipAddressOf(ids: readonly string[] = []): string {
  const query = new URLSearchParams(ids.map((id) => ["bilde", id]));
  return query.size > 0 ? `${galleryPath}/photos.zip?${query}` : `${galleryPath}/photos.zip`;
}
