import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { batchesOf, rowsPerInsert } from "#app/platform/batches.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { dequeue, enqueue, enqueueAll } from "#app/platform/jobs/jobs.server.ts";
import { assertSendable } from "#app/platform/mail/mail.server.ts";
import type { Mail } from "#app/platform/mail/mail-page.ts";
import { encrypt } from "#app/platform/secret.server.ts";
import { contentPurpose, deliverMessage, publishDelivery } from "./jobs.server.ts";
import { type MessageFailure, maxDeliverySeconds, type TextMessage } from "./rules.ts";
import { outbox, suppressions } from "./tables.server.ts";

/** A message is deleted with its owner. */
export type MessageOwner = { weddingId: string } | { userId: string } | "platform";

interface SendOptions {
  owner: MessageOwner;
  id?: string;
  lifetimeSeconds?: number;
}

/** Sends after `tx` commits, at most once. Throws on header injection. */
export async function sendMail(
  tx: Transaction,
  mail: Mail,
  { owner, id = randomUUID(), lifetimeSeconds = maxDeliverySeconds }: SendOptions,
): Promise<void> {
  assertSendable(mail);
  await tx.insert(outbox).values({
    id,
    ...(owner === "platform" ? {} : owner),
    content: encrypt(contentPurpose, JSON.stringify(mail)),
    expiresAt: new Date(now().getTime() + lifetimeSeconds * 1000),
    statusSince: now(),
    createdAt: now(),
  });
  await enqueue(tx, deliverMessage, { id }, { id });
}

/**
 * Sends text messages after `tx` commits, each at most once, and none after `expiresAt`. Needs a
 * configured provider.
 */
export async function sendTexts(
  tx: Transaction,
  messages: readonly (TextMessage & { id: string })[],
  { weddingId, expiresAt }: { weddingId: string; expiresAt: Date },
): Promise<void> {
  for (const batch of batchesOf(messages, rowsPerInsert)) {
    await tx.insert(outbox).values(
      batch.map(({ id, to, text }) => ({
        id,
        weddingId,
        channel: "sms" as const,
        content: encrypt(contentPurpose, JSON.stringify({ to, text } satisfies TextMessage)),
        expiresAt,
        statusSince: now(),
        createdAt: now(),
      })),
    );
    const jobs = batch.map(({ id }) => ({ id, data: { id } }));
    await enqueueAll(tx, deliverMessage, jobs);
  }
}

export interface DeliveryReport {
  id: string;
  /** Why it did not arrive; null when it did. */
  failure: MessageFailure | null;
}

/**
 * Records what the provider of text messages has reported, also of one that is uncertain. Returns
 * false for an unknown message; what has arrived stays so.
 */
export async function recordReport({ id, failure }: DeliveryReport): Promise<boolean> {
  const result = failure
    ? ({ status: "failed", failure } as const)
    : ({ status: "sent", failure: null, deliveredAt: now() } as const);
  const changed = await withTables([outbox], () =>
    db()
      .update(outbox)
      .set({ ...result, statusSince: now(), content: null })
      .where(
        and(
          eq(outbox.id, id),
          eq(outbox.channel, "sms"),
          isNull(outbox.deliveredAt),
          inArray(outbox.status, ["sending", "sent", "uncertain", "failed"]),
        ),
      )
      .returning({ weddingId: outbox.weddingId }),
  );
  for (const { weddingId } of changed) await publishDelivery(weddingId);
  return changed.length > 0;
}

/** Deletes those messages that no server has been called for yet. Returns their ids. */
export async function cancelMessages(tx: Transaction, ids: string[]): Promise<string[]> {
  const deleted = await tx
    .delete(outbox)
    .where(and(inArray(outbox.id, ids), eq(outbox.status, "queued")))
    .returning({ id: outbox.id });
  const cancelled = deleted.map(({ id }) => id);
  await dequeue(tx, deliverMessage, cancelled);
  return cancelled;
}

/** Deletes the messages of an owner and their jobs. Must run after the owner's row is deleted. */
export async function deleteMessagesOf(
  tx: Transaction,
  owner: Exclude<MessageOwner, "platform">,
): Promise<void> {
  const isOwned =
    "weddingId" in owner ? eq(outbox.weddingId, owner.weddingId) : eq(outbox.userId, owner.userId);
  if ("weddingId" in owner) {
    await tx.delete(suppressions).where(eq(suppressions.weddingId, owner.weddingId));
  }
  const deleted = await tx.delete(outbox).where(isOwned).returning({ id: outbox.id });
  await dequeue(
    tx,
    deliverMessage,
    deleted.map(({ id }) => id),
  );
}
