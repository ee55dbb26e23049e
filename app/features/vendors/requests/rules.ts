import type { MessageStatus } from "#app/features/delivery/rules.ts";

/** Per account and day. */
export const requestLimit = { points: 20, seconds: 24 * 3600 };

/** What has become of a request, in the order of what matters most. */
export type RequestState = "declined" | "new" | "answered" | "failed" | "uncertain" | "waiting";

interface RequestFacts {
  isDeclined: boolean;
  hasUnread: boolean;
  isAnswered: boolean;
  /** Of the mail to the vendor; null once the outbox has forgotten it. */
  mailStatus: MessageStatus | null;
}

export function requestState({
  isDeclined,
  hasUnread,
  isAnswered,
  mailStatus,
}: RequestFacts): RequestState {
  if (isDeclined) return "declined";
  if (hasUnread) return "new";
  if (isAnswered) return "answered";
  return mailStatus === "failed" || mailStatus === "uncertain" ? mailStatus : "waiting";
}

/** Whether the vendor's mail may be sent again, by hand. */
export function canSendAgain(mailStatus: MessageStatus | null): boolean {
  return mailStatus === "failed" || mailStatus === "uncertain";
}
