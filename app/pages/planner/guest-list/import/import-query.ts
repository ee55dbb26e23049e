import { listQuery, oneOf, pageNumber, type QueryOf, rowId } from "#app/client/lists/list-query.ts";
import { type ImportField, importFields } from "#app/features/guests/import/columns/rules.ts";

export const rowsPerPage = 100;

const fieldNames = Object.fromEntries(importFields.map((field) => [field, field])) as {
  [Field in ImportField]: Field;
};

/** `rad` and `felt` are the row and the field that are being corrected. */
export const importQuery = listQuery("/guest-list/import", {
  id: rowId(),
  vis: oneOf({ issues: "se-pa" }, "all"),
  side: pageNumber(),
  rad: pageNumber(),
  felt: oneOf(fieldNames, "none"),
});

export type ImportQuery = QueryOf<typeof importQuery>;
