import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { type FormFaults, parseForm } from "#app/platform/http/forms.server.ts";
import { tooManyRequests } from "#app/platform/http/responses.server.ts";
import { visitorOf } from "#app/platform/http/visitor.server.ts";
import { limit } from "#app/platform/limits/limits.server.ts";
import { type SentAnswer, sendAnswer } from "../commands.server.ts";
import { answersPerAddress } from "../rules.ts";
import { answerSchema } from "../schema.ts";

export type AnswerResult =
  | { ok: false; faults: FormFaults }
  | ({ ok: true; attending: boolean } & SentAnswer);

/**
 * Handles the answer form of the wedding page. The page shows the faults with status 400, or
 * remembers the visitor and redirects. Throws 429 when one address sends far too many.
 */
export async function answerAction(
  request: Request,
  weddingId: PublicWeddingId,
  clientAddress: string,
): Promise<AnswerResult> {
  const parsed = parseForm(await request.formData(), answerSchema);
  if (!parsed.ok) return parsed;
  const allowed = await limit("rsvp", `${weddingId} ${clientAddress}`, answersPerAddress);
  if (!allowed.ok) throw tooManyRequests(allowed.retryAfter);
  const sent = await sendAnswer(weddingId, await visitorOf(request), parsed.value);
  return { ok: true, attending: parsed.value.attending, ...sent };
}
