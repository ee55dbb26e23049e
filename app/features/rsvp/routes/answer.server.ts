import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { type FormFaults, parseForm } from "#app/platform/http/forms.server.ts";
import { visitorOf } from "#app/platform/http/visitor.server.ts";
import { type SentAnswer, sendAnswer } from "../commands.server.ts";
import { answerSchema } from "../schema.ts";

export type AnswerResult =
  | { ok: false; faults: FormFaults }
  | ({ ok: true; attending: boolean } & SentAnswer);

/**
 * Handles the answer form of the wedding page. The page shows the faults with status 400, or
 * remembers the visitor and redirects.
 * @param form the request's form when the page has read it already
 */
export async function answerAction(
  request: Request,
  weddingId: PublicWeddingId,
  form?: FormData,
): Promise<AnswerResult> {
  const parsed = parseForm(form ?? (await request.formData()), answerSchema);
  if (!parsed.ok) return parsed;
  const sent = await sendAnswer(weddingId, await visitorOf(request), parsed.value);
  return { ok: true, attending: parsed.value.attending, ...sent };
}
