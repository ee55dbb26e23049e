import { type AnyColumn, lt, type SQL } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";

/** Longer than any page offers to take a deletion back. */
const retentionMs = 3600 * 1000;

/** What an owner deleted so long ago that it is to be removed for good. */
export function isPurgeable(deletedAt: AnyColumn): SQL {
  return lt(deletedAt, new Date(now().getTime() - retentionMs));
}
