import type { VendorCheck, VendorStatus } from "../rules.ts";

/** The lists of an administrator; `verified` are the approved ones with the seal. */
export const moderationLists = [
  "pending",
  "approved",
  "verified",
  "rejected",
  "suspended",
] as const;

export type ModerationList = (typeof moderationLists)[number];

export const vendorsPerPage = 30;

export const reviewsPerPage = 30;

/** The column of each check. */
export const checkColumns = {
  orgNumber: "orgNumberCheck",
  email: "emailCheck",
  website: "websiteCheck",
} as const satisfies Record<VendorCheck, string>;

/** From which states an administrator may bring a profile into another. */
export const transitions = {
  approve: ["pending", "rejected"],
  reject: ["pending"],
  suspend: ["approved"],
  reinstate: ["suspended"],
} as const satisfies Record<string, readonly VendorStatus[]>;
