import type { RateLimit } from "#app/platform/limits/limits.server.ts";

/** What a guest can send. */
export type SubmissionKind = "answer" | "greeting" | "reservation" | "release" | "photo" | "like";

/** Why a form is given back, filled in, to be sent once more. */
export type RejectionReason = "expired-token" | "too-fast" | "honeypot" | "tooMany";

export const rejectionStatus: Record<RejectionReason, number> = {
  "expired-token": 409,
  "too-fast": 400,
  honeypot: 400,
  tooMany: 429,
};

/** The hidden controls of every guest form; the decoy is for robots and stays empty. */
export const submissionFields = { token: "ticket", proof: "proof", honeypot: "subject" } as const;

const hour = 3600;
const day = 24 * hour;

/** Forms written without network come days later; older ones are sent once more. */
export const maxTokenAgeMs = 30 * day * 1000;

/** Nobody reads and fills in a form sooner, except with the page's script. */
export const minFormAgeMs = 2_000;

/** Sooner than this, only few may send from one address. */
const fastFormAgeMs = 10_000;

/** What one browser may send to one wedding within an hour. A large family reserves five gifts. */
const maxPerVisitor: Record<SubmissionKind, number> = {
  answer: 20,
  greeting: 20,
  reservation: 5,
  release: 20,
  photo: 100,
  like: 300,
};

/** What it may send of everything but likes when its script has proven nothing. */
const maxWithoutProof = 20;

export const visitorWindowMs = hour * 1000;

/** From one address, of browsers that are not known and prove nothing. */
const unverified = {
  tooFast: { points: 20, seconds: hour },
  burst: { points: 20, seconds: 10, blockSeconds: hour },
  total: { points: 300, seconds: hour },
} satisfies Record<string, RateLimit>;

/** From one address, of the others: all guests at a venue share it. */
const perIp = {
  /** Browsers that are not known yet: each guest once, or some few times at once. */
  firstTime: { points: 1_000, seconds: hour },
  /** Known, but without a proof: a script could collect cookies. */
  withoutProof: { points: 300, seconds: hour },
  entries: { points: 3_000, seconds: hour },
  likes: { points: 30_000, seconds: hour },
} satisfies Record<string, RateLimit>;

/** The last wall: no wedding is so large. */
const perWedding: Record<SubmissionKind, RateLimit> = {
  answer: { points: 3_000, seconds: hour },
  greeting: { points: 3_000, seconds: hour },
  reservation: { points: 3_000, seconds: hour },
  release: { points: 3_000, seconds: hour },
  photo: { points: 5_000, seconds: hour },
  like: { points: 30_000, seconds: hour },
};

/** Somebody who sends a form, as far as the server knows them. */
export interface SubmissionContext {
  kind: SubmissionKind;
  /** The browser brought its cookie. */
  isKnown: boolean;
  /** The page's script has done its work. */
  hasProofOfWork: boolean;
  /** Since the page was made. */
  ageMs: number;
}

/** One thing that is counted for a sending, and what the guest is told when it was too much. */
export interface SubmissionLimit {
  name: string;
  per: "visitor" | "ip" | "wedding";
  allowance: RateLimit;
  rejection: RejectionReason;
}

/** What a browser has sent within the hour. */
export interface VisitorSubmissionCounts {
  ofKind: number;
  withoutProof: number;
}

/** Whether that is more than it may send. */
export function isOverVisitorLimit(
  { kind, hasProofOfWork }: Pick<SubmissionContext, "kind" | "hasProofOfWork">,
  { ofKind, withoutProof }: VisitorSubmissionCounts,
): boolean {
  return ofKind > maxPerVisitor[kind] || (!hasProofOfWork && withoutProof > maxWithoutProof);
}

/**
 * What is counted before an entry is stored, in this order: a robot is stopped by what it has done
 * itself, before it uses up what it shares with others. What one browser sends is counted where it is stored;
 * hearts are not stored with the others.
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
