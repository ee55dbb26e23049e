import { and, isNull, lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { newsletterSubscriptions } from "./tables.server.ts";

export const purgeSubscriptions = defineJob(
  "forget-unconfirmed-subscriptions",
  async () => {
    const { expiresAt, confirmedAt } = newsletterSubscriptions;
    await db()
      .delete(newsletterSubscriptions)
      .where(and(isNull(confirmedAt), lt(expiresAt, now())));
  },
  { schedule: "41 3 * * *" },
);
