/** What a conversation is about. */
export const conversationKinds = ["vendor", "listing"] as const;

export type ConversationKind = (typeof conversationKinds)[number];

/** `asker` began the conversation, as a person or as a couple; `answerer` was asked. */
export const conversationSides = ["asker", "answerer"] as const;

export type ConversationSide = (typeof conversationSides)[number];

export const reportReasons = ["fraud", "harassment", "spam", "other"] as const;

export type ReportReason = (typeof reportReasons)[number];

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = { message: 5000, report: 1000, closing: 500 } as const;

/** Messages that a thread shows at first, and adds with each request for earlier ones. */
export const threadStep = 50;

const maxThreadLength = 5000;

export const rateLimits = {
  messagesPerAccount: { points: 120, seconds: 3600 },
  reportsPerAccount: { points: 20, seconds: 24 * 3600 },
} as const;

/** How long a message waits for its reader before a mail tells of it. */
export const noticeDelaySeconds = 600;

export const conversationsPath = "/conversations";

const pages: Record<ConversationKind, Record<ConversationSide, string>> = {
  vendor: { asker: "/vendors/requests", answerer: "/for-vendors/requests" },
  listing: { asker: conversationsPath, answerer: conversationsPath },
};

/** The page on which a side reads the conversation. */
export function conversationPath(
  kind: ConversationKind,
  side: ConversationSide,
  id: string,
): string {
  return `${pages[kind][side]}/${id}`;
}

export function otherSide(side: ConversationSide): ConversationSide {
  return side === "asker" ? "answerer" : "asker";
}

/** Reads how many messages a thread shows from the query of its page. */
export function requestedLength(searchParams: URLSearchParams): number {
  const typed = searchParams.get("antall") ?? "";
  const steps = /^\d{1,5}$/.test(typed) ? Math.ceil(Number(typed) / threadStep) : 1;
  return Math.min(Math.max(1, steps) * threadStep, maxThreadLength);
}
