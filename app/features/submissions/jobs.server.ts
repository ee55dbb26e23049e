import { lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { maxTokenAgeMs } from "./rules.ts";
import { submissions } from "./tables.server.ts";

export const purgeSubmissions = defineJob(
  "forget-submissions",
  async () => {
    const expiry = new Date(now().getTime() - maxTokenAgeMs);
    await db().delete(submissions).where(lt(submissions.createdAt, expiry));
  },
  { schedule: "29 3 * * *" },
);
