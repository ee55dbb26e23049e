import { z } from "zod";
import { checkbox, id, instant, line, verbatim } from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { maxLengths, parseSavedQuery } from "./rules.ts";
import { savedSearchTexts } from "./texts.ts";

const { invalid } = savedSearchTexts;

const name = line({
  required: invalid.name,
  max: maxLengths.name,
  tooLong: tooLong("Navnet", maxLengths.name),
});

const query = verbatim()
  .refine((address) => address.length <= maxLengths.query, { error: invalid.query, abort: true })
  .transform((address, context) => {
    const parsed = parseSavedQuery(address);
    if (!parsed) context.addIssue({ code: "custom", message: invalid.query });
    return parsed?.query ?? "";
  });

export const saveForm = z.object({ name, query });

export const renameForm = z.object({ id: id(), name });

export const searchRef = z.object({ id: id() });

/** What a deleted search was, for undo. */
export const restoreForm = z.object({
  id: id(),
  name,
  query,
  notify: checkbox(),
  seenUntil: instant(),
});

export type RestoredSearch = z.output<typeof restoreForm>;
