import { readForm } from "#app/platform/http/forms.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { isWebhookToken } from "#app/platform/sms-gateway/sms-gateway.server.ts";
import { readReport } from "#app/platform/sms-gateway/sveve.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { recordReport } from "../commands.server.ts";
import type { Route } from "./+types/sms-reports.ts";

/** There is nothing to read, also for those who know the token. */
export function loader() {
  throw notFound();
}

/** Receives delivery reports. The provider sends one again unless it is answered with success. */
export async function action({ request, params }: Route.ActionArgs) {
  if (!isWebhookToken(params.token)) throw notFound();
  const report = readReport(await readForm(request));
  if (report && isUuid(report.key)) {
    await recordReport({ id: report.key, failure: report.reason });
  }
  return new Response("OK", { headers: { "Content-Type": "text/plain" } });
}
