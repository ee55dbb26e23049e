import { lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { definePurge, type Purge } from "#app/platform/db/soft-delete.server.ts";
import { changeRetentionMs, kitchenPrintRetentionMs } from "./rules.ts";
import { kitchenPrints, seatingChanges, seatingTables } from "./tables.server.ts";

export const purgeTables = definePurge(seatingTables);

export const purgeSeatingChanges: Purge = async () => {
  const isOld = lt(seatingChanges.createdAt, new Date(now().getTime() - changeRetentionMs));
  await db().delete(seatingChanges).where(isOld);
};

export const purgeKitchenPrints: Purge = async () => {
  const isOld = lt(kitchenPrints.printedAt, new Date(now().getTime() - kitchenPrintRetentionMs));
  await db().delete(kitchenPrints).where(isOld);
};
