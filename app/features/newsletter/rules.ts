const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long the link of the mail confirms. */
export const confirmationLifetimeSeconds = 7 * day;

/** Of an issue. */
export const maxLengths = { subject: 120, body: 8000, buttonLabel: 40, buttonUrl: 500 } as const;

export const subscriptionLimits = {
  perIp: { points: 30, seconds: hour },
  perAddress: { points: 5, seconds: day },
  /** A form sent twice mails once. */
  repeat: { points: 1, seconds: minute },
} as const;

export type IssueState = "draft" | "sending" | "sent";

export function issueState(issue: { sentAt: Date | null; finishedAt: Date | null }): IssueState {
  if (!issue.sentAt) return "draft";
  return issue.finishedAt ? "sent" : "sending";
}
