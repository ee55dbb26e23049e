export const channels = ["mail", "sms"] as const;

export type Channel = (typeof channels)[number];

/**
 * `sending` is set before the server is called. Its reply decides between `sent`, `failed` and
 * `queued` again; without a reply the message is `uncertain` and is not sent again by itself.
 */
export const messageStatuses = ["queued", "sending", "sent", "uncertain", "failed"] as const;

export type MessageStatus = (typeof messageStatuses)[number];

/** Why a message was not accepted; `delayed` while it is tried again. */
export const failures = [
  "unknown-address",
  "mailbox-full",
  /** The phone was off or out of reach until the network gave up. */
  "unreachable",
  /** The recipient takes no text messages. */
  "blocked",
  /** The recipient has refused messages since this one was queued. */
  "suppressed",
  "refused",
  "delayed",
  "expired",
] as const;

export type MessageFailure = (typeof failures)[number];

const day = 24 * 3600;

export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
}

/** How long delivery is tried, unless the message is of use for a shorter time. */
export const maxDeliverySeconds = 3 * day;

/** How long a row shows what became of its message. */
export const messageRetentionSeconds = 30 * day;
