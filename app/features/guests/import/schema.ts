import { z } from "zod";
import {
  choice,
  count,
  file,
  id,
  line,
  optional,
  verbatim,
} from "#app/platform/http/form-fields.server.ts";
import { invalidValue, tooLong } from "#app/platform/http/texts.ts";
import { maxLengths } from "../rules.ts";
import { importFields } from "./columns/rules.ts";
import { choices } from "./rows/rules.ts";
import { maxCellLength, maxImportColumns, maxImportRows } from "./rules.ts";
import { importTexts } from "./texts.ts";

const rowNumber = count({ max: maxImportRows + 1, invalid: invalidValue });

export const uploadSchema = z.object({
  text: verbatim().transform((text) => text.replaceAll("\0", "")),
  file: optional(file(importTexts.upload.problems.damaged), null),
});

export const importRef = z.object({ id: id() });

/** One field for each column of the file. A column with an unknown field is not imported. */
export const columnsSchema = importRef.extend({
  column: z
    .unknown()
    .optional()
    .transform((sent) => [sent ?? []].flat().slice(0, maxImportColumns))
    .transform((names) =>
      names.map((name) => importFields.find((field) => field === name) ?? null),
    ),
});

/** `expected` has the counts that the page showed beside the button. */
export const importSchema = importRef.extend({
  expected: line({ max: 40, tooLong: invalidValue }),
});

export const rowValueSchema = importRef.extend({
  row: rowNumber,
  field: choice(importFields),
  value: line({ max: maxCellLength, tooLong: invalidValue }),
});

/** The name must be given when the row has none. */
export const skippedRowSchema = importRef.extend({
  row: rowNumber,
  name: line({ max: maxLengths.name, tooLong: tooLong(importTexts.fields.name, maxLengths.name) }),
});

export const rowChoiceSchema = importRef.extend({ row: rowNumber, choice: choice(choices) });
