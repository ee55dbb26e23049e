import type { SubmissionKind } from "#app/features/submissions/rules.ts";

/** Encoding is costly, so a visitor over the limit is refused before it. */
export const photoKind: SubmissionKind = {
  name: "photo",
  maxPerVisitor: 100,
  isCostly: true,
};

/** The primary key of `photo_likes` recognises duplicates. */
export const likeKind: SubmissionKind = {
  name: "like",
  maxPerVisitor: 300,
};

/** As many as a guest may share. */
export const removalKind: SubmissionKind = {
  name: "removal",
  maxPerVisitor: 100,
};

/** `awaiting`: until the couple approves it. `hidden`: by an owner. */
export const photoStatuses = ["shown", "awaiting", "hidden"] as const;

export type PhotoStatus = (typeof photoStatuses)[number];

/** In pixels: a grid of two to four columns on sharp screens, and the whole screen. */
export const photoWidths = [320, 640, 960, 1920];

/** Per form sent without JavaScript. */
export const maxPhotosPerForm = 10;

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = { guestName: 100, caption: 500 } as const;

/** Per wedding: fifty from each of a hundred guests, but not enough to fill the disk. */
export const maxPhotos = 5000;
