import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { sheetDownload } from "#app/platform/spreadsheets/sheet-download.server.ts";
import { writeXlsx } from "#app/platform/spreadsheets/xlsx.server.ts";
import { budgetAsSheet } from "../export/queries.server.ts";
import { budgetExportTexts } from "../export/texts.ts";
import type { Route } from "./+types/export-xlsx.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const { sheetName, fileName } = budgetExportTexts;
  const bytes = await writeXlsx(sheetName, await budgetAsSheet(weddingId));
  return sheetDownload("xlsx", bytes, fileName);
}
