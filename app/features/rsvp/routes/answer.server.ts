import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import {
  guardSubmission,
  type RejectionReason,
} from "#app/features/weddings/submissions/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { type FormErrors, parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { countdownTo } from "#app/platform/oslo-time.ts";
import { type SentAnswer, sendAnswer } from "../commands.server.ts";
import { answerSchema } from "../schema.ts";

export type AnswerResult =
  | { ok: false; reason: "over"; status: number }
  | { ok: false; reason: "invalid" | RejectionReason; status: number; errors: FormErrors }
  | ({ ok: true; visitorId: string } & SentAnswer);

/** Returns the form's errors or redirects. Throws a 400 for a body that is not a form. */
export async function answerAction(
  request: Request,
  weddingId: PublicWeddingId,
  clientIp: string,
): Promise<AnswerResult> {
  const form = await readForm(request);
  const { weddingDate } = await loadWedding(weddingId);
  if (countdownTo(weddingDate, now()).state === "after") {
    return { ok: false, reason: "over", status: 403 };
  }
  const parsed = parseForm(form, answerSchema);
  if (!parsed.ok) return { ok: false, reason: "invalid", status: 400, errors: parsed.errors };
  const guard = await guardSubmission(request, weddingId, form, clientIp, "answer");
  if (!guard.ok) return guard;
  const sent = await guard.run((entry) => sendAnswer(entry, parsed.value));
  if (!sent.ok) return sent;
  if (sent.result.outcome === "repeated") await guard.refund();
  return { ok: true, visitorId: guard.submission.visitorId, ...sent.result };
}
