import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { type FormFaults, parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { tooManyRequests } from "#app/platform/http/responses.server.ts";
import { visitorOf } from "#app/platform/http/visitor.server.ts";
import { limit } from "#app/platform/limits/limits.server.ts";
import { countdownTo } from "#app/platform/oslo-time.ts";
import { type SentAnswer, sendAnswer } from "../commands.server.ts";
import { answersPerAddress } from "../rules.ts";
import { answerSchema } from "../schema.ts";

export type AnswerResult =
  | { ok: false; reason: "over" }
  | { ok: false; reason: "faults"; faults: FormFaults }
  | ({ ok: true; attending: boolean } & SentAnswer);

/**
 * Handles the answer form of the wedding page. The page shows the faults, or that the day is over,
 * or remembers the visitor and redirects. Throws 400 for a body that is no form, and 429 when one
 * address sends far too many.
 */
export async function answerAction(
  request: Request,
  weddingId: PublicWeddingId,
  clientAddress: string,
): Promise<AnswerResult> {
  const form = await readForm(request);
  const { weddingDate } = await loadWedding(weddingId);
  if (countdownTo(weddingDate, now()).state === "after") return { ok: false, reason: "over" };
  const parsed = parseForm(form, answerSchema);
  if (!parsed.ok) return { ok: false, reason: "faults", faults: parsed.faults };
  const allowed = await limit("rsvp", `${weddingId} ${clientAddress}`, answersPerAddress);
  if (!allowed.ok) throw tooManyRequests(allowed.retryAfter);
  const sent = await sendAnswer(weddingId, await visitorOf(request), parsed.value);
  return { ok: true, attending: parsed.value.attending, ...sent };
}
