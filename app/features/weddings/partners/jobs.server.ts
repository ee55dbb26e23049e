import { lt } from "drizzle-orm";
import { addSeconds } from "#app/features/accounts/rules.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { ownerInvitations } from "../tables.server.ts";
import { invitationRetentionSeconds } from "./rules.ts";

/** Deletes unused invitations with the e-mails they hold. */
export const purgeInvitations = defineJob(
  "forget-invitations",
  async () => {
    await db()
      .delete(ownerInvitations)
      .where(lt(ownerInvitations.createdAt, addSeconds(now(), -invitationRetentionSeconds)));
  },
  { schedule: "47 * * * *" },
);
