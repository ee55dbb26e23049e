import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  type SQL,
  sql,
} from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { isParticipant } from "#app/features/conversations/access.server.ts";
import { type Asker, isAskedBy } from "#app/features/conversations/askers/access.server.ts";
import {
  conversationReads,
  conversations,
  messages,
} from "#app/features/conversations/tables.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { kroner } from "#app/platform/money.ts";
import { isUuid, nilUuid } from "#app/platform/uuid.ts";
import { vendorContactRequests, vendorOffers, vendors } from "../tables.server.ts";
import { requestState } from "./rules.ts";

/** Returns the asker's requests, the latest message first. */
export async function listRequests(asker: Asker) {
  return (await findRequests(asker)).map(withState);
}

/** Returns null for a request of somebody else, as for an unknown one. */
export async function findRequest(asker: Asker, conversationId: string | undefined) {
  const id = isUuid(conversationId) ? conversationId : nilUuid;
  const [found] = await findRequests(asker, id);
  return found ? withState(found) : null;
}

/** Returns what the vendors of those of the account's conversations are called that are requests. */
export async function listVendorNames(
  userId: AccountId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db()
    .select({
      id: vendorContactRequests.conversationId,
      name: vendorContactRequests.vendorName,
    })
    .from(vendorContactRequests)
    .innerJoin(conversations, eq(conversations.id, vendorContactRequests.conversationId))
    .where(and(inArray(conversations.id, [...ids]), isParticipant(userId)));
  return new Map(found.map(({ id, name }) => [id, name]));
}

export async function countRequests(asker: Asker): Promise<number> {
  const [found] = await db()
    .select({ count: count() })
    .from(vendorContactRequests)
    .innerJoin(conversations, eq(conversations.id, vendorContactRequests.conversationId))
    .where(isAskedBy(asker));
  return found?.count ?? 0;
}

/** Counts the requests that are `new`: answered since this account has read, and open. */
export async function countNewAnswers({ weddingId, user }: Asker): Promise<number> {
  const [found] = await newAnswers(weddingId, user.id);
  return found?.count ?? 0;
}

const newAnswers = prepared((weddingId: Param<string | null>, userId: Param<string>) => {
  const asker = { weddingId, user: { id: userId } };
  const { declinedByVendorAt, declinedByAskerAt } = vendorContactRequests;
  const unread = db()
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.side, "answerer"),
        isUnreadBy(asker),
      ),
    );
  return db()
    .select({ count: count() })
    .from(vendorContactRequests)
    .innerJoin(conversations, eq(conversations.id, vendorContactRequests.conversationId))
    .where(
      and(isAskedBy(asker), isNull(declinedByVendorAt), isNull(declinedByAskerAt), exists(unread)),
    );
});

/** Returns the latest request to each of the vendors. */
export async function requestsToVendors(asker: Asker, vendorIds: readonly string[]) {
  if (vendorIds.length === 0) return [];
  const found = await findRequests(asker);
  const latest = new Map<string, ReturnType<typeof withState>>();
  for (const request of found) {
    const { vendorId } = request;
    if (vendorId && vendorIds.includes(vendorId) && !latest.has(vendorId)) {
      latest.set(vendorId, withState(request));
    }
  }
  return [...latest.values()];
}

function findRequests(asker: Asker, id?: string) {
  const request = vendorContactRequests;
  const ofConversation = eq(messages.conversationId, conversations.id);
  const last = db()
    .select({ text: messages.text, side: messages.side })
    .from(messages)
    .where(ofConversation)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
    .as("last_message");
  const answers = db()
    .select({
      firstAt: sql<Date | null>`min(${messages.createdAt})`
        .mapWith(messages.createdAt)
        .as("first_at"),
      hasUnread: sql<boolean>`coalesce(bool_or(${isUnreadBy(asker)}), false)`.as("has_unread"),
    })
    .from(messages)
    .where(and(ofConversation, eq(messages.side, "answerer")))
    .as("answers");
  const query = db()
    .select({
      conversationId: conversations.id,
      vendorId: request.vendorId,
      vendorName: request.vendorName,
      category: vendors.category,
      town: vendors.town,
      isListed: sql`coalesce(${vendors.status} = 'approved', false)`.mapWith(Boolean),
      vendorEmail: vendors.email,
      eventDate: request.eventDate,
      serviceType: request.serviceType,
      budgetRange: request.budgetRange,
      declinedByVendorAt: request.declinedByVendorAt,
      declinedByAskerAt: request.declinedByAskerAt,
      createdAt: request.createdAt,
      mailStatus: outbox.status,
      mailStatusSince: outbox.statusSince,
      lastMessageAt: conversations.lastMessageAt,
      lastText: last.text,
      answeredAt: answers.firstAt,
      hasUnread: answers.hasUnread,
    })
    .from(request)
    .innerJoin(conversations, eq(conversations.id, request.conversationId))
    .leftJoin(vendors, eq(vendors.id, request.vendorId))
    .leftJoin(outbox, eq(outbox.id, request.mailId))
    .leftJoinLateral(last, sql`true`)
    .innerJoinLateral(answers, sql`true`)
    .where(and(isAskedBy(asker), id ? eq(conversations.id, id) : undefined))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id));
  return withTables([vendors], () => query);
}

/** A message that the account has not read yet. */
function isUnreadBy({ user }: { user: { id: Param<string> } }): SQL {
  const { conversationId, userId, readUntil } = conversationReads;
  const read = db()
    .select({ at: readUntil })
    .from(conversationReads)
    .where(and(eq(conversationId, conversations.id), eq(userId, user.id)));
  return sql`${messages.createdAt} > coalesce((${read}), '-infinity')`;
}

function withState(request: Awaited<ReturnType<typeof findRequests>>[number]) {
  const { declinedByVendorAt, declinedByAskerAt, answeredAt, hasUnread, mailStatus } = request;
  const declinedAt = declinedByVendorAt ?? declinedByAskerAt;
  const isDeclined = declinedAt !== null;
  const state = requestState({
    isDeclined,
    hasUnread,
    isAnswered: answeredAt !== null,
    mailStatus,
  });
  return { ...request, state };
}

export type VendorOffer = typeof vendorOffers.$inferSelect;

/** Returns the offers of a conversation that the asker takes part in, the latest first. */
export function listOffers(asker: Asker, conversationId: string): Promise<VendorOffer[]> {
  return offersTo(asker, eq(vendorOffers.conversationId, conversationId));
}

/** Returns the vendor's latest offer to the asker, in any of their conversations. */
export async function findLatestOffer(asker: Asker, vendorId: string): Promise<VendorOffer | null> {
  const { conversationId } = vendorContactRequests;
  const requests = db()
    .select({ conversationId })
    .from(vendorContactRequests)
    .where(eq(vendorContactRequests.vendorId, vendorId));
  const [latest] = await offersTo(asker, inArray(vendorOffers.conversationId, requests)).limit(1);
  return latest ?? null;
}

function offersTo(asker: Asker, matches: SQL) {
  return db()
    .select(getTableColumns(vendorOffers))
    .from(vendorOffers)
    .innerJoin(conversations, eq(conversations.id, vendorOffers.conversationId))
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, vendorOffers.conversationId),
        eq(messages.id, vendorOffers.messageId),
      ),
    )
    .where(and(matches, isAskedBy(asker)))
    .orderBy(desc(messages.createdAt), desc(messages.id));
}

/** Everything the asker has asked, what was offered, and what both have written. */
export async function exportRequests(asker: Asker) {
  const requests = await findRequests(asker);
  return Promise.all(
    requests.map(async ({ conversationId, vendorName, eventDate, serviceType, ...request }) => {
      const written = await db()
        .select({ side: messages.side, text: messages.text, sentAt: messages.createdAt })
        .from(messages)
        .where(eq(messages.conversationId, conversationId))
        .orderBy(messages.createdAt);
      const { budgetRange, declinedByAskerAt, declinedByVendorAt, createdAt } = request;
      const offers = await listOffers(asker, conversationId);
      return {
        vendorName,
        eventDate,
        serviceType,
        budgetRange,
        createdAt,
        declinedByAskerAt,
        declinedByVendorAt,
        messages: written,
        offers: offers.map(({ price, ...offer }) => ({
          ...offer,
          price: price === null ? null : kroner(price),
        })),
      };
    }),
  );
}
