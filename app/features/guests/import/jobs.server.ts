import { and, isNull, lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { Purge } from "#app/platform/db/soft-delete.server.ts";
import { guestImports } from "./tables.server.ts";

const draftRetentionMs = 24 * 3600 * 1000;

/** Deletes files that were never imported. */
export const purgeImports: Purge = async () => {
  const isOld = lt(guestImports.createdAt, new Date(now().getTime() - draftRetentionMs));
  await db()
    .delete(guestImports)
    .where(and(isOld, isNull(guestImports.importedAt)));
};
