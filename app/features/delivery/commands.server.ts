import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { dequeue, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { assertSendable } from "#app/platform/mail/mail.server.ts";
import type { Mail } from "#app/platform/mail/mail-page.ts";
import { encrypt } from "#app/platform/secret.server.ts";
import { contentPurpose, deliverMessage } from "./jobs.server.ts";
import { maxDeliveryTime } from "./rules.ts";
import { outbox, suppressions } from "./tables.server.ts";

/** A message is deleted with its owner. */
export type MessageOwner = { weddingId: string } | { userId: string } | "platform";

interface SendOptions {
  owner: MessageOwner;
  id?: string;
  /** In seconds. */
  lifetime?: number;
}

/** Sends after `tx` commits, at most once. Throws on header injection. */
export async function sendMail(
  tx: Transaction,
  mail: Mail,
  { owner, id = randomUUID(), lifetime = maxDeliveryTime }: SendOptions,
): Promise<void> {
  assertSendable(mail);
  await tx.insert(outbox).values({
    id,
    ...(owner === "platform" ? {} : owner),
    content: encrypt(contentPurpose, JSON.stringify(mail)),
    expiresAt: new Date(now().getTime() + lifetime * 1000),
    statusSince: now(),
    createdAt: now(),
  });
  await enqueue(tx, deliverMessage, { id }, { id });
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
