import { lt, or } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { later, sessionIdle } from "./rules.ts";
import { mailedLinks, sessions } from "./tables.server.ts";

/** Deletes sessions and mailed links that have run out, and the addresses they hold with them. */
export const forgetExpired = defineJob(
  "forget-expired",
  async () => {
    await db().delete(mailedLinks).where(lt(mailedLinks.expiresAt, now()));
    await db()
      .delete(sessions)
      .where(or(lt(sessions.expiresAt, now()), lt(sessions.updatedAt, later(now(), -sessionIdle))));
  },
  { schedule: "41 * * * *" },
);
