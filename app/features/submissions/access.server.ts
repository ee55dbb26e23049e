import type { z } from "zod";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { describeConnectionError } from "#app/platform/db/errors.server.ts";
import { isProofOfWork, verifyFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { readVisitorId } from "#app/platform/http/cookies.server.ts";
import {
  type FormErrors,
  parseForm,
  readForm,
  submittedValues,
} from "#app/platform/http/forms.server.ts";
import { consume, refund } from "#app/platform/limits/limits.server.ts";
import { logUnlessResponse } from "#app/platform/log.server.ts";
import { SubmissionLimitExceeded } from "./commands.server.ts";
import { countByVisitor } from "./queries.server.ts";
import {
  isOverVisitorLimit,
  limitsFor,
  maxTokenAgeMs,
  minFormAgeMs,
  type RejectionReason,
  rejectionStatus,
  type Submission,
  type SubmissionContext,
  type SubmissionKind,
  submissionFields,
} from "./rules.ts";
import { submissionTexts } from "./texts.ts";

export interface PublicForm<Value, Result, Audience extends string = string> {
  kind: SubmissionKind;
  schema: z.ZodType<Value>;
  /** Must call `recordSubmission` in its transaction, unless the kind is not recorded. */
  run: (submission: Submission<Audience>, value: Value) => Promise<Result>;
  /** Returns true for a duplicate, which does not count against the limits. */
  isRefunded: (result: Result) => boolean;
  /** Shown with the redisplayed form when `run` throws. If absent, the error is rethrown. */
  failed?: string;
}

export interface PublicFormSender<Audience extends string = string> {
  audience: Audience;
  clientIp: string;
}

export interface RedisplayedForm {
  ok: false;
  reason: "invalid" | "failed" | RejectionReason;
  status: number;
  errors: FormErrors;
}

export type SubmissionOutcome<Value, Result> =
  | { ok: true; visitorId: string; value: Value; result: Result }
  | RedisplayedForm;

/** Runs a public form, or returns it for redisplay. Throws 400 for a body that is not a form. */
export async function submitPublicForm<Value, Result, Audience extends string>(
  request: Request,
  form: PublicForm<Value, Result, Audience> & PublicFormSender<Audience>,
): Promise<SubmissionOutcome<Value, Result>> {
  return submitFields(request, await readForm(request), form);
}

/** Like `submitPublicForm`, for fields that the caller has read, such as those before a file. */
export async function submitFields<Value, Result, Audience extends string>(
  request: Request,
  fields: FormData,
  form: PublicForm<Value, Result, Audience> & PublicFormSender<Audience>,
): Promise<SubmissionOutcome<Value, Result>> {
  const parsed = parseForm(fields, form.schema);
  if (!parsed.ok) return { ok: false, reason: "invalid", status: 400, errors: parsed.errors };
  try {
    return await runWithinLimits(request, fields, form, parsed.value);
  } catch (error) {
    if (form.failed === undefined || request.signal.aborted) throw error;
    logFormError(error, form.kind.name);
    return redisplay(fields, "failed", 503, form.failed);
  }
}

/** Rethrows thrown responses and database outages, which the server handles. */
export function logFormError(error: unknown, form: string): void {
  if (describeConnectionError(error) !== undefined) throw error;
  logUnlessResponse(error, "form not stored", { form });
}

async function runWithinLimits<Value, Result, Audience extends string>(
  request: Request,
  fields: FormData,
  {
    audience,
    clientIp,
    kind,
    run,
    isRefunded,
  }: PublicForm<Value, Result, Audience> & PublicFormSender<Audience>,
  value: Value,
): Promise<SubmissionOutcome<Value, Result>> {
  const verified = await verify(request, fields, audience);
  if (typeof verified === "string") return reject(fields, verified);
  const { key, visitorId, isKnown, hasProofOfWork, ageMs } = verified;
  const submission: Submission<Audience> = { audience, visitorId, key, kind, hasProofOfWork };
  if (await isOverLimit(submission)) return reject(fields, "tooMany");
  const limits = await consumeLimits(submission, clientIp, {
    kind,
    isKnown,
    hasProofOfWork,
    ageMs,
  });
  if (!limits.ok) return reject(fields, limits.rejection);
  try {
    const result = await run(submission, value);
    if (isRefunded(result)) await limits.refund();
    return { ok: true, visitorId, value, result };
  } catch (error) {
    if (!(error instanceof SubmissionLimitExceeded)) throw error;
    await limits.refund();
    return reject(fields, "tooMany");
  }
}

interface VerifiedForm extends Omit<SubmissionContext, "kind"> {
  key: string;
  visitorId: string;
}

async function verify(
  request: Request,
  fields: FormData,
  audience: string,
): Promise<RejectionReason | VerifiedForm> {
  const text = fieldOf(fields, submissionFields.token);
  const token = verifyFormToken(audience, text);
  const ageMs = now().getTime() - (token?.issuedAt.getTime() ?? 0);
  if (fieldOf(fields, submissionFields.honeypot) !== "") return "honeypot";
  if (!token || ageMs > maxTokenAgeMs) return "expired-token";
  const known = await readVisitorId(request);
  const hasProofOfWork = isProofOfWork(text, fieldOf(fields, submissionFields.proof));
  if (!known && !hasProofOfWork && ageMs < minFormAgeMs) return "too-fast";
  const visitorId = known ?? token.visitorId;
  return { key: token.key, visitorId, isKnown: known !== null, hasProofOfWork, ageMs };
}

/** Runs before shared limits count. Possible duplicates pass, because recording recognises them. */
async function isOverLimit(submission: Submission): Promise<boolean> {
  const { isRecorded = true, isCostly = false } = submission.kind;
  if (!isRecorded) return false;
  const { ofKind, withoutProof, hasKey } = await countByVisitor(db(), submission);
  if (hasKey && !isCostly) return false;
  return isOverVisitorLimit(submission, { ofKind: ofKind + 1, withoutProof: withoutProof + 1 });
}

async function consumeLimits(
  { audience, visitorId }: Submission,
  clientIp: string,
  context: SubmissionContext,
): Promise<{ ok: true; refund: () => Promise<void> } | { ok: false; rejection: RejectionReason }> {
  const keys = { visitor: visitorId, ip: clientIp, audience: "" };
  const limits = limitsFor(context).map(({ name, per, ...limit }) => {
    return { ...limit, name: `submission-${name}`, key: `${audience} ${keys[per]}` };
  });
  for (const { name, key, allowance, rejection } of limits) {
    const allowed = await consume(name, key, allowance);
    if (!allowed.ok) return { ok: false, rejection };
  }
  const refundAll = async () => {
    // It may be a bot, so its duplicates count too.
    if (!context.isKnown && !context.hasProofOfWork) return;
    for (const { name, key, allowance } of limits) await refund(name, key, allowance);
  };
  return { ok: true, refund: refundAll };
}

function reject(fields: FormData, reason: RejectionReason): RedisplayedForm {
  const rejected = redisplay(
    fields,
    reason,
    rejectionStatus[reason],
    submissionTexts.rejected[reason],
  );
  if (reason === "expired-token") delete rejected.errors.values[submissionFields.token];
  return rejected;
}

function redisplay(
  fields: FormData,
  reason: RedisplayedForm["reason"],
  status: number,
  formError: string,
): RedisplayedForm {
  const errors = { formError, fieldErrors: {}, values: submittedValues(fields) };
  return { ok: false, reason, status, errors };
}

function fieldOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
