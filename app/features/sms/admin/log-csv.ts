import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { findCampaign, listTexts } from "../queries.server.ts";
import type { Route } from "./+types/log-csv.ts";
import { rowOf } from "./load-log.server.ts";
import { smsAdminTexts } from "./texts.ts";

const { logPage: texts } = smsAdminTexts;

export async function loader({ request, params }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  if (!(await findCampaign(weddingId, params.id))) throw notFound();
  const { guest, phone, status, reason, time } = texts.columns;
  const rows = (await listTexts(weddingId, params.id)).map(rowOf);
  const csv = toCsv([
    [guest, phone, status, reason, time],
    ...rows.map((row) => [row.name, row.phone, texts.states[row.state], row.reason, row.time]),
  ]);
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${texts.fileName}-${osloDate(now())}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
