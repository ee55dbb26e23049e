import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { type ConversationId, isParticipant, sideOf } from "./access.server.ts";
import { mailUnreadMessages } from "./mails.server.ts";
import { listAccounts } from "./queries.server.ts";
import { type ConversationSide, noticeDelaySeconds, otherSide } from "./rules.ts";
import { conversationReads, conversations, messages } from "./tables.server.ts";

/**
 * Tells the accounts that have not read a conversation by mail. Runs for each message, some time after
 * it; until an account has read the conversation, only the first run sends it a mail.
 */
export const notifyOfMessages = defineJob<SentMessage>("notify-of-messages", async (sent) => {
  const conversationId = sent.conversationId as ConversationId;
  for (const { userId, side } of await listAccounts(db(), conversationId)) {
    if (side !== sent.side) await notify({ conversationId, userId });
  }
});

interface SentMessage {
  conversationId: string;
  /** Who has sent it. */
  side: ConversationSide;
}

interface Reader {
  conversationId: ConversationId;
  userId: AccountId;
}

function notify(reader: Reader): Promise<void> {
  return transaction(async (tx) => {
    const conversation = await findConversation(tx, reader);
    if (!conversation || conversation.blockedBy) return;
    const { kind, side, address, readUntil } = conversation;
    const isUnread = and(
      eq(messages.conversationId, reader.conversationId),
      eq(messages.side, otherSide(side)),
      readUntil ? gt(messages.createdAt, readUntil) : undefined,
    );
    const [waiting] = await tx
      .select({ since: sql`min(${messages.createdAt})`.mapWith(messages.createdAt) })
      .from(messages)
      .where(isUnread);
    // What came later has a run of its own.
    const limit = new Date(now().getTime() - noticeDelaySeconds * 1000);
    if (!waiting?.since || waiting.since > limit) return;
    if (!(await claimNotice(tx, reader, waiting.since))) return;
    const [last] = await tx
      .select({ name: users.name })
      .from(messages)
      .leftJoin(users, eq(users.id, messages.senderId))
      .where(isUnread)
      .orderBy(desc(messages.createdAt))
      .limit(1);
    const from = firstNameOf(last?.name ?? "") || null;
    await mailUnreadMessages(tx, { ...reader, kind, side, address, from });
  });
}

async function findConversation(tx: Transaction, { conversationId, userId }: Reader) {
  const [found] = await tx
    .select({
      kind: conversations.kind,
      side: sideOf(userId),
      blockedBy: conversations.blockedBy,
      address: users.email,
      readUntil: conversationReads.readUntil,
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(
      conversationReads,
      and(
        eq(conversationReads.conversationId, conversations.id),
        eq(conversationReads.userId, users.id),
      ),
    )
    .where(and(eq(conversations.id, conversationId), isParticipant(userId)));
  return found;
}

/** Returns false when the account was told before, wants no mails, or has read it meanwhile. */
async function claimNotice(tx: Transaction, reader: Reader, unreadSince: Date): Promise<boolean> {
  const { conversationId, userId, muted, notifiedAt, readUntil } = conversationReads;
  const claimed = await tx
    .insert(conversationReads)
    .values({ ...reader, notifiedAt: now() })
    .onConflictDoUpdate({
      target: [conversationId, userId],
      set: { notifiedAt: now() },
      setWhere: and(
        eq(muted, false),
        isNull(notifiedAt),
        or(isNull(readUntil), lt(readUntil, unreadSince)),
      ),
    })
    .returning({ userId });
  return claimed.length > 0;
}
