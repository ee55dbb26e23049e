import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import { sheetDownload } from "#app/platform/spreadsheets/sheet-download.server.ts";
import { budgetAsSheet } from "../export/queries.server.ts";
import { budgetExportTexts } from "../export/texts.ts";
import type { Route } from "./+types/export-csv.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  return sheetDownload("csv", toCsv(await budgetAsSheet(weddingId)), budgetExportTexts.fileName);
}
