import { greetingAction } from "#app/features/greetings/routes/greeting.server.ts";
import type { Sender } from "../sendings.server.ts";
import { thanksPath } from "./view-greeting.server.ts";

/** The greeting form of the page. */
export const sendGreeting: Sender<"greeting"> = async (request, weddingId, clientAddress) => {
  const result = await greetingAction(request, weddingId, clientAddress);
  if (!result.ok) return result;
  return { ok: true, visitorId: result.visitorId, to: thanksPath(weddingId) };
};
