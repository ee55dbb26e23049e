import { and, lte } from "drizzle-orm";
import { isPurgeable } from "#app/features/weddings/soft-delete/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { rsvpResponses } from "./tables.server.ts";

/** An earlier release, during a rollout, may change a deleted row: such a row is kept. */
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
