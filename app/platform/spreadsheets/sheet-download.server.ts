import { now } from "#app/platform/clock.ts";
import { osloDate } from "#app/platform/oslo-time.ts";

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** `name` is that of the file, which also gets the date. */
export function sheetDownload(
  extension: keyof typeof types,
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
): Response {
  return new Response(content, {
    headers: {
      "Content-Type": types[extension],
      "Content-Disposition": `attachment; filename="${name}-${osloDate(now())}.${extension}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
