import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { cancelMessages } from "#app/features/delivery/commands.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { DueRecipient } from "./queries.server.ts";
import { type MailingKind, reminderPauseMs, type SkipReason } from "./rules.ts";
import { mailingRecipients, mailings } from "./tables.server.ts";
import { invitationTopics } from "./topics.ts";

export interface NewMailing {
  /** From the form: sending it twice plans one mailing. */
  id: string;
  kind: MailingKind;
  greeting: string;
  sendAt: Date;
  householdIds: string[];
}

/**
 * Plans one mail per household. Leaves out households that have the invitation, or a reminder of
 * the last week, also when both partners send at the same time. Returns the number of mails.
 */
export function planMailing(
  weddingId: OwnedWeddingId,
  createdBy: string,
  { householdIds, ...mailing }: NewMailing,
): Promise<number> {
  return change(weddingId, async (tx) => {
    await lockWedding(tx, weddingId);
    const { id: mailingId, kind } = mailing;
    const created = await tx
      .insert(mailings)
      .values({ weddingId, createdBy, createdAt: now(), ...mailing })
      .onConflictDoNothing()
      .returning({ id: mailings.id });
    if (created.length === 0)
      return tx.$count(mailingRecipients, isOfMailing(weddingId, mailingId));
    const earlier = await recentlyMailed(tx, weddingId, kind);
    const rows = householdIds
      .filter((householdId) => !earlier.has(householdId))
      .map((householdId) => ({
        weddingId,
        id: randomUUID(),
        mailingId,
        householdId,
        kind,
        createdAt: now(),
      }));
    if (rows.length > 0) await tx.insert(mailingRecipients).values(rows);
    else {
      const isPlanned = and(eq(mailings.weddingId, weddingId), eq(mailings.id, mailingId));
      await tx.delete(mailings).where(isPlanned);
    }
    return rows.length;
  });
}

/**
 * Deletes the mails of a mailing that have not been sent. Their households count as not sent.
 * Returns the number of deleted mails.
 */
export function stopMailing(weddingId: OwnedWeddingId, mailingId: string): Promise<number> {
  return change(weddingId, async (tx) => {
    const open = await tx
      .select({ id: mailingRecipients.id, messageId: mailingRecipients.messageId })
      .from(mailingRecipients)
      .where(
        and(
          isOfMailing(weddingId, mailingId),
          isNull(mailingRecipients.skipped),
          isNull(mailingRecipients.replacedAt),
        ),
      )
      .for("update");
    const messages = open.flatMap(({ messageId }) => messageId ?? []);
    const cancelled = new Set(await cancelMessages(tx, messages));
    const stopped = open.filter(({ messageId }) => !messageId || cancelled.has(messageId));
    await tx.delete(mailingRecipients).where(
      areRecipients(
        weddingId,
        stopped.map(({ id }) => id),
      ),
    );
    return stopped.length;
  });
}

/**
 * Plans failed mails again, and with `mayHaveArrived` also uncertain ones. Returns the kind of each.
 */
export function retryMails(
  weddingId: OwnedWeddingId,
  ids: string[],
  { mayHaveArrived }: { mayHaveArrived: boolean },
): Promise<MailingKind[]> {
  const statuses = mayHaveArrived ? (["failed", "uncertain"] as const) : (["failed"] as const);
  return change(weddingId, async (tx) => {
    const found = await tx
      .select({ recipient: mailingRecipients })
      .from(mailingRecipients)
      .innerJoin(outbox, eq(outbox.id, mailingRecipients.messageId))
      .where(
        and(
          areRecipients(weddingId, ids),
          isNull(mailingRecipients.replacedAt),
          inArray(outbox.status, [...statuses]),
        ),
      )
      .for("update", { of: mailingRecipients });
    if (found.length === 0) return [];
    await tx
      .update(mailingRecipients)
      .set({ replacedAt: now() })
      .where(
        areRecipients(
          weddingId,
          found.map(({ recipient }) => recipient.id),
        ),
      );
    const again = found.map(({ recipient }) => ({
      ...recipient,
      id: randomUUID(),
      address: null,
      messageId: null,
      createdAt: now(),
    }));
    await tx.insert(mailingRecipients).values(again);
    return again.map(({ kind }) => kind);
  });
}

type Handover = { messageId: string; address: string } | { skipped: SkipReason };

/** Must run in the transaction that sends the mail. Returns false if another one has sent it. */
export async function handOver(
  tx: Transaction,
  { weddingId, id }: Pick<DueRecipient, "weddingId" | "id">,
  handover: Handover,
): Promise<boolean> {
  const taken = await tx
    .update(mailingRecipients)
    .set(handover)
    .where(
      and(
        areRecipients(weddingId, [id]),
        isNull(mailingRecipients.messageId),
        isNull(mailingRecipients.skipped),
        isNull(mailingRecipients.replacedAt),
      ),
    )
    .returning({ id: mailingRecipients.id });
  if (taken.length > 0) await publish(tx, { wedding: weddingId }, invitationTopics.invitations);
  return taken.length > 0;
}

async function recentlyMailed(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  kind: MailingKind,
): Promise<Set<string>> {
  const weekAgo = new Date(now().getTime() - reminderPauseMs);
  const found = await tx
    .select({ householdId: mailingRecipients.householdId })
    .from(mailingRecipients)
    .where(
      and(
        eq(mailingRecipients.weddingId, weddingId),
        eq(mailingRecipients.kind, kind),
        isNull(mailingRecipients.replacedAt),
        isNull(mailingRecipients.skipped),
        kind === "reminder" ? gt(mailingRecipients.createdAt, weekAgo) : undefined,
      ),
    );
  return new Set(found.map(({ householdId }) => householdId));
}

function change<Result>(
  weddingId: OwnedWeddingId,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transaction(async (tx) => {
    const result = await work(tx);
    await publish(tx, { wedding: weddingId }, invitationTopics.invitations);
    return result;
  });
}

function isOfMailing(weddingId: OwnedWeddingId, mailingId: string) {
  return and(
    eq(mailingRecipients.weddingId, weddingId),
    eq(mailingRecipients.mailingId, mailingId),
  );
}

function areRecipients(weddingId: OwnedWeddingId, ids: string[]) {
  return and(eq(mailingRecipients.weddingId, weddingId), inArray(mailingRecipients.id, ids));
}
