import { and, type Column, eq, notExists, type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { hiddenVisitors } from "./tables.server.ts";

/** Of rows that guests wrote, those whose browser no owner has hidden. */
export function notHidden(weddingId: Column, visitorId: Column): SQL {
  return notExists(
    db()
      .select({ hidden: sql`1` })
      .from(hiddenVisitors)
      .where(and(eq(hiddenVisitors.weddingId, weddingId), eq(hiddenVisitors.visitorId, visitorId))),
  );
}
