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
import { type Letter, letterTo } from "../mails.server.ts";
import { newsletterIssues } from "../tables.server.ts";
import { sendDueLetters } from "./jobs.server.ts";
import type { StoredLetter } from "./queries.server.ts";

/** `gone`: unknown, deleted, or sent already. */
export type LetterResult = { ok: true } | { ok: false; reason: "gone" };

export type SavedLetter = LetterResult | { ok: false; reason: "conflict"; stored: StoredLetter };

const gone = { ok: false, reason: "gone" } as const;
const isDraft = and(isNull(newsletterIssues.sentAt), isNull(newsletterIssues.deletedAt));
const isLetter = (id: string) => eq(newsletterIssues.id, id);

/** Adds a letter for version 0, or changes the draft of this version. */
export function saveLetter(
  admin: Administrator,
  id: string,
  version: number,
  letter: Letter,
): Promise<SavedLetter> {
  return transaction(async (tx) => {
    const added = await tx
      .insert(newsletterIssues)
      .values({ id, ...letter, createdAt: now() })
      .onConflictDoNothing()
      .returning();
    const [stored] = await tx.select().from(newsletterIssues).where(isLetter(id)).for("update");
    if (!stored || stored.sentAt || stored.deletedAt) return gone;
    const { subject, body, buttonLabel, buttonUrl } = stored;
    const isSame = isDeepStrictEqual({ subject, body, buttonLabel, buttonUrl }, { ...letter });
    if (added.length === 0) {
      if (isSame) return { ok: true };
      if (stored.version !== version) return { ok: false, reason: "conflict", stored };
      await tx
        .update(newsletterIssues)
        .set({ ...letter, version: version + 1 })
        .where(isLetter(id));
    }
    await record(tx, admin, "letter-saved", { id, subject: letter.subject });
    return { ok: true };
  });
}

/** Mails the letter to the administrator alone. */
export function testLetter(admin: Administrator, id: string): Promise<LetterResult> {
  return transaction(async (tx) => {
    const [letter] = await tx.select().from(newsletterIssues).where(isLetter(id));
    const contact = await findContact(tx, admin.id);
    if (!letter || letter.deletedAt || !contact) return gone;
    const mail = letterTo(contact.email, letter);
    await sendMail(tx, { ...mail, subject: `Prøve: ${mail.subject}` }, { owner: "platform" });
    await record(tx, admin, "letter-tested", letter);
    return { ok: true };
  });
}

/** What was sent stays. */
export function deleteLetter(admin: Administrator, id: string): Promise<LetterResult> {
  return transaction(async (tx) => {
    const deleted = await softDelete(tx, newsletterIssues, and(isLetter(id), isDraft));
    return recordChange(tx, admin, "letter-deleted", deleted);
  });
}

/** Takes back `deleteLetter`. */
export function restoreLetter(admin: Administrator, id: string): Promise<LetterResult> {
  return transaction(async (tx) => {
    const restored = await restore(tx, newsletterIssues, isLetter(id));
    return recordChange(tx, admin, "letter-restored", restored);
  });
}

/** Sends the letter to all who are subscribed now. A letter is sent once. */
export function sendLetter(admin: Administrator, id: string): Promise<LetterResult> {
  return transaction(async (tx) => {
    const sent = await tx
      .update(newsletterIssues)
      .set({ sentAt: now() })
      .where(and(isLetter(id), isDraft))
      .returning({ id: newsletterIssues.id });
    if (sent.length > 0) await enqueue(tx, sendDueLetters, {});
    return recordChange(
      tx,
      admin,
      "letter-sent",
      sent.map((letter) => letter.id),
    );
  });
}

async function recordChange(
  tx: Transaction,
  admin: Administrator,
  action: AuditAction,
  [changed]: string[],
): Promise<LetterResult> {
  if (!changed) return gone;
  const [letter] = await tx.select().from(newsletterIssues).where(isLetter(changed));
  if (letter) await record(tx, admin, action, letter);
  return { ok: true };
}

function record(
  tx: Transaction,
  actor: Administrator,
  action: AuditAction,
  { id, subject }: Pick<StoredLetter, "id" | "subject">,
): Promise<void> {
  return recordAudit(tx, {
    actor,
    action,
    subject: "newsletter",
    subjectId: id,
    subjectName: subject,
  });
}
