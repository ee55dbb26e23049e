import { and, lte } from "drizzle-orm";
import { isPurgeable } from "#app/features/weddings/soft-delete/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { rsvpResponses } from "./tables.server.ts";

/**
 * Removes for good the answers that owners deleted an hour ago. A version of the product that knows
 * no deleting changes a deleted row when its guest answers anew; that one is no longer what was deleted.
 */
export const purgeAnswers = defineJob(
  "purge-answers",
  async () => {
    const { deletedAt, updatedAt } = rsvpResponses;
    await db()
      .delete(rsvpResponses)
      .where(and(isPurgeable(deletedAt), lte(updatedAt, deletedAt)));
  },
  { schedule: "*/10 * * * *" },
);
