import {
  countGreetings,
  findGreeting,
  type GreetingPage,
  type ListedGreeting,
  listGreetings,
} from "#app/features/greetings/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { now } from "#app/platform/clock.ts";
import { formatDay, formatLongDate, formatTime, osloDate } from "#app/platform/oslo-time.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { replyLink } from "./reply-link.ts";
import { inboxTexts } from "./texts.ts";
import { messagesPerPage, type View } from "./view.ts";

/** A message in the list, its date in words. */
export interface MessageLine {
  id: string;
  guestName: string;
  /** The beginning of the text, in one line. */
  preview: string;
  replied: boolean;
  /** ISO instant, for `<time>`. */
  sent: string;
  /** "i dag kl. 17.20" or "18. november". */
  when: string;
}

/** A message as it is read. */
export interface MessageView {
  id: string;
  guestName: string;
  email: string | null;
  message: string;
  replied: boolean;
  sent: string;
  /** "fredag 20. november 2026 kl. 17.20". */
  when: string;
  /** The mail to answer with; null without an address. */
  reply: string | null;
}

export interface Inbox {
  /** ISO instant before which everything was read. */
  at: string;
  view: View;
  counts: { unreplied: number; replied: number };
  /** ISO instant of the newest message of all. */
  newest: string | null;
  lines: MessageLine[];
  hasNewer: boolean;
  hasOlder: boolean;
  /** The chosen message, or the first of the list when none is chosen. */
  open: MessageView | null;
  /** Path of the public page. */
  weddingPage: string;
}

/** Everything the inbox shows of one wedding. */
export async function loadInbox(weddingId: OwnedWeddingId, requested: View): Promise<Inbox> {
  const at = now().toISOString();
  const [wedding, { newest, ...counts }, { view, page }] = await Promise.all([
    loadWedding(weddingId),
    countGreetings(weddingId),
    loadPage(weddingId, requested),
  ]);
  const openId = view.message ?? page.greetings[0]?.id;
  const { greetings, ...ends } = page;
  return {
    at,
    view,
    counts,
    newest: newest?.toISOString() ?? null,
    ...ends,
    lines: greetings.map(viewLine),
    open: await loadOpen(weddingId, openId, [wedding.bride, wedding.groom]),
    weddingPage: weddingPath(weddingId),
  };
}

/** A page before which less than a page is left is the first one; so is one with nothing on it. */
async function loadPage(
  weddingId: OwnedWeddingId,
  view: View,
): Promise<{ view: View; page: GreetingPage }> {
  const { shown, search, cursor } = view;
  const page = await listGreetings(weddingId, {
    ...(shown === "all" ? {} : { replied: shown === "replied" }),
    search,
    limit: messagesPerPage,
    ...(cursor && { cursor: cursor }),
  });
  const minLength = cursor?.direction === "newer" ? messagesPerPage : 1;
  if (!cursor || page.greetings.length >= minLength) return { view, page };
  return loadPage(weddingId, { ...view, cursor: null });
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
    when: `${formatLongDate(osloDate(createdAt))} ${formatTime(createdAt)}`,
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
    when: isToday ? inboxTexts.today(formatTime(createdAt)) : formatDay(createdAt, today),
  };
}
