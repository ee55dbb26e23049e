import { and, desc, eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { weddingName } from "#app/features/weddings/rules.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { isParticipant, sideOf } from "../access.server.ts";
import { type LastMessage, lastMessages, unreadAmong } from "../queries.server.ts";
import type { ConversationKind, ConversationSide } from "../rules.ts";
import { conversations } from "../tables.server.ts";

export interface InboxConversation {
  id: string;
  kind: ConversationKind;
  /** The reader's. */
  side: ConversationSide;
  /** A couple's or a user's; null for a user without a name. Never an address. */
  askerName: string | null;
  lastMessageAt: Date;
  last: LastMessage | null;
  isUnread: boolean;
}

/** Returns the account's conversations of all kinds, the latest message first. */
export async function listConversations(
  userId: AccountId,
  { side, limit }: { side: ConversationSide | null; limit: number },
): Promise<InboxConversation[]> {
  const found = await withTables([weddings, users], () =>
    db()
      .select({
        id: conversations.id,
        kind: conversations.kind,
        side: sideOf(userId),
        asker: askerColumns,
        lastMessageAt: conversations.lastMessageAt,
      })
      .from(conversations)
      .leftJoin(weddings, eq(weddings.id, conversations.weddingId))
      .leftJoin(users, eq(users.id, conversations.askerId))
      .where(and(isParticipant(userId), side ? eq(sideOf(userId), side) : undefined))
      .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
      .limit(limit),
  );
  const ids = found.map(({ id }) => id);
  const [last, unread] = await Promise.all([lastMessages(userId, ids), unreadAmong(userId, ids)]);
  return found.map(({ asker, ...conversation }) => ({
    ...conversation,
    askerName: askerNameOf(asker),
    last: last.get(conversation.id) ?? null,
    isUnread: unread.has(conversation.id),
  }));
}

/** Of `weddings` and `users`, joined by those of the conversation's asker. */
export const askerColumns = {
  bride: weddings.bride,
  groom: weddings.groom,
  name: users.name,
};

interface AskerNames {
  bride: string | null;
  groom: string | null;
  name: string | null;
}

/** Returns null for a user without a name. */
export function askerNameOf(asker: AskerNames): string | null {
  const { bride, groom, name } = asker;
  return bride && groom ? weddingName({ bride, groom }) : name?.trim() || null;
}
