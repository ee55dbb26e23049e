import { and, isNotNull, lt, notExists, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { visitorMaxAgeSeconds } from "#app/platform/http/cookies.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { blockedVisitors } from "../blocked-visitors/tables.server.ts";
import { arrivalWindows, crowdMemoryMs } from "./rules.ts";
import { crowds, visitorArrivals } from "./tables.server.ts";

/** Forgets addresses once they decide nothing, and browsers whose cookie has expired. */
export const purgeArrivals = defineJob(
  "forget-arrivals",
  async () => {
    const olderThan = (ms: number) => new Date(now().getTime() - ms);
    const { address, arrivedAt } = visitorArrivals;
    await db()
      .delete(visitorArrivals)
      .where(lt(arrivedAt, olderThan(visitorMaxAgeSeconds * 1000)));
    const isForgettable = lt(arrivedAt, olderThan(arrivalWindows.lastHour));
    await db()
      .update(visitorArrivals)
      .set({ address: null })
      .where(and(isForgettable, isNotNull(address)));
    const members = db()
      .select({ one: sql`1` })
      .from(blockedVisitors)
      .where(
        sql`${blockedVisitors.weddingId} = ${crowds.weddingId} and ${blockedVisitors.crowdId} = ${crowds.id}`,
      );
    await db()
      .delete(crowds)
      .where(and(lt(crowds.endsAt, now()), notExists(members)));
    await db()
      .update(crowds)
      .set({ address: sql`${crowds.id}::text` })
      .where(lt(crowds.endsAt, olderThan(crowdMemoryMs)));
  },
  { schedule: "41 * * * *" },
);
