import type { SubmissionKind } from "#app/features/submissions/rules.ts";

/** Enough for a large family. */
export const reservationKind: SubmissionKind = {
  name: "reservation",
  maxPerVisitor: 5,
  maxPerAudience: 3_000,
};

export const releaseKind: SubmissionKind = {
  name: "release",
  maxPerVisitor: 20,
  maxPerAudience: 3_000,
};

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxNameLength = 100;
