import { findImport } from "#app/features/guests/import/queries.server.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { sheetDownload } from "#app/platform/spreadsheets/sheet-download.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { exportTexts } from "../export/texts.ts";
import type { Route } from "./+types/skipped-csv.ts";

/** The rows that an import has skipped, as they were in the file. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const id = url.searchParams.get("id");
  const found = isUuid(id) ? await findImport(weddingId, id) : null;
  if (!found?.importedAt) throw notFound();
  return sheetDownload("csv", toCsv(found.rows), exportTexts.skippedFileName);
}
