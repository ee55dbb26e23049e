import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { deleteDocumentsOf } from "#app/features/documents/commands.server.ts";
import { isDocumentOf } from "#app/features/documents/queries.server.ts";
import { documents } from "#app/features/documents/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { withGrant, withTables } from "#app/platform/db/grants.server.ts";
import { idOfEdited } from "#app/platform/edited-id.server.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { ConversationId, Participant } from "./access.server.ts";
import { notifyOfMessages } from "./jobs.server.ts";
import { type ConversationAccount, listAccounts } from "./queries.server.ts";
import {
  type ConversationKind,
  type ConversationSide,
  noticeDelaySeconds,
  otherSide,
  type ReportReason,
  rateLimits,
} from "./rules.ts";
import {
  conversationReads,
  conversationReports,
  conversations,
  messages,
} from "./tables.server.ts";
import { conversationTopics } from "./topics.ts";

export interface OpenedConversation {
  id: string;
  kind: ConversationKind;
  asker: { weddingId: OwnedWeddingId } | { userId: AccountId };
  senderId: AccountId;
  /** Null when the answerer has no account. */
  answererId: string | null;
  messageId: string;
  /** May be empty. */
  text: string;
}

/**
 * Opens a conversation with its first message, about which the caller sends its own mail. Opening it
 * again changes nothing. Returns null for an id that belongs to another asker.
 */
export async function openConversation(
  tx: Transaction,
  { id, kind, asker, senderId, answererId, messageId, text }: OpenedConversation,
): Promise<{ conversationId: ConversationId; isNew: boolean } | null> {
  const createdAt = now();
  const [weddingId, askerId] =
    "weddingId" in asker ? [asker.weddingId, null] : [null, asker.userId];
  const opened = await tx
    .insert(conversations)
    .values({ id, kind, weddingId, askerId, answererId, lastMessageAt: createdAt, createdAt })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  const conversationId = id as ConversationId;
  if (opened.length === 0) {
    const isOwn = and(
      eq(conversations.id, id),
      "weddingId" in asker
        ? eq(conversations.weddingId, asker.weddingId)
        : eq(conversations.askerId, asker.userId),
    );
    const found = await tx.select({ id: conversations.id }).from(conversations).where(isOwn);
    return found.length > 0 ? { conversationId, isNew: false } : null;
  }
  await tx
    .insert(messages)
    .values({ conversationId, id: messageId, side: "asker", senderId, text, createdAt });
  await publishConversation(tx, conversationId);
  return { conversationId, isNew: true };
}

export interface NewMessage {
  id: string;
  text: string;
  attachmentId: string | null;
}

type SendResult =
  | { ok: true }
  | { ok: false; reason: "blocked" | "unread" | "too-many" | "attachment-gone" };

/**
 * Sends a message and plans notices by mail. Idempotent by the message's id and content: what was
 * edited is another message. Returns `unread` when the other side has no account.
 */
export async function sendMessage(
  participant: Participant,
  message: NewMessage,
): Promise<SendResult> {
  const allowed = await consume(
    "conversation-message",
    participant.userId,
    rateLimits.messagesPerAccount,
  );
  if (!allowed.ok) return { ok: false, reason: "too-many" };
  return transaction((tx) => addMessage(tx, participant, message));
}

/** `sendMessage` without its limit, for those who store more with the message. */
export async function addMessage(
  tx: Transaction,
  { conversationId, side, userId }: Participant,
  message: NewMessage,
): Promise<SendResult> {
  // Messages of a conversation are stored one after the other, so their times differ.
  const [conversation] = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for("no key update");
  const id = await unusedId(tx, conversationId, message);
  if (!id) return { ok: true };
  if (conversation?.blockedBy) return { ok: false, reason: "blocked" };
  const accounts = await listAccounts(tx, conversationId);
  const isRead = accounts.some((account) => account.side === otherSide(side));
  if (!conversation || !isRead) return { ok: false, reason: "unread" };
  const { text, attachmentId } = message;
  if (attachmentId && !(await isDocumentOf(tx, { conversationId }, attachmentId))) {
    return { ok: false, reason: "attachment-gone" };
  }
  const createdAt = new Date(Math.max(now().getTime(), conversation.lastMessageAt.getTime() + 1));
  await tx
    .insert(messages)
    .values({ conversationId, id, side, senderId: userId, text, attachmentId, createdAt });
  await tx
    .update(conversations)
    .set({ lastMessageAt: createdAt })
    .where(eq(conversations.id, conversationId));
  await planNotice(tx, conversationId, side);
  await publishConversation(tx, conversationId);
  return { ok: true };
}

/** Returns another id for a message that was edited, null for one that is stored already. */
async function unusedId(
  tx: Transaction,
  conversationId: ConversationId,
  { id, text, attachmentId }: NewMessage,
): Promise<string | null> {
  const [sent] = await tx
    .select({ text: messages.text, attachmentId: messages.attachmentId })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)));
  if (!sent) return id;
  if (sent.text === text && sent.attachmentId === attachmentId) return null;
  const edited = { id: idOfEdited(id, [text, attachmentId]), text, attachmentId };
  return unusedId(tx, conversationId, edited);
}

/** Plans the mail about what `side` has sent, for those who will not have read it by then. */
export async function planNotice(
  tx: Transaction,
  conversationId: ConversationId,
  side: ConversationSide,
): Promise<void> {
  const startAfter = new Date(now().getTime() + noticeDelaySeconds * 1000);
  await enqueue(tx, notifyOfMessages, { conversationId, side }, { startAfter });
}

/** Marks what was sent until then as read by the user. Never marks less than before. */
export function markRead({ conversationId, userId }: Participant, readUntil: Date): Promise<void> {
  return transaction(async (tx) => {
    const [conversation] = await tx
      .select({ lastMessageAt: conversations.lastMessageAt })
      .from(conversations)
      .where(eq(conversations.id, conversationId));
    if (!conversation) return;
    const until = new Date(Math.min(readUntil.getTime(), conversation.lastMessageAt.getTime()));
    const { readUntil: before } = conversationReads;
    const marked = await tx
      .insert(conversationReads)
      .values({ conversationId, userId, readUntil: until })
      .onConflictDoUpdate({
        target: [conversationReads.conversationId, conversationReads.userId],
        set: { readUntil: until, notifiedAt: null },
        setWhere: sql`${before} is null or ${before} < excluded.read_until`,
      })
      .returning({ userId: conversationReads.userId });
    if (marked.length > 0) await publish(tx, { account: userId }, conversationTopics.conversations);
  });
}

/** Decides whether the user gets mails about the conversation. */
export function setMuted(
  { conversationId, userId }: Pick<Participant, "conversationId" | "userId">,
  muted: boolean,
): Promise<void> {
  return transaction(async (tx) => {
    await tx
      .insert(conversationReads)
      .values({ conversationId, userId, muted })
      .onConflictDoUpdate({
        target: [conversationReads.conversationId, conversationReads.userId],
        set: { muted },
      });
    await publish(tx, { account: userId }, conversationTopics.conversations);
  });
}

/** Ends the writing of both sides until the side that has blocked unblocks. */
export function block(participant: Participant): Promise<void> {
  return setBlocked(participant, participant.side);
}

/** Does nothing when the other side has blocked. */
export function unblock(participant: Participant): Promise<void> {
  return setBlocked(participant, null);
}

async function setBlocked(
  { conversationId, side }: Participant,
  blockedBy: ConversationSide | null,
): Promise<void> {
  const before = blockedBy ? isNull(conversations.blockedBy) : eq(conversations.blockedBy, side);
  await transaction(async (tx) => {
    const changed = await tx
      .update(conversations)
      .set({ blockedBy })
      .where(and(eq(conversations.id, conversationId), before))
      .returning({ id: conversations.id });
    if (changed.length > 0) await publishConversation(tx, conversationId);
  });
}

/** Reports the conversation to the administrators. Reporting again with the same id changes nothing. */
export async function report(
  { conversationId, side, userId }: Participant,
  { id, reason, text }: { id: string; reason: ReportReason; text: string },
): Promise<{ ok: true } | { ok: false; reason: "too-many" }> {
  const allowed = await consume("conversation-report", userId, rateLimits.reportsPerAccount);
  if (!allowed.ok) return { ok: false, reason: "too-many" };
  await transaction((tx) =>
    tx
      .insert(conversationReports)
      .values({ conversationId, id, side, reporterId: userId, reason, text, createdAt: now() })
      .onConflictDoNothing(),
  );
  return { ok: true };
}

/**
 * Deletes the documents of those of the conversations that `tx` has deleted. Those of a partner who
 * stays are not the account's any more.
 */
export function deleteDocumentsOfDeleted(
  tx: Transaction,
  ids: readonly ConversationId[],
): Promise<void> {
  return withTables([conversations, documents], async () => {
    const left = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(inArray(conversations.id, [...ids]));
    const existing = new Set(left.map(({ id }) => id));
    for (const conversationId of ids) {
      if (!existing.has(conversationId)) await deleteDocumentsOf(tx, { conversationId });
    }
  });
}

/** Ends the answerer's part in the conversations, as if the account were deleted. */
export async function removeAnswerer(
  tx: Transaction,
  ids: readonly ConversationId[],
): Promise<void> {
  const accounts = await listAccounts(tx, ...ids);
  await publishTo(tx, accounts);
  // Without its answerer, a row is the askers' only.
  const everyone = accounts.map(({ userId }) => userId);
  await withGrant("account", everyone, () =>
    tx
      .update(conversations)
      .set({ answererId: null })
      .where(inArray(conversations.id, [...ids])),
  );
}

/** Tells the open pages of both sides. */
export async function publishConversation(
  tx: Transaction,
  conversationId: ConversationId,
): Promise<void> {
  await publishTo(tx, await listAccounts(tx, conversationId));
}

async function publishTo(tx: Transaction, accounts: readonly ConversationAccount[]): Promise<void> {
  for (const account of new Set(accounts.map(({ userId }) => userId))) {
    await publish(tx, { account }, conversationTopics.conversations);
  }
}
