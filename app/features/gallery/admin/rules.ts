import { listQuery, oneOf, pageNumber } from "#app/client/lists/list-query.ts";
import type { PhotoStatus } from "../rules.ts";

export const photosPerPage = 48;

export const photoFilters = ["all", "shown", "awaiting", "hidden"] as const;

export type PhotoFilter = (typeof photoFilters)[number];

export const galleryQuery = listQuery("/gallery-admin", {
  vis: oneOf({ shown: "vises", awaiting: "venter", hidden: "skjult" }, "all"),
  side: pageNumber(),
});

/** Returns the URL of an archive with the originals; without ids, of all photos. */
export function zipHref(ids: readonly string[] = []): string {
  const query = new URLSearchParams(ids.map((id) => ["bilde", id]));
  return `${galleryQuery.path}/photos.zip${query.size > 0 ? `?${query}` : ""}`;
}

export interface VisibilityState {
  status: PhotoStatus;
  senderBlocked: boolean;
}

export function statusOf({ status, senderBlocked }: VisibilityState): PhotoStatus {
  return senderBlocked ? "hidden" : status;
}

/** Keeps the whole name below 255 bytes, the limit of file systems. */
const maxTextBytes = 100;
// Control and direction characters and those that a file system forbids. Emoji need the zero-width
// joiner.
const forbiddenInFileNames = /(?:(?!\u200d)[\p{C}<>:"/\\|?*])+/gu;

/** Returns a name such as "001 Solveig – Fra prøvemiddagen.jpg", made unique by `place`. */
export function fileNameOf(
  photo: { guestName: string | null; caption: string | null },
  place: number,
  anonymous: string,
): string {
  const number = String(place).padStart(3, "0");
  const name = toFileNamePart(photo.guestName ?? "") || anonymous;
  const caption = toFileNamePart(photo.caption ?? "");
  return `${number} ${[name, caption].filter(Boolean).join(" – ")}.jpg`;
}

function toFileNamePart(text: string): string {
  const cleaned = text
    .normalize("NFC")
    .replaceAll(forbiddenInFileNames, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  let part = "";
  for (const { segment } of new Intl.Segmenter("nb").segment(cleaned)) {
    if (new TextEncoder().encode(part + segment).length > maxTextBytes) break;
    part += segment;
  }
  return part.replace(/(?<![. ])[. ]+$/, "");
}
