import { lt, or } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { addSeconds, sessionIdleTimeoutSeconds } from "./rules.ts";
import { emailTokens, sessions } from "./tables.server.ts";

/** Deletes expired sessions and e-mail tokens, and with them the personal data they hold. */
export const purgeExpired = defineJob(
  "forget-expired",
  async () => {
    await db().delete(emailTokens).where(lt(emailTokens.expiresAt, now()));
    await db()
      .delete(sessions)
      .where(
        or(
          lt(sessions.expiresAt, now()),
          lt(sessions.updatedAt, addSeconds(now(), -sessionIdleTimeoutSeconds)),
        ),
      );
  },
  { schedule: "41 * * * *" },
);
