import { type AnyColumn, lt, type SQL } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";

/** Longer than any page offers to undo a deletion. */
const retentionMs = 3600 * 1000;

export function isPurgeable(deletedAt: AnyColumn): SQL {
  return lt(deletedAt, new Date(now().getTime() - retentionMs));
}
