import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import {
  guardSubmission,
  type RejectionReason,
} from "#app/features/weddings/submissions/access.server.ts";
import { type FormErrors, parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { releaseWish, reserveWish } from "../commands.server.ts";
import { releaseSchema, reservationSchema } from "../schema.ts";

interface RejectedForm {
  ok: false;
  reason: "invalid" | RejectionReason;
  status: number;
  errors: FormErrors;
}

interface AcceptedForm {
  ok: true;
  visitorId: string;
  wishId: string;
  title: string;
}

export type ReserveResult =
  | (AcceptedForm & { guestName: string })
  | RejectedForm
  | {
      ok: false;
      reason: "taken" | "free" | "gone";
      status: number;
      wishId: string;
      guestName: string;
    };

export type ReleaseResult =
  | AcceptedForm
  | RejectedForm
  | { ok: false; reason: "gone"; status: number; wishId: string };

const statuses = { taken: 409, free: 409, gone: 404 } as const;

/** Throws 400 for a body that is not a form. */
export async function reserveAction(
  request: Request,
  weddingId: PublicWeddingId,
  clientIp: string,
): Promise<ReserveResult> {
  const form = await readForm(request);
  const parsed = parseForm(form, reservationSchema);
  if (!parsed.ok) return { ok: false, reason: "invalid", status: 400, errors: parsed.errors };
  const guard = await guardSubmission(request, weddingId, form, clientIp, "reservation");
  if (!guard.ok) return guard;
  const { wishId, guestName } = parsed.value;
  const sent = await guard.run((entry) => reserveWish(entry, wishId, guestName));
  if (!sent.ok) return sent;
  const reserved = sent.result;
  if (reserved.isRepeat) await guard.refund();
  if (!reserved.ok) {
    const { reason } = reserved;
    return { ok: false, reason, status: statuses[reason], wishId, guestName };
  }
  const { visitorId } = guard.submission;
  return { ok: true, visitorId, wishId, guestName, title: reserved.title };
}

/** Throws 400 for a body that is not a form. */
export async function releaseAction(
  request: Request,
  weddingId: PublicWeddingId,
  clientIp: string,
): Promise<ReleaseResult> {
  const form = await readForm(request);
  const parsed = parseForm(form, releaseSchema);
  if (!parsed.ok) return { ok: false, reason: "invalid", status: 400, errors: parsed.errors };
  const guard = await guardSubmission(request, weddingId, form, clientIp, "release");
  if (!guard.ok) return guard;
  const { wishId } = parsed.value;
  const sent = await guard.run((entry) => releaseWish(entry, wishId));
  if (!sent.ok) return sent;
  const released = sent.result;
  if (released.isRepeat) await guard.refund();
  if (!released.ok) return { ok: false, reason: "gone", status: statuses.gone, wishId };
  return { ok: true, visitorId: guard.submission.visitorId, wishId, title: released.title };
}
