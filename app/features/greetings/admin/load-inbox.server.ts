import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { now } from "#app/platform/clock.ts";
import { formatDay, formatLongDate, formatTime, osloDate } from "#app/platform/oslo-time.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { messagesPerPage } from "../rules.ts";
import type { InboxView } from "./inbox-query.ts";
import {
  countGreetings,
  countMatching,
  findGreeting,
  type GreetingPage,
  type ListedGreeting,
  listGreetings,
} from "./queries.server.ts";
import { replyLink } from "./reply-link.ts";
import { inboxTexts } from "./texts.ts";

export interface MessageLine {
  id: string;
  guestName: string;
  preview: string;
  replied: boolean;
  sent: string;
  sentText: string;
}

export interface MessageView {
  id: string;
  guestName: string;
  email: string | null;
  message: string;
  replied: boolean;
  sent: string;
  sentText: string;
  /** A `mailto:` URL; null without a valid e-mail. */
  reply: string | null;
}

export interface Inbox {
  at: string;
  view: InboxView;
  counts: { unreplied: number; replied: number };
  /** On all pages of the search. */
  unreplied: number;
  newest: string | null;
  lines: MessageLine[];
  hasNewer: boolean;
  hasOlder: boolean;
  /** The first message when none is chosen. */
  open: MessageView | null;
  weddingPage: string;
}

export async function loadInbox(weddingId: OwnedWeddingId, requested: InboxView): Promise<Inbox> {
  const at = now().toISOString();
  const [wedding, { newest, ...counts }, unreplied, { view, page }] = await Promise.all([
    loadWedding(weddingId),
    countGreetings(weddingId),
    countMatching(weddingId, { replied: false, search: requested.sok }),
    loadPage(weddingId, requested),
  ]);
  const openId = view.melding ?? page.greetings[0]?.id;
  const { greetings, ...ends } = page;
  return {
    at,
    view,
    counts,
    unreplied,
    newest: newest?.toISOString() ?? null,
    ...ends,
    lines: greetings.map(viewLine),
    open: await loadOpen(weddingId, openId, [wedding.bride, wedding.groom]),
    weddingPage: weddingPath(weddingId),
  };
}

/** Falls back to the first page when this one is empty, or when newer messages do not fill it. */
async function loadPage(
  weddingId: OwnedWeddingId,
  view: InboxView,
): Promise<{ view: InboxView; page: GreetingPage }> {
  const { vis, sok, eldre, nyere } = view;
  const cursorId = eldre ?? nyere;
  const direction = eldre ? "older" : "newer";
  const page = await listGreetings(weddingId, {
    ...(vis === "all" ? {} : { replied: vis === "replied" }),
    search: sok,
    limit: messagesPerPage,
    ...(cursorId && { cursor: { id: cursorId, direction } }),
  });
  const minLength = direction === "newer" ? messagesPerPage : 1;
  if (!cursorId || page.greetings.length >= minLength) return { view, page };
  return loadPage(weddingId, { ...view, eldre: null, nyere: null });
}

async function loadOpen(
  weddingId: OwnedWeddingId,
  id: string | undefined,
  couple: [string, string],
): Promise<MessageView | null> {
  const found = isUuid(id) ? await findGreeting(weddingId, id) : null;
  if (!found) return null;
  const { createdAt, ...message } = found;
  return {
    ...message,
    sent: createdAt.toISOString(),
    sentText: `${formatLongDate(osloDate(createdAt))} ${formatTime(createdAt)}`,
    reply: replyLink({ ...message, couple }),
  };
}

function viewLine({ createdAt, preview, ...line }: ListedGreeting): MessageLine {
  const today = now();
  const isToday = osloDate(createdAt) === osloDate(today);
  return {
    ...line,
    preview: preview.replaceAll(/\s+/g, " "),
    sent: createdAt.toISOString(),
    sentText: isToday ? inboxTexts.today(formatTime(createdAt)) : formatDay(createdAt, today),
  };
}
