import { answerAction } from "#app/features/rsvp/routes/answer.server.ts";
import type { GuestFormHandler } from "../guest-forms.server.ts";
import { thanksPath } from "./rsvp-view.ts";

export const sendAnswer: GuestFormHandler<"answer"> = async (request, weddingId, clientIp) => {
  const result = await answerAction(request, weddingId, clientIp);
  if (!result.ok) return result;
  return { ok: true, visitorId: result.visitorId, to: thanksPath(weddingId, result.responseId) };
};
