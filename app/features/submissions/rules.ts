import type { RateLimit } from "#app/platform/limits/limits.server.ts";

/** What the forms of one kind may send. Features declare their own. */
export interface SubmissionKind {
  /** Unique for an audience. */
  name: string;
  /** Per hour. */
  maxPerVisitor: number;
  /** Per hour. */
  maxPerAudience: number;
  /** False for forms that do not call `recordSubmission`: the rate limiter counts each visitor. */
  isRecorded?: boolean;
  /** True when the work before the record costs too much for a visitor over the limit. */
  isCostly?: boolean;
}

/** A form from one of our pages. Only `submitPublicForm` and `submitFields` create one. */
export interface Submission<Audience extends string = string> {
  audience: Audience;
  visitorId: string;
  /** For `recordSubmission`: the same key with the same content is handled once. */
  key: string;
  kind: SubmissionKind;
  hasProofOfWork: boolean;
}

export type RejectionReason = "expired-token" | "too-fast" | "honeypot" | "tooMany";

export const rejectionStatus: Record<RejectionReason, number> = {
  "expired-token": 409,
  "too-fast": 400,
  honeypot: 400,
  tooMany: 429,
};

/**
 * Hidden controls of every public form; the honeypot stays empty. Their names must not change:
 * pages stay open for days, and browsers keep unsent photos with these fields.
 */
export const submissionFields = { token: "ticket", proof: "proof", honeypot: "subject" } as const;

const hour = 3600;
const day = 24 * hour;

/** A form filled in offline may arrive days later. */
export const maxTokenAgeMs = 30 * day * 1000;

/** No guest reads and fills in a form sooner, except with the page's script. */
export const minFormAgeMs = 2_000;

/** Below this age, stricter limits per IP address apply. */
const fastFormAgeMs = 10_000;

/** Per visitor and hour, for all recorded kinds together. */
const maxWithoutProof = 20;

export const visitorWindowMs = hour * 1000;

/** Per IP address, for unknown browsers without proof of work. */
const unverified = {
  tooFast: { points: 20, seconds: hour },
  burst: { points: 20, seconds: 10, blockSeconds: hour },
  total: { points: 300, seconds: hour },
} satisfies Record<string, RateLimit>;

/** Per IP address, for other browsers: all guests at a venue share one. */
const perIp = {
  /** Unknown browsers: each guest once, or a few times at once. */
  firstTime: { points: 1_000, seconds: hour },
  /** Known, but without proof of work: a script could collect cookies. */
  withoutProof: { points: 300, seconds: hour },
  recorded: { points: 3_000, seconds: hour },
  unrecorded: { points: 30_000, seconds: hour },
} satisfies Record<string, RateLimit>;

export interface SubmissionContext {
  kind: SubmissionKind;
  isKnown: boolean;
  hasProofOfWork: boolean;
  ageMs: number;
}

export interface SubmissionLimit {
  name: string;
  per: "visitor" | "ip" | "audience";
  allowance: RateLimit;
  rejection: RejectionReason;
}

/** Within the last hour. */
export interface VisitorSubmissionCounts {
  ofKind: number;
  withoutProof: number;
}

export function isOverVisitorLimit(
  { kind, hasProofOfWork }: Pick<SubmissionContext, "kind" | "hasProofOfWork">,
  { ofKind, withoutProof }: VisitorSubmissionCounts,
): boolean {
  return ofKind > kind.maxPerVisitor || (!hasProofOfWork && withoutProof > maxWithoutProof);
}

/**
 * Returns the limits in the order to consume them: a robot must hit its own limits before it uses
 * up shared ones. A browser's submissions are counted where they are recorded.
 */
export function limitsFor({
  kind: { name, maxPerVisitor, maxPerAudience, isRecorded = true },
  isKnown,
  hasProofOfWork,
  ageMs,
}: SubmissionContext): SubmissionLimit[] {
  const isUnverified = !isKnown && !hasProofOfWork;
  const isFast = isUnverified && ageMs < fastFormAgeMs;
  const lacksProof = !hasProofOfWork && isRecorded;
  const category = isRecorded ? "recorded" : "unrecorded";
  const limits: (SubmissionLimit | false)[] = [
    isFast && { ...limitOf("too-fast", "ip", unverified.tooFast), rejection: "too-fast" },
    isUnverified && limitOf("burst", "ip", unverified.burst),
    isUnverified && limitOf("unverified", "ip", unverified.total),
    !isRecorded && limitOf(name, "visitor", { points: maxPerVisitor, seconds: hour }),
    lacksProof && isKnown && limitOf("without-proof", "ip", perIp.withoutProof),
    hasProofOfWork && !isKnown && limitOf("first-time", "ip", perIp.firstTime),
    limitOf(category, "ip", perIp[category]),
    limitOf(name, "audience", { points: maxPerAudience, seconds: hour }),
  ];
  return limits.filter((limit) => limit !== false);
}

function limitOf(name: string, per: SubmissionLimit["per"], allowance: RateLimit): SubmissionLimit {
  return { name, per, allowance, rejection: "tooMany" };
}
