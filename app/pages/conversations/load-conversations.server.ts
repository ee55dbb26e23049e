import type { AccountId } from "#app/features/accounts/access.server.ts";
import { requireParticipant } from "#app/features/conversations/access.server.ts";
import { hideContactDetails } from "#app/features/conversations/contact-details/rules.ts";
import {
  type InboxConversation,
  listConversations,
} from "#app/features/conversations/inbox/queries.server.ts";
import { findThread } from "#app/features/conversations/queries.server.ts";
import {
  type ConversationSide,
  conversationPath,
  requestedLength,
} from "#app/features/conversations/rules.ts";
import { warningOf } from "#app/features/conversations/warnings/rules.ts";
import {
  type Enquiry,
  findEnquiry,
  listEnquiries,
} from "#app/features/marketplace/enquiries/queries.server.ts";
import { listVendorNames } from "#app/features/vendors/requests/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { conversationQuery } from "./conversation-query.ts";

export type ConversationList = Awaited<ReturnType<typeof loadConversations>>;
export type ListedConversation = ConversationList["conversations"][number];
export type OpenConversation = NonNullable<Awaited<ReturnType<typeof loadOpenConversation>>>;

const step = 50;

export async function loadConversations(request: Request, userId: AccountId) {
  const query = conversationQuery.parse(new URL(request.url).searchParams);
  const side: ConversationSide | null = query.vis === "all" ? null : query.vis;
  const limit = query.side * step;
  const found = await listConversations(userId, { side, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const ids = (kind: InboxConversation["kind"]) =>
    shown.filter((conversation) => conversation.kind === kind).map(({ id }) => id);
  const [enquiries, vendors] = await Promise.all([
    listEnquiries(userId, ids("listing")),
    listVendorNames(userId, ids("vendor")),
  ]);
  return {
    query,
    hasMore: found.length > limit,
    loadedAt: now(),
    conversations: shown.map((conversation) => {
      const { id, kind, side: own, askerName, last, isUnread, lastMessageAt } = conversation;
      const enquiry = enquiries.get(id) ?? null;
      const answererName = enquiry?.sellerName ?? vendors.get(id) ?? null;
      return {
        id,
        kind,
        href: conversationPath(kind, own, id),
        name: own === "asker" ? answererName : askerName,
        side: own,
        about: enquiry?.title ?? null,
        state: enquiry?.state ?? null,
        cover: enquiry?.cover ?? null,
        drawing: enquiry?.drawing ?? null,
        text: shownText(last?.text ?? "", last?.side === own || !enquiry || isAgreed(enquiry)),
        isOwn: last?.side === own,
        at: lastMessageAt,
        isUnread,
      };
    }),
  };
}

/** Returns null for a conversation about no listing, which has a page of its own. */
export async function loadOpenConversation(request: Request, id: string) {
  const participant = await requireParticipant(request, id);
  const enquiry = await findEnquiry(participant);
  if (!enquiry) return null;
  const length = requestedLength(new URL(request.url).searchParams);
  const thread = await findThread(participant, length);
  if (thread.kind !== "listing") throw notFound();
  const ownHost = new URL(config().publicUrl).host;
  const warnings = thread.messages
    .filter((message) => message.side !== participant.side)
    .flatMap(({ id: messageId, text }) => {
      const warning = warningOf(text, ownHost);
      return warning ? [[messageId, warning] as const] : [];
    });
  const messages = thread.messages.map((message) => ({
    ...message,
    text: shownText(message.text, message.side === participant.side || isAgreed(enquiry)),
  }));
  const hidden = isAgreed(enquiry)
    ? []
    : thread.messages.filter(({ text }) => hideContactDetails(text) !== text).map(({ id }) => id);
  return {
    thread: { ...thread, messages },
    enquiry,
    warnings: Object.fromEntries(warnings),
    /** Messages whose contact details the other side does not see. */
    hidden,
  };
}

/** Contact details are shown once the two have agreed on the deal, in this conversation. */
const isAgreed = ({ deal }: Enquiry): boolean => deal.isReservedHere || deal.isSoldHere;

const shownText = (text: string, isShown: boolean) => (isShown ? text : hideContactDetails(text));
