import { and, isNull, lt, or } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { definePurge, type Purge, retentionMs } from "#app/platform/db/soft-delete.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { isEmpty } from "./queries.server.ts";
import { codeQueues, guestCategories, guests, households } from "./tables.server.ts";

export const purgeCategories = definePurge(guestCategories);

export const purgeGuests = definePurge(guests);

/** Deletes households that no guest belongs to any more. */
export const purgeHouseholds: Purge = async () => {
  const { emptiedAt } = households;
  const isOld = or(isNull(emptiedAt), lt(emptiedAt, new Date(now().getTime() - retentionMs)));
  await db().delete(households).where(and(isEmpty(), isOld));
};

export const purgeCodeQueues = defineJob(
  "clear-code-queues",
  async () => {
    await db().delete(codeQueues).where(lt(codeQueues.lastTurnAt, now()));
  },
  { schedule: "23 * * * *" },
);
