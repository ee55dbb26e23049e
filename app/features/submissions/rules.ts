import type { RateLimit } from "#app/platform/limits/limits.server.ts";

/** The hourly limits of one kind of form. `name` is unique for an audience. */
export interface SubmissionKind {
  name: string;
  maxPerVisitor: number;
  maxPerAudience: number;
  /** False for forms without `recordSubmission`, which the rate limiter counts per visitor. */
  isRecorded?: boolean;
  /** True when `run` is too costly for a visitor over the limit, even for a duplicate. */
  isCostly?: boolean;
}

export interface Submission<Audience extends string = string> {
  audience: Audience;
  visitorId: string;
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

/** Must not change: browsers store unsent photos with these controls for days. */
export const submissionFields = { token: "ticket", proof: "proof", honeypot: "subject" } as const;

const hour = 3600;
const day = 24 * hour;

/** A form filled in offline may arrive days later. */
export const maxTokenAgeMs = 30 * day * 1000;

/** No guest fills in a form sooner, except with the page's script. */
export const minFormAgeMs = 2_000;

const fastFormAgeMs = 10_000;

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

/** Returns limits in the order to consume: a bot must reach its own before it uses up shared ones. */
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
