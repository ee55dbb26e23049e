import { lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { contactRetentionDays } from "./rules.ts";
import { contactMessages } from "./tables.server.ts";

const dayMs = 24 * 3600 * 1000;

export const purgeContactMessages = defineJob(
  "forget-contact-messages",
  async () => {
    const oldest = new Date(now().getTime() - contactRetentionDays * dayMs);
    await db().delete(contactMessages).where(lt(contactMessages.createdAt, oldest));
  },
  { schedule: "47 3 * * *" },
);
