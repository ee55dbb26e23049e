import { emptySheet } from "#app/features/guests/export/rules.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import { submittedValues } from "#app/platform/http/submitted-values.ts";
import { sheetDownload } from "#app/platform/spreadsheets/sheet-download.server.ts";
import { writeXlsx } from "#app/platform/spreadsheets/xlsx.server.ts";
import type { Route } from "./+types/export-xlsx.ts";
import { listAsSheet } from "./shown-guests.server.ts";
import { exportTexts } from "./texts.ts";

/** `?tom` is the empty sheet to fill in. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const { searchParams } = url;
  return asXlsx(
    searchParams.has("tom") ? emptySheet() : await listAsSheet(weddingId, searchParams),
  );
}

/** The form has what the loader takes from the address, however many guests are selected. */
export async function action({ request }: Route.ActionArgs) {
  const weddingId = await requireOwnedWedding(request);
  const fields = submittedValues(await readForm(request));
  return asXlsx(await listAsSheet(weddingId, new URLSearchParams(fields)));
}

async function asXlsx(rows: string[][]): Promise<Response> {
  return sheetDownload("xlsx", await writeXlsx(exportTexts.sheetName, rows), exportTexts.fileName);
}
