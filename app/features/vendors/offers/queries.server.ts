import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { unreadAmong } from "#app/features/conversations/queries.server.ts";
import { conversations, messages } from "#app/features/conversations/tables.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import type { OwnedVendorId } from "../access.server.ts";
import { vendorContactRequests, vendorOffers } from "../tables.server.ts";
import { countGuestsOfAsker, type ReceivedRequest } from "./access.server.ts";
import { receivedState } from "./rules.ts";

const requestsShown = 200;

export type Received = Awaited<ReturnType<typeof listReceived>>[number];

/** Returns the vendor's requests, the latest message first. Addresses of those who ask are left out. */
export async function listReceived(vendorId: OwnedVendorId, userId: AccountId) {
  const found = await withTables(askers, () =>
    selectReceived()
      .where(and(eq(request.vendorId, vendorId), eq(conversations.answererId, userId)))
      .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
      .limit(requestsShown),
  );
  const unread = await unreadAmong(
    userId,
    found.map(({ id }) => id),
  );
  return found.map(({ declinedByVendorAt, declinedByAskerAt, isAnswered, ...received }) => ({
    ...received,
    state: receivedState({ declinedByVendorAt, declinedByAskerAt, isAnswered }),
    hasUnread: unread.has(received.id),
  }));
}

/** Returns a request with what its couple shows, or null when it was deleted meanwhile. */
export async function loadReceived(received: ReceivedRequest) {
  const { conversationId, vendorId } = received;
  const [[found], guests, offers] = await Promise.all([
    withTables(askers, () =>
      selectReceived().where(
        and(eq(request.conversationId, conversationId), eq(request.vendorId, vendorId)),
      ),
    ),
    countGuestsOfAsker(received),
    db().select().from(vendorOffers).where(eq(vendorOffers.conversationId, conversationId)),
  ]);
  if (!found) return null;
  const { declinedByVendorAt, declinedByAskerAt, isAnswered, ...facts } = found;
  return {
    ...facts,
    state: receivedState({ declinedByVendorAt, declinedByAskerAt, isAnswered }),
    guests,
    offers,
    others: await othersOnDate(received, found.eventDate),
  };
}

/** Returns the names of the others who have asked for the same day and are not declined. */
async function othersOnDate(
  { conversationId, vendorId }: ReceivedRequest,
  date: string | null,
): Promise<string[]> {
  if (date === null) return [];
  const found = await withTables(askers, () =>
    selectReceived().where(
      and(
        eq(request.vendorId, vendorId),
        eq(request.eventDate, date),
        ne(request.conversationId, conversationId),
        sql`${request.declinedByVendorAt} is null and ${request.declinedByAskerAt} is null`,
      ),
    ),
  );
  return found.map(({ name }) => name);
}

/** Counts the requests that are new or have an unread message. */
export async function countWaiting(vendorId: OwnedVendorId, userId: AccountId): Promise<number> {
  const received = await listReceived(vendorId, userId);
  return received.filter(({ state, hasUnread }) => state === "new" || hasUnread).length;
}

const request = vendorContactRequests;
/** The vendor sees the names of those who ask. */
const askers = [weddings, users];

function selectReceived() {
  const answers = db()
    .select({ one: sql`1` })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), eq(messages.side, "answerer")));
  const place = sql<string | null>`nullif(concat_ws(', ', nullif(${weddings.venue}, ''),
    nullif(${weddings.city}, '')), '')`;
  return db()
    .select({
      id: conversations.id,
      name: sql<string>`coalesce(${weddings.bride} || ' og ' || ${weddings.groom}, ${users.name}, '')`,
      isCouple: sql`${weddings.id} is not null`.mapWith(Boolean),
      place,
      eventDate: request.eventDate,
      serviceType: request.serviceType,
      budgetRange: request.budgetRange,
      createdAt: request.createdAt,
      lastMessageAt: conversations.lastMessageAt,
      declinedByVendorAt: request.declinedByVendorAt,
      declinedByAskerAt: request.declinedByAskerAt,
      isAnswered: sql`exists ${answers}`.mapWith(Boolean),
    })
    .from(request)
    .innerJoin(conversations, eq(conversations.id, request.conversationId))
    .leftJoin(weddings, eq(weddings.id, conversations.weddingId))
    .leftJoin(users, eq(users.id, conversations.askerId));
}
