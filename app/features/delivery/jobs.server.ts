import { and, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Transmission, transmitMail } from "#app/platform/mail/mail.server.ts";
import type { Mail } from "#app/platform/mail/mail-page.ts";
import { decrypt } from "#app/platform/secret.server.ts";
import { transmitSms } from "#app/platform/sms-gateway/sms-gateway.server.ts";
import {
  type Channel,
  type MessageFailure,
  type MessageStatus,
  messageRetentionSeconds,
  type TextMessage,
} from "./rules.ts";
import { readUnsubscribeToken } from "./suppression/commands.server.ts";
import { suppressedAmong } from "./suppression/queries.server.ts";
import { outbox } from "./tables.server.ts";
import { deliveryTopics } from "./topics.ts";

export const contentPurpose = "outbox";

interface Result {
  status: MessageStatus;
  failure?: MessageFailure;
  providerId?: string | null;
}

interface StoredMessage {
  channel: Channel;
  content: string;
  weddingId: string | null;
}

const resultOf: Record<Transmission, Result> = {
  accepted: { status: "sent" },
  unknown: { status: "uncertain" },
  rejected: { status: "failed", failure: "refused" },
  "unknown-recipient": { status: "failed", failure: "unknown-address" },
  "mailbox-full": { status: "failed", failure: "mailbox-full" },
};

/**
 * When those runs of this process began that have certainly sent nothing, by message. The database may
 * show that they began and not how they ended, when it was away or slow.
 */
const unsentRuns = new Map<string, Date[]>();

export const deliverMessage = defineJob<{ id: string }>(
  "deliver-message",
  async ({ id }) => {
    const begunAt = now();
    const noteUnsent = (error: unknown) => {
      unsentRuns.set(id, [...(unsentRuns.get(id) ?? []), begunAt]);
      throw error;
    };
    const message = await beginSending(id, begunAt).catch(noteUnsent);
    if (!message) return endUnbegun(id);
    const { content } = message;
    if (content === null) return;
    const result = await transmit(id, { ...message, content }).catch(async (error) => {
      await endSending(id, { status: "queued", failure: "delayed" }).catch(noteUnsent);
      throw error;
    });
    await endSending(id, result);
  },
  { retries: 30, maxRetryDelaySeconds: 3600, timeoutSeconds: 90 },
);

async function transmit(
  id: string,
  { channel, content, weddingId }: StoredMessage,
): Promise<Result> {
  if (channel === "mail") {
    const mail: Mail = JSON.parse(decrypt(contentPurpose, content));
    if (await isSuppressed(mail)) return { status: "failed", failure: "suppressed" };
    return resultOf[await transmitMail(mail, id)];
  }
  const { to, text }: TextMessage = JSON.parse(decrypt(contentPurpose, content));
  const suppressed = await suppressedAmong([to], weddingId);
  if (suppressed.has(to)) return { status: "failed", failure: "suppressed" };
  const transmission = await transmitSms({ to, text, key: id });
  const providerId = transmission.outcome === "accepted" ? transmission.providerId : null;
  return { ...resultOf[transmission.outcome], providerId };
}

/** Tells whether the recipient has refused such mails since this one was queued. */
async function isSuppressed({ unsubscribeUrl }: Mail): Promise<boolean> {
  const suppression = readUnsubscribeToken(unsubscribeUrl?.split("/").at(-1) ?? "");
  if (!suppression) return false;
  const { address, weddingId } = suppression;
  return (await suppressedAmong([address], weddingId)).has(address);
}

/**
 * Enqueues messages whose job is missing: after a restore without the queue's tables, or when its
 * retries ended before the message expired. A stored job has its message's id and is not doubled.
 */
export const recoverMessages = defineJob(
  "recover-messages",
  async () => {
    const unfinished = await db()
      .select({ id: outbox.id })
      .from(outbox)
      .where(inArray(outbox.status, ["queued", "sending"]));
    for (const { id } of unfinished) await enqueue(db(), deliverMessage, { id }, { id });
  },
  { schedule: "*/10 * * * *", atStart: true, timeoutSeconds: 600 },
);

export async function purgeMessages(): Promise<void> {
  const isFinished = inArray(outbox.status, ["sent", "uncertain", "failed"]);
  await db()
    .update(outbox)
    .set({ content: null })
    .where(and(isFinished, lte(outbox.expiresAt, now())));
  const oldest = new Date(now().getTime() - messageRetentionSeconds * 1000);
  // A wedding keeps its log of invitations; nothing personal is left in these rows.
  await db()
    .delete(outbox)
    .where(and(isFinished, isNull(outbox.weddingId), lte(outbox.statusSince, oldest)));
}

/** Marks a message that waits and returns it, or undefined for another one. */
async function beginSending(id: string, begunAt: Date) {
  const { status, statusSince, expiresAt, channel, content, weddingId } = outbox;
  const isUnsent = and(eq(status, "sending"), inArray(statusSince, unsentRuns.get(id) ?? []));
  const [message] = await db()
    .update(outbox)
    .set({ status: "sending", statusSince: begunAt })
    .where(and(eq(outbox.id, id), or(eq(status, "queued"), isUnsent), gt(expiresAt, now())))
    .returning({ channel, content, weddingId });
  unsentRuns.delete(id);
  return message;
}

/** Records what became of a message that must not be sent. */
async function endUnbegun(id: string): Promise<void> {
  const expired = await db()
    .update(outbox)
    .set({ status: "failed", failure: "expired", statusSince: now(), content: null })
    .where(and(eq(outbox.id, id), eq(outbox.status, "queued"), lte(outbox.expiresAt, now())))
    .returning({ id: outbox.id, weddingId: outbox.weddingId });
  for (const { weddingId } of expired) {
    log().warn({ id }, "message expired before it was sent");
    await publishDelivery(weddingId);
  }
  // An earlier run did not end: its process died, or it still waits for the server.
  if (expired.length === 0) await endSending(id, { status: "uncertain" });
}

/** A run that ends late knows more than `uncertain`, so its result replaces it. */
async function endSending(id: string, result: Result): Promise<void> {
  const { status, failure, providerId = null } = result;
  const isOver = status === "sent" || status === "failed";
  const changed = await db()
    .update(outbox)
    .set({
      status,
      failure: failure ?? null,
      statusSince: now(),
      ...(isOver && { content: null }),
      ...(providerId && { providerId }),
    })
    .where(and(eq(outbox.id, id), inArray(outbox.status, ["sending", "uncertain"])))
    .returning({ weddingId: outbox.weddingId });
  for (const { weddingId } of changed) {
    if (status !== "sent") log().warn({ id, status, failure }, "message not sent");
    await publishDelivery(weddingId);
  }
}

export async function publishDelivery(weddingId: string | null): Promise<void> {
  if (!weddingId) return;
  await publish(db(), { wedding: weddingId as Scope<"wedding"> }, deliveryTopics.delivery);
}
