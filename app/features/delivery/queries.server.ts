import { inArray, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { outbox } from "./tables.server.ts";

/** Counts the messages of all owners that are not sent yet; 0 seconds without any. */
export async function countWaitingMessages(): Promise<{ count: number; maxAgeSeconds: number }> {
  const [waiting] = await withTables([outbox], () =>
    db()
      .select({
        count: sql`count(*)`.mapWith(Number),
        oldest: sql<Date | null>`min(${outbox.createdAt})`.mapWith(outbox.createdAt),
      })
      .from(outbox)
      .where(inArray(outbox.status, ["queued", "sending"])),
  );
  const { count = 0, oldest = null } = waiting ?? {};
  const age = oldest ? (now().getTime() - oldest.getTime()) / 1_000 : 0;
  return { count, maxAgeSeconds: Math.max(0, age) };
}
