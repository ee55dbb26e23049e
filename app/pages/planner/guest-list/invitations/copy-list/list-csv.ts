import { toCsv } from "#app/platform/csv.server.ts";
import { sheetDownload } from "#app/platform/spreadsheets/sheet-download.server.ts";
import type { Route } from "./+types/list-csv.ts";
import { copyListAsSheet } from "./load-copy-list.server.ts";
import { copyTexts } from "./texts.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const sheet = await copyListAsSheet(request);
  return sheetDownload("csv", toCsv(sheet), copyTexts.fileName);
}
