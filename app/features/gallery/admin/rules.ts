import { listQuery, oneOf, pageNumber } from "#app/client/lists/list-query.ts";
import type { PhotoStatus } from "../rules.ts";

/** Of the couple's gallery. */
export const photosPerPage = 48;

/** Parts of the gallery: all of it, or what stands in one way. */
export const photoFilters = ["all", "shown", "awaiting", "hidden"] as const;

export type PhotoFilter = (typeof photoFilters)[number];

export const galleryQuery = listQuery("/gallery-admin", {
  vis: oneOf({ shown: "vises", awaiting: "venter", hidden: "skjult" }, "all"),
  side: pageNumber(),
});

/** The URL of an archive with the originals of photos; of all without ids. */
export function zipHref(ids: readonly string[] = []): string {
  const query = new URLSearchParams(ids.map((id) => ["bilde", id]));
  return `${galleryQuery.path}/photos.zip${query.size > 0 ? `?${query}` : ""}`;
}

/** What an owner can do about photos of one browser as a whole stands beside their own status. */
export interface VisibilityState {
  status: PhotoStatus;
  /** All that its browser sent is hidden. */
  senderBlocked: boolean;
}

/** The shelf a photo stands on, besides that of all. */
export function statusOf({ status, senderBlocked }: VisibilityState): PhotoStatus {
  return senderBlocked ? "hidden" : status;
}

/** In bytes: with both texts and the number, a name stays under the 255 that disks allow. */
const maxTextBytes = 100;
// Forbidden in file names somewhere, or misleading in them: control and direction marks, but not
// the joiner within one emoji.
const forbiddenInFileNames = /(?:(?!\u200d)[\p{C}<>:"/\\|?*])+/gu;

/** The name of a photo's file: "001 Solveig – Fra prøvemiddagen.jpg". `place` makes it unique. */
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
  const words = text
    .normalize("NFC")
    .replaceAll(forbiddenInFileNames, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  let part = "";
  for (const { segment } of new Intl.Segmenter("nb").segment(words)) {
    if (new TextEncoder().encode(part + segment).length > maxTextBytes) break;
    part += segment;
  }
  return part.replace(/(?<![. ])[. ]+$/, "");
}
