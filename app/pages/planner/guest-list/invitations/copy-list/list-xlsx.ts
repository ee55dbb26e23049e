import { sheetDownload } from "#app/platform/spreadsheets/sheet-download.server.ts";
import { writeXlsx } from "#app/platform/spreadsheets/xlsx.server.ts";
import type { Route } from "./+types/list-xlsx.ts";
import { copyListAsSheet } from "./load-copy-list.server.ts";
import { copyTexts } from "./texts.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const { fileName, sheetName } = copyTexts;
  const sheet = await copyListAsSheet(request);
  return sheetDownload("xlsx", await writeXlsx(sheetName, sheet), fileName);
}
