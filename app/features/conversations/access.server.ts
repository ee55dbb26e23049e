import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type AccountId, requireUser } from "#app/features/accounts/access.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { Param } from "#app/platform/db/prepared.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { isUuid, nilUuid } from "#app/platform/uuid.ts";
import type { ConversationSide } from "./rules.ts";
import { conversations } from "./tables.server.ts";

/** A conversation that the user takes part in. Only the guard and `openConversation` make one. */
export type ConversationId = Scope<"participants">;

export interface Participant {
  conversationId: ConversationId;
  side: ConversationSide;
  userId: AccountId;
}

/**
 * Returns the signed-in user's place in the conversation, or throws a 404. Redirects a visitor to
 * /auth.
 */
export async function requireParticipant(
  request: Request,
  conversationId: string | undefined,
): Promise<Participant> {
  const { id: userId } = await requireUser(request);
  const id = isUuid(conversationId) ? conversationId : nilUuid;
  const [found] = await db()
    .select({ side: sideOf(userId) })
    .from(conversations)
    .where(and(eq(conversations.id, id), isParticipant(userId)));
  if (!found) throw notFound();
  return { conversationId: id as ConversationId, side: found.side, userId };
}

/** Matches the conversations of the account, and of the wedding that it owns. */
export function isParticipant(userId: Param<AccountId>): SQL | undefined {
  return or(isAsker(userId), eq(conversations.answererId, userId));
}

/** The side of a participant; who is on both has asked. */
export function sideOf(userId: Param<AccountId>): SQL<ConversationSide> {
  return sql<ConversationSide>`case when ${isAsker(userId)} then 'asker' else 'answerer' end`;
}

function isAsker(userId: Param<AccountId>): SQL {
  const own = db()
    .select({ id: weddingOwners.weddingId })
    .from(weddingOwners)
    .where(eq(weddingOwners.userId, userId));
  return sql`coalesce(${or(eq(conversations.askerId, userId), inArray(conversations.weddingId, own))}, false)`;
}
