import type { RateLimit } from "#app/platform/limits/limits.server.ts";
import type { PublicWeddingId } from "../access.server.ts";

export type SubmissionKind = "answer" | "greeting" | "reservation" | "release" | "photo" | "like";

/** A guest's form from one of our pages. Only `guardSubmission` creates one. */
export interface GuestSubmission {
  weddingId: PublicWeddingId;
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

/** Hidden controls of every guest form; the honeypot stays empty. */
export const submissionFields = { token: "ticket", proof: "proof", honeypot: "subject" } as const;

const hour = 3600;
const day = 24 * hour;

/** A form filled in offline may arrive days later. */
export const maxTokenAgeMs = 30 * day * 1000;

/** No guest reads and fills in a form sooner, except with the page's script. */
export const minFormAgeMs = 2_000;

/** Below this age, stricter limits per IP address apply. */
const fastFormAgeMs = 10_000;

/** Per browser, wedding and hour. A large family reserves five gifts. */
const maxPerVisitor: Record<SubmissionKind, number> = {
  answer: 20,
  greeting: 20,
  reservation: 5,
  release: 20,
  photo: 100,
  like: 300,
};

/** For all kinds but likes together. */
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
  entries: { points: 3_000, seconds: hour },
  likes: { points: 30_000, seconds: hour },
} satisfies Record<string, RateLimit>;

/** No wedding is this large. */
const perWedding: Record<SubmissionKind, RateLimit> = {
  answer: { points: 3_000, seconds: hour },
  greeting: { points: 3_000, seconds: hour },
  reservation: { points: 3_000, seconds: hour },
  release: { points: 3_000, seconds: hour },
  photo: { points: 5_000, seconds: hour },
  like: { points: 30_000, seconds: hour },
};

export interface SubmissionContext {
  kind: SubmissionKind;
  isKnown: boolean;
  hasProofOfWork: boolean;
  ageMs: number;
}

export interface SubmissionLimit {
  name: string;
  per: "visitor" | "ip" | "wedding";
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
  return ofKind > maxPerVisitor[kind] || (!hasProofOfWork && withoutProof > maxWithoutProof);
}

/**
 * Returns the limits in the order to consume them: a robot must hit its own limits before it uses
 * up shared ones. A browser's entries are counted where they are stored, except likes.
 */
export function limitsFor({
  kind,
  isKnown,
  hasProofOfWork,
  ageMs,
}: SubmissionContext): SubmissionLimit[] {
  const isUnverified = !isKnown && !hasProofOfWork;
  const isFast = isUnverified && ageMs < fastFormAgeMs;
  const lacksProof = !hasProofOfWork && kind !== "like";
  const counted = kind === "like" ? "likes" : "entries";
  const limits: (SubmissionLimit | false)[] = [
    isFast && { ...limitOf("too-fast", "ip", unverified.tooFast), rejection: "too-fast" },
    isUnverified && limitOf("burst", "ip", unverified.burst),
    isUnverified && limitOf("unverified", "ip", unverified.total),
    kind === "like" && limitOf(kind, "visitor", { points: maxPerVisitor.like, seconds: hour }),
    lacksProof && isKnown && limitOf("without-proof", "ip", perIp.withoutProof),
    hasProofOfWork && !isKnown && limitOf("first-time", "ip", perIp.firstTime),
    limitOf(counted, "ip", perIp[counted]),
    limitOf(kind, "wedding", perWedding[kind]),
  ];
  return limits.filter((limit) => limit !== false);
}

function limitOf(name: string, per: SubmissionLimit["per"], allowance: RateLimit): SubmissionLimit {
  return { name, per, allowance, rejection: "tooMany" };
}
