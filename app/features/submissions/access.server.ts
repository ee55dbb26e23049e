import type { z } from "zod";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { describeConnectionError } from "#app/platform/db/errors.server.ts";
import { verifyFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { readVisitorId } from "#app/platform/http/cookies.server.ts";
import { type FormErrors, parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { submittedValues } from "#app/platform/http/submitted-values.ts";
import { logOrRethrow } from "#app/platform/log.server.ts";
import { SubmissionLimitExceeded } from "./commands.server.ts";
import { waitOf } from "./queries.server.ts";
import {
  maxTokenAgeMs,
  minFormAgeMs,
  type RejectionReason,
  rejectionStatus,
  type Submission,
  type SubmissionKind,
  submissionFields,
} from "./rules.ts";
import { submissionTexts } from "./texts.ts";

export interface PublicForm<Value, Result, Audience extends string = string> {
  kind: SubmissionKind;
  schema: z.ZodType<Value>;
  /** Must call `recordSubmission` in its transaction, or count by itself. */
  run: (submission: Submission<Audience>, value: Value) => Promise<Result>;
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
  /** Until a visitor over a limit may send again, if known. */
  retryAfterSeconds?: number | undefined;
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
  try {
    const checked = await checkFields(request, fields, form);
    return checked.ok ? await runWithinLimits(fields, form, checked) : checked;
  } catch (error) {
    if (form.failed === undefined || request.signal.aborted) throw error;
    logFormError(error, form.kind.name);
    return redisplay(fields, "failed", 503, form.failed);
  }
}

export type CheckedFields<Value, Audience extends string = string> =
  | { ok: true; submission: Submission<Audience>; value: Value }
  | RedisplayedForm;

/** Does what can be done before a form runs, so that nothing else of it need be read. */
export async function checkFields<Value, Audience extends string>(
  request: Request,
  fields: FormData,
  {
    audience,
    clientIp,
    kind,
    schema,
  }: Pick<PublicForm<Value, unknown>, "kind" | "schema"> & PublicFormSender<Audience>,
): Promise<CheckedFields<Value, Audience>> {
  const parsed = parseForm(fields, schema);
  if (!parsed.ok) return { ok: false, reason: "invalid", status: 400, errors: parsed.errors };
  const verified = await verify(request, fields, audience);
  if (typeof verified === "string") return reject(fields, verified);
  const submission: Submission<Audience> = { ...verified, audience, kind, clientIp };
  const wait = kind.isCostly ? await waitOf(db(), submission) : 0;
  if (wait > 0) return overLimit(fields, SubmissionLimitExceeded.within(wait));
  return { ok: true, submission, value: parsed.value };
}

/** Rethrows thrown responses and database outages, which the server handles. */
export function logFormError(error: unknown, form: string): void {
  if (describeConnectionError(error) !== undefined) throw error;
  logOrRethrow(error, "form not stored", { form });
}

async function runWithinLimits<Value, Result, Audience extends string>(
  fields: FormData,
  { run }: PublicForm<Value, Result, Audience>,
  { submission, value }: { submission: Submission<Audience>; value: Value },
): Promise<SubmissionOutcome<Value, Result>> {
  try {
    const { visitorId } = submission;
    return { ok: true, visitorId, value, result: await run(submission, value) };
  } catch (error) {
    if (!(error instanceof SubmissionLimitExceeded)) throw error;
    return overLimit(fields, error);
  }
}

async function verify(
  request: Request,
  fields: FormData,
  audience: string,
): Promise<Exclude<RejectionReason, "tooMany"> | Pick<Submission, "key" | "visitorId" | "sentAt">> {
  const token = verifyFormToken(audience, fieldOf(fields, submissionFields.token));
  const ageMs = now().getTime() - (token?.issuedAt.getTime() ?? 0);
  if (fieldOf(fields, submissionFields.honeypot) !== "") return "honeypot";
  if (!token || ageMs > maxTokenAgeMs) return "expired-token";
  const known = await readVisitorId(request);
  if (!known && ageMs < minFormAgeMs) return "too-fast";
  const sentAt = parseSentAt(fieldOf(fields, submissionFields.sentAt));
  return { key: token.key, visitorId: known ?? token.visitorId, sentAt };
}

function parseSentAt(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function overLimit(
  fields: FormData,
  { message, retryAfterSeconds }: SubmissionLimitExceeded,
): RedisplayedForm {
  return { ...redisplay(fields, "tooMany", rejectionStatus.tooMany, message), retryAfterSeconds };
}

function reject(fields: FormData, reason: Exclude<RejectionReason, "tooMany">): RedisplayedForm {
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
