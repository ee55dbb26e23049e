import { greetingAction } from "#app/features/greetings/routes/greeting.server.ts";
import type { GuestFormHandler } from "../guest-forms.server.ts";
import { thanksPath } from "./view-greeting.server.ts";

export const sendGreeting: GuestFormHandler<"greeting"> = async (request, weddingId, clientIp) => {
  const result = await greetingAction(request, weddingId, clientIp);
  if (!result.ok) return result;
  return { ok: true, visitorId: result.visitorId, to: thanksPath(weddingId) };
};
