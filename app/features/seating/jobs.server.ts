import { lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { definePurge, type Purge } from "#app/platform/db/soft-delete.server.ts";
import { seatingChanges, seatingTables } from "./tables.server.ts";

/** Longer than a browser that was offline may wait before it sends a change again. */
const changeRetentionMs = 30 * 24 * 3600 * 1000;

export const purgeTables = definePurge(seatingTables);

export const purgeSeatingChanges: Purge = async () => {
  const isOld = lt(seatingChanges.createdAt, new Date(now().getTime() - changeRetentionMs));
  await db().delete(seatingChanges).where(isOld);
};
