import { randomUUID } from "node:crypto";
import { aliasedTable, and, count, desc, eq, exists, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { documents } from "#app/features/documents/tables.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, type Transaction } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { type ConversationId, isParticipant, type Participant, sideOf } from "./access.server.ts";
import { hideContactDetails } from "./contact-details/rules.ts";
import { type ConversationKind, type ConversationSide, otherSide, threadStep } from "./rules.ts";
import { conversationReads, conversations, messages } from "./tables.server.ts";

export interface ThreadMessage {
  id: string;
  side: ConversationSide;
  /** Written by this user, not by the partner. */
  isOwn: boolean;
  /** Null after the account was deleted; never an address. */
  senderName: string | null;
  text: string;
  sentAt: Date;
  attachment: { id: string; name: string } | null;
}

export interface Thread {
  conversationId: ConversationId;
  kind: ConversationKind;
  /** The reader's. */
  side: ConversationSide;
  /** Oldest first. */
  messages: ThreadMessage[];
  hasEarlier: boolean;
  /** Null before the first reading. */
  readUntil: Date | null;
  isMuted: boolean;
  blockedBy: ConversationSide | null;
  /** False when the other side has no account. */
  isRead: boolean;
  /** For the next message, where the browser makes none. */
  nextId: string;
  loadedAt: Date;
}

/** Returns the last messages. Names and texts only: addresses of participants stay hidden. */
export async function findThread(
  { conversationId, side, userId }: Participant,
  length: number = threadStep,
): Promise<Thread> {
  const isOwnRead = and(
    eq(conversationReads.conversationId, conversations.id),
    eq(conversationReads.userId, userId),
  );
  const [[conversation], found, accounts] = await Promise.all([
    db()
      .select({
        kind: conversations.kind,
        blockedBy: conversations.blockedBy,
        readUntil: conversationReads.readUntil,
        muted: conversationReads.muted,
      })
      .from(conversations)
      .leftJoin(conversationReads, isOwnRead)
      .where(eq(conversations.id, conversationId)),
    lastMessagesOf(conversationId, length + 1),
    listAccounts(db(), conversationId),
  ]);
  return {
    conversationId,
    kind: conversation?.kind ?? "vendor",
    side,
    messages: found
      .slice(0, length)
      .map((message) => toThreadMessage(message, userId))
      .reverse(),
    hasEarlier: found.length > length,
    readUntil: conversation?.readUntil ?? null,
    isMuted: conversation?.muted ?? false,
    blockedBy: conversation?.blockedBy ?? null,
    isRead: accounts.some((account) => account.side === otherSide(side)),
    nextId: randomUUID(),
    loadedAt: now(),
  };
}

export async function findKind({ conversationId }: Participant): Promise<ConversationKind> {
  const [found] = await db()
    .select({ kind: conversations.kind })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  return found?.kind ?? "vendor";
}

function lastMessagesOf(conversationId: ConversationId, limit: number) {
  const query = db()
    .select({
      id: messages.id,
      side: messages.side,
      senderId: messages.senderId,
      senderName: users.name,
      text: messages.text,
      sentAt: messages.createdAt,
      attachmentId: messages.attachmentId,
      attachmentName: documents.name,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .leftJoin(
      documents,
      and(
        eq(documents.conversationId, messages.conversationId),
        eq(documents.id, messages.attachmentId),
      ),
    )
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
  return withTables([users], () => query);
}

function toThreadMessage(
  {
    senderId,
    attachmentId,
    attachmentName,
    ...message
  }: Awaited<ReturnType<typeof lastMessagesOf>>[number],
  userId: AccountId,
): ThreadMessage {
  const attachment = attachmentId ? { id: attachmentId, name: attachmentName ?? "" } : null;
  return { ...message, isOwn: senderId === userId, attachment };
}

/** Counts the account's conversations in which the other side has written something unread. */
export async function countUnread(userId: AccountId): Promise<number> {
  const [found] = await unreadOf(userId);
  return found?.count ?? 0;
}

/** Every page of a signed-in user shows the number. */
const unreadOf = prepared((userId: Param<AccountId>) =>
  db()
    .select({ count: count() })
    .from(conversations)
    .where(and(isParticipant(userId), hasUnread(userId))),
);

/** Returns those of the account's conversations in which something is unread. */
export async function unreadAmong(userId: AccountId, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db()
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.id, [...ids]), isParticipant(userId), hasUnread(userId)));
  return new Set(found.map(({ id }) => id));
}

function hasUnread(userId: Param<AccountId>) {
  const readUntil = db()
    .select({ readUntil: conversationReads.readUntil })
    .from(conversationReads)
    .where(
      and(
        eq(conversationReads.conversationId, conversations.id),
        eq(conversationReads.userId, userId),
      ),
    );
  return exists(
    db()
      .select({ one: sql`1` })
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversations.id),
          gt(messages.createdAt, sql`coalesce((${readUntil}), '-infinity'::timestamptz)`),
          ne(messages.side, sideOf(userId)),
        ),
      ),
  );
}

export interface LastMessage {
  side: ConversationSide;
  senderName: string | null;
  text: string;
  sentAt: Date;
}

/** Returns the last message of those of the conversations in which the account takes part. */
export async function lastMessages(
  userId: AccountId,
  ids: readonly string[],
): Promise<Map<string, LastMessage>> {
  if (ids.length === 0) return new Map();
  const last = aliasedTable(messages, "last");
  const lastOf = db()
    .select()
    .from(last)
    .where(eq(last.conversationId, conversations.id))
    .orderBy(desc(last.createdAt), desc(last.id))
    .limit(1)
    .as("last_message");
  const found = await withTables([users], () =>
    db()
      .select({
        conversationId: conversations.id,
        side: lastOf.side,
        senderName: users.name,
        text: lastOf.text,
        sentAt: lastOf.createdAt,
      })
      .from(conversations)
      .innerJoinLateral(lastOf, sql`true`)
      .leftJoin(users, eq(users.id, lastOf.senderId))
      .where(and(inArray(conversations.id, [...ids]), isParticipant(userId))),
  );
  return new Map(found.map(({ conversationId, ...message }) => [conversationId, message]));
}

/**
 * Returns the account's conversations with all messages, without addresses: in those about listings,
 * what the other side has written of its own is hidden too.
 */
export async function exportConversations(userId: AccountId) {
  const found = await db()
    .select({
      id: conversations.id,
      kind: conversations.kind,
      side: sideOf(userId),
      createdAt: conversations.createdAt,
    })
    .from(conversations)
    .where(isParticipant(userId))
    .orderBy(conversations.createdAt);
  const ids = found.map(({ id }) => id);
  const written = await withTables([users], () =>
    db()
      .select({
        conversationId: messages.conversationId,
        side: messages.side,
        senderName: users.name,
        text: messages.text,
        attachmentId: messages.attachmentId,
        createdAt: messages.createdAt,
      })
      .from(messages)
      .leftJoin(users, eq(users.id, messages.senderId))
      .where(inArray(messages.conversationId, ids))
      .orderBy(messages.createdAt),
  );
  const byConversation = Map.groupBy(written, ({ conversationId }) => conversationId);
  return found.map((conversation) => ({
    ...conversation,
    id: conversation.id as ConversationId,
    messages: (byConversation.get(conversation.id) ?? []).map(
      ({ conversationId: _, text, ...message }) => {
        const isHidden = conversation.kind === "listing" && message.side !== conversation.side;
        return { ...message, text: isHidden ? hideContactDetails(text) : text };
      },
    ),
  }));
}

/** Returns the conversations that the account, or its wedding, has begun. */
export async function listBegun(tx: Transaction, userId: AccountId): Promise<ConversationId[]> {
  const found = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(isParticipant(userId), eq(sideOf(userId), "asker")));
  return found.map(({ id }) => id as ConversationId);
}

export interface ConversationAccount {
  userId: AccountId;
  side: ConversationSide;
}

/** Returns the accounts of both sides, for each of the conversations. */
export async function listAccounts(
  tx: Database | Transaction,
  ...ids: ConversationId[]
): Promise<ConversationAccount[]> {
  const isAsker = or(eq(users.id, weddingOwners.userId), eq(users.id, conversations.askerId));
  const found = await withTables([users, weddingOwners], () =>
    tx
      .select({ userId: users.id, isAsker: sql<boolean>`coalesce(bool_or(${isAsker}), false)` })
      .from(conversations)
      .leftJoin(weddingOwners, eq(weddingOwners.weddingId, conversations.weddingId))
      .innerJoin(users, or(isAsker, eq(users.id, conversations.answererId)))
      .where(inArray(conversations.id, ids))
      .groupBy(conversations.id, users.id),
  );
  return found.map((account) => ({
    userId: account.userId as AccountId,
    side: account.isAsker ? "asker" : "answerer",
  }));
}
