import { type ImportPlan, planImport } from "#app/features/guests/import/plan/rules.ts";
import type { GuestImport } from "#app/features/guests/import/queries.server.ts";
import { readRow } from "#app/features/guests/import/rows/rules.ts";
import type { ShownGuest } from "#app/features/guests/import/rules.ts";
import { parsePhoneNumber } from "#app/platform/phone-number.server.ts";

/** Returns what would become of each row below the headers. */
export function planOf(
  { rows, headerRow, fields, edits }: Pick<GuestImport, "rows" | "headerRow" | "fields" | "edits">,
  guests: readonly ShownGuest[],
): ImportPlan {
  const first = headerRow === null ? 0 : headerRow + 1;
  const read = rows.slice(first).map((cells, index) => {
    const number = first + index + 1;
    return readRow(number, cells, fields, edits[number], parsePhoneNumber);
  });
  return planImport(read, guests, edits);
}

/** Returns the counts that the page shows. The import is refused when they have changed since. */
export function countsOf({ counts }: ImportPlan): string {
  return `${counts.added}-${counts.updated}-${counts.skipped}`;
}
