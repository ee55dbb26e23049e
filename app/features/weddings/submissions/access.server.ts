import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import {
  isProofOfWork,
  issueFormToken,
  verifyFormToken,
} from "#app/platform/form-tokens/form-tokens.server.ts";
import { type FormErrors, submittedValues } from "#app/platform/http/forms.server.ts";
import { readVisitorId } from "#app/platform/http/visitor.server.ts";
import { consume, refund } from "#app/platform/limits/limits.server.ts";
import type { PublicWeddingId } from "../access.server.ts";
import { SubmissionLimitExceeded } from "./commands.server.ts";
import { countByVisitor } from "./queries.server.ts";
import {
  type GuestSubmission,
  isOverVisitorLimit,
  limitsFor,
  maxTokenAgeMs,
  minFormAgeMs,
  type RejectionReason,
  rejectionStatus,
  type SubmissionKind,
  submissionFields,
} from "./rules.ts";
import { submissionTexts } from "./texts.ts";

export type { GuestSubmission, RejectionReason, SubmissionKind } from "./rules.ts";

interface RejectedSubmission {
  ok: false;
  reason: RejectionReason;
  status: number;
  errors: FormErrors;
}

export type SubmissionGuard =
  | {
      ok: true;
      submission: GuestSubmission;
      run: <Stored>(
        work: (entry: GuestSubmission) => Promise<Stored>,
      ) => Promise<{ ok: true; result: Stored } | RejectedSubmission>;
      /** For a duplicate, which must not count against the limits. */
      refund: () => Promise<void>;
    }
  | RejectedSubmission;

/** Returns the token by which `guardSubmission` knows that our page made the form, and when. */
export function newFormToken(weddingId: PublicWeddingId, visitorId: string | null): string {
  return issueFormToken(weddingId, visitorId);
}

/**
 * Accepts a guest's form, or returns it with `errors`, to be sent again. Must be called only with
 * an otherwise valid form: each call counts.
 */
export async function guardSubmission(
  request: Request,
  weddingId: PublicWeddingId,
  form: FormData,
  clientIp: string,
  kind: SubmissionKind,
): Promise<SubmissionGuard> {
  const text = fieldOf(form, submissionFields.token);
  const token = verifyFormToken(weddingId, text);
  const ageMs = now().getTime() - (token?.issuedAt.getTime() ?? 0);
  if (fieldOf(form, submissionFields.honeypot) !== "") return reject(form, "honeypot");
  if (!token || ageMs > maxTokenAgeMs) return reject(form, "expired-token");

  const known = await readVisitorId(request);
  const hasProofOfWork = isProofOfWork(text, fieldOf(form, submissionFields.proof));
  if (!known && !hasProofOfWork && ageMs < minFormAgeMs) return reject(form, "too-fast");

  const visitorId = known ?? token.visitorId;
  const entry = { weddingId, visitorId, key: token.key, kind, hasProofOfWork };
  if (await isOverLimit(entry)) return reject(form, "tooMany");

  const counted = { visitor: visitorId, ip: clientIp, wedding: "" };
  const limits = limitsFor({ kind, isKnown: known !== null, hasProofOfWork, ageMs }).map(
    ({ name, per, allowance, rejection }) =>
      ({
        name: `guest-${name}`,
        key: `${weddingId} ${counted[per]}`,
        allowance,
        rejection: rejection,
      }) as const,
  );
  for (const { name, key, allowance, rejection } of limits) {
    const allowed = await consume(name, key, allowance);
    if (!allowed.ok) return reject(form, rejection);
  }
  const refundAll = async () => {
    // An unknown browser without proof of work may be a robot: its duplicates count too.
    if (!known && !hasProofOfWork) return;
    for (const { name, key, allowance } of limits) await refund(name, key, allowance);
  };
  return {
    ok: true,
    submission: entry,
    run: async (work) => {
      try {
        return { ok: true, result: await work(entry) };
      } catch (error) {
        if (!(error instanceof SubmissionLimitExceeded)) throw error;
        await refundAll();
        return reject(form, "tooMany");
      }
    },
    refund: refundAll,
  };
}

/**
 * Runs before shared limits are used up. A possible duplicate passes, because storing it recognises
 * it; a photo does not, because it would be processed by then.
 */
async function isOverLimit(entry: GuestSubmission): Promise<boolean> {
  if (entry.kind === "like") return false;
  const { ofKind, withoutProof, hasKey } = await countByVisitor(db(), entry);
  if (hasKey && entry.kind !== "photo") return false;
  return isOverVisitorLimit(entry, { ofKind: ofKind + 1, withoutProof: withoutProof + 1 });
}

/** The form keeps its token, and with it its key, unless the token is the problem. */
function reject(form: FormData, reason: RejectionReason): RejectedSubmission {
  const values = submittedValues(form);
  if (reason === "expired-token") delete values[submissionFields.token];
  const errors = { formError: submissionTexts.rejected[reason], fieldErrors: {}, values };
  return { ok: false, reason, status: rejectionStatus[reason], errors: errors };
}

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
