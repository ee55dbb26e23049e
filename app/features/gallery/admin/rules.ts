import { listQuery, oneOf, pageNumber } from "#app/client/lists/list-query.ts";
import { numberedFileName, toFileNamePart } from "#app/platform/file-names.ts";
import type { PhotoStatus } from "../rules.ts";

export const photosPerPage = 48;

export const photoFilters = ["all", "shown", "awaiting", "hidden"] as const;

export type PhotoFilter = (typeof photoFilters)[number];

export const galleryQuery = listQuery("/gallery-admin", {
  vis: oneOf({ shown: "vises", awaiting: "venter", hidden: "skjult" }, "all"),
  side: pageNumber(),
});

const zipPath = `${galleryQuery.path}/photos.zip`;

/** Returns the URL of an archive with the originals of a filter. */
export function zipHref(filter: PhotoFilter = "all"): string {
  return galleryQuery.href({ vis: filter }, zipPath);
}

export function zipHrefOf(ids: readonly string[]): string {
  return `${zipPath}?${new URLSearchParams(ids.map((id) => ["bilde", id]))}`;
}

export interface VisibilityState {
  status: PhotoStatus;
  senderBlocked: boolean;
}

export function statusOf({ status, senderBlocked }: VisibilityState): PhotoStatus {
  return senderBlocked ? "hidden" : status;
}

/** Returns a name such as "001 Solveig – Fra prøvemiddagen.jpg", made unique by `place`. */
export function fileNameOf(
  { guestName, caption }: { guestName: string | null; caption: string | null },
  place: number,
  anonymous: string,
): string {
  return numberedFileName(place, [toFileNamePart(guestName ?? "") || anonymous, caption], "jpg");
}
