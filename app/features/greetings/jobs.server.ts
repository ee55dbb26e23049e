import { isPurgeable } from "#app/features/weddings/soft-delete/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { guestMessages } from "./tables.server.ts";

export const purgeGreetings = defineJob(
  "purge-greetings",
  async () => {
    await db().delete(guestMessages).where(isPurgeable(guestMessages.deletedAt));
  },
  { schedule: "*/10 * * * *" },
);
