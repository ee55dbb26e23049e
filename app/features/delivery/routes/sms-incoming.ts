import { readForm } from "#app/platform/http/forms.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { isWebhookToken } from "#app/platform/sms-gateway/sms-gateway.server.ts";
import { readIncoming } from "#app/platform/sms-gateway/sveve.server.ts";
import { parseSender, suppress } from "../suppression/commands.server.ts";
import { isStopText } from "../suppression/rules.ts";
import type { Route } from "./+types/sms-incoming.ts";

/** There is nothing to read, also for those who know the token. */
export function loader() {
  throw notFound();
}

/** Receives replies. One that says STOPP ends all text messages of the platform to its sender. */
export async function action({ request, params }: Route.ActionArgs) {
  if (!isWebhookToken(params.token)) throw notFound();
  const incoming = readIncoming(await readForm(request));
  const refuses = incoming?.texts.some(isStopText) ?? false;
  const address = incoming && refuses ? parseSender(incoming.from) : null;
  if (address) await suppress({ address, weddingId: null });
  return new Response(null, { status: 200 });
}
