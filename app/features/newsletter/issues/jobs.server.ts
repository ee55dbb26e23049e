import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { sendMail } from "#app/features/delivery/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { definePurge } from "#app/platform/db/soft-delete.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { issueMail } from "../mails.server.ts";
import { newsletterIssues, newsletterSubscriptions } from "../tables.server.ts";

const batchSize = 200;

/** Hands what is being sent to the outbox. The schedule continues what a crash has left. */
export const sendDueIssues = defineJob(
  "send-due-letters",
  async () => {
    const { id, sentAt, finishedAt } = newsletterIssues;
    const due = await db()
      .select({ id })
      .from(newsletterIssues)
      .where(and(isNotNull(sentAt), isNull(finishedAt)));
    for (const issue of due) while (await sendNextBatch(issue.id));
  },
  { schedule: "*/10 * * * *", atStart: true, timeoutSeconds: 600 },
);

export const purgeIssues = definePurge(newsletterIssues);

/**
 * Hands a batch to the outbox, with the issue's place in the list in the same transaction, so that
 * a crash neither doubles nor drops a mail. Returns false when nothing is left.
 */
function sendNextBatch(id: string): Promise<boolean> {
  return transaction(async (tx) => {
    const [issue] = await tx
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.id, id))
      .for("update");
    if (!issue?.sentAt || issue.finishedAt) return false;
    const { email, confirmedAt } = newsletterSubscriptions;
    const batch = await tx
      .select({ email })
      .from(newsletterSubscriptions)
      .where(
        and(
          lte(confirmedAt, issue.sentAt),
          issue.reachedEmail === null ? undefined : gt(email, issue.reachedEmail),
        ),
      )
      .orderBy(asc(email))
      .limit(batchSize);
    for (const { email } of batch) {
      await sendMail(tx, issueMail(email, issue), { owner: "platform" });
    }
    const isLast = batch.length < batchSize;
    await tx
      .update(newsletterIssues)
      .set({
        reachedEmail: batch.at(-1)?.email ?? issue.reachedEmail,
        recipientCount: sql`${newsletterIssues.recipientCount} + ${batch.length}`,
        ...(isLast && { finishedAt: now() }),
      })
      .where(eq(newsletterIssues.id, id));
    return !isLast;
  });
}
