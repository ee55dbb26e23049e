import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull } from "drizzle-orm";
import type { Administrator } from "#app/features/accounts/access.server.ts";
import { findContact } from "#app/features/accounts/roles/queries.server.ts";
import { recordAudit } from "#app/features/audit/commands.server.ts";
import type { AuditAction } from "#app/features/audit/rules.ts";
import { sendMail } from "#app/features/delivery/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { restore, softDelete } from "#app/platform/db/soft-delete.server.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { type Issue, issueMail } from "../mails.server.ts";
import { newsletterIssues } from "../tables.server.ts";
import { sendDueIssues } from "./jobs.server.ts";
import type { StoredIssue } from "./queries.server.ts";

/** `gone`: unknown, deleted, or sent already. */
export type IssueResult = { ok: true } | { ok: false; reason: "gone" };

export type SavedIssue = IssueResult | { ok: false; reason: "conflict"; stored: StoredIssue };

const gone = { ok: false, reason: "gone" } as const;
const isDraft = and(isNull(newsletterIssues.sentAt), isNull(newsletterIssues.deletedAt));
const isIssue = (id: string) => eq(newsletterIssues.id, id);

/** Adds an issue for version 0, or changes the draft of this version. */
export function saveIssue(
  admin: Administrator,
  id: string,
  version: number,
  issue: Issue,
): Promise<SavedIssue> {
  return transaction(async (tx) => {
    const added = await tx
      .insert(newsletterIssues)
      .values({ id, ...issue, createdAt: now() })
      .onConflictDoNothing()
      .returning();
    const [stored] = await tx.select().from(newsletterIssues).where(isIssue(id)).for("update");
    if (!stored || stored.sentAt || stored.deletedAt) return gone;
    const { subject, body, buttonLabel, buttonUrl } = stored;
    const isSame = isDeepStrictEqual({ subject, body, buttonLabel, buttonUrl }, { ...issue });
    if (added.length === 0) {
      if (isSame) return { ok: true };
      if (stored.version !== version) return { ok: false, reason: "conflict", stored };
      await tx
        .update(newsletterIssues)
        .set({ ...issue, version: version + 1 })
        .where(isIssue(id));
    }
    await record(tx, admin, "letter-saved", { id, subject: issue.subject });
    return { ok: true };
  });
}

/** Mails the issue to the administrator alone. */
export function testIssue(admin: Administrator, id: string): Promise<IssueResult> {
  return transaction(async (tx) => {
    const [issue] = await tx.select().from(newsletterIssues).where(isIssue(id));
    const contact = await findContact(tx, admin.id);
    if (!issue || issue.deletedAt || !contact) return gone;
    const mail = issueMail(contact.email, issue);
    await sendMail(tx, { ...mail, subject: `Prøve: ${mail.subject}` }, { owner: "platform" });
    await record(tx, admin, "letter-tested", issue);
    return { ok: true };
  });
}

/** What was sent stays. */
export function deleteIssue(admin: Administrator, id: string): Promise<IssueResult> {
  return transaction(async (tx) => {
    const deleted = await softDelete(tx, newsletterIssues, and(isIssue(id), isDraft));
    return recordChange(tx, admin, "letter-deleted", deleted);
  });
}

/** Takes back `deleteIssue`. */
export function restoreIssue(admin: Administrator, id: string): Promise<IssueResult> {
  return transaction(async (tx) => {
    const restored = await restore(tx, newsletterIssues, isIssue(id));
    return recordChange(tx, admin, "letter-restored", restored);
  });
}

/** Sends the issue to all who are subscribed now. An issue is sent once. */
export function sendIssue(admin: Administrator, id: string): Promise<IssueResult> {
  return transaction(async (tx) => {
    const sent = await tx
      .update(newsletterIssues)
      .set({ sentAt: now() })
      .where(and(isIssue(id), isDraft))
      .returning({ id: newsletterIssues.id });
    if (sent.length > 0) await enqueue(tx, sendDueIssues, {});
    return recordChange(
      tx,
      admin,
      "letter-sent",
      sent.map((issue) => issue.id),
    );
  });
}

async function recordChange(
  tx: Transaction,
  admin: Administrator,
  action: AuditAction,
  [changed]: string[],
): Promise<IssueResult> {
  if (!changed) return gone;
  const [issue] = await tx.select().from(newsletterIssues).where(isIssue(changed));
  if (issue) await record(tx, admin, action, issue);
  return { ok: true };
}

function record(
  tx: Transaction,
  actor: Administrator,
  action: AuditAction,
  { id, subject }: Pick<StoredIssue, "id" | "subject">,
): Promise<void> {
  return recordAudit(tx, {
    actor,
    action,
    subject: "newsletter",
    subjectId: id,
    subjectName: subject,
  });
}
