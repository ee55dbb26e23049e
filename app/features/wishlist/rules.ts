import type { SubmissionKind } from "#app/features/submissions/rules.ts";

/** A guest may change their mind often; `maxReserved` limits what one browser keeps. */
export const reservationKind: SubmissionKind = { name: "reservation", maxPerVisitor: 60 };

export const releaseKind: SubmissionKind = { name: "release", maxPerVisitor: 60 };

/** Wishes that one browser has reserved within an hour and still holds: enough for a large family. */
export const maxReserved = 5;

export const reservedWindowMs = 3_600_000;

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxNameLength = 100;
