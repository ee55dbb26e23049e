import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import { sheetDownload } from "#app/platform/spreadsheets/sheet-download.server.ts";
import type { Route } from "./+types/export-csv.ts";
import { listAsSheet } from "./shown-guests.server.ts";
import { exportTexts } from "./texts.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  return sheetDownload(
    "csv",
    toCsv(await listAsSheet(weddingId, url.searchParams)),
    exportTexts.fileName,
  );
}
