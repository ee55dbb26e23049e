/** `name` is unique for an audience. */
export interface SubmissionKind {
  name: string;
  /** Within an hour. */
  maxPerVisitor: number;
  /** True when `run` is too costly for a visitor over the limit, even for a duplicate. */
  isCostly?: boolean;
}

export interface Submission<Audience extends string = string> {
  audience: Audience;
  visitorId: string;
  key: string;
  kind: SubmissionKind;
  clientIp: string;
  /** In ms by the browser's clock; null without the page's script. */
  sentAt: number | null;
}

export type RejectionReason = "expired-token" | "too-fast" | "honeypot" | "tooMany";

export const rejectionStatus: Record<RejectionReason, number> = {
  "expired-token": 409,
  "too-fast": 400,
  honeypot: 400,
  tooMany: 429,
};

/** Must not change: browsers store unsent photos with these controls for days. */
export const submissionFields = { token: "ticket", honeypot: "subject", sentAt: "sent" } as const;

const hour = 3600;
const day = 24 * hour;

/** A form filled in offline may arrive days later. */
export const maxTokenAgeMs = 30 * day * 1000;

/** No guest fills in a form sooner; the page's script waits. */
export const minFormAgeMs = 2_000;

export const visitorWindowMs = hour * 1000;

export interface RecordedChange {
  fingerprint: string;
  sentAt: number | null;
}

/**
 * Tells whether a change was handled before. `earlier` are the changes with the same key and
 * subject, newest first. Content from before the newest one is a new change, such as a changed
 * mind, unless the page's script sent it before the newest: then it was only delayed.
 */
export function isRepeat(sent: RecordedChange, earlier: readonly RecordedChange[]): boolean {
  if (earlier[0]?.fingerprint === sent.fingerprint) return true;
  const { sentAt } = sent;
  return sentAt !== null && earlier.some((other) => (other.sentAt ?? -1) >= sentAt);
}
