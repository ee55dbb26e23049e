import { lt } from "drizzle-orm";
import { deletedKeptMs } from "#app/features/weddings/guest-entries/rules.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { guestMessages } from "./tables.server.ts";

/** Removes for good the greetings that owners deleted an hour ago. */
export const purgeGreetings = defineJob(
  "purge-greetings",
  async () => {
    const past = new Date(now().getTime() - deletedKeptMs);
    await db().delete(guestMessages).where(lt(guestMessages.deletedAt, past));
  },
  { schedule: "*/10 * * * *" },
);
