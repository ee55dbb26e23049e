import { and, type Column, eq, notExists, type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { blockedVisitors } from "./tables.server.ts";

/** Matches rows of visitors that are not blocked. */
export function notBlocked(weddingId: Column, visitorId: Column): SQL {
  return notExists(
    db()
      .select({ blocked: sql`1` })
      .from(blockedVisitors)
      .where(
        and(eq(blockedVisitors.weddingId, weddingId), eq(blockedVisitors.visitorId, visitorId)),
      ),
  );
}
