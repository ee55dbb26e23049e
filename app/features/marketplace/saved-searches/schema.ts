import { z } from "zod";
import type { ActionValues } from "#app/platform/http/actions.ts";
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

/** A deleted search with all its times, so that undo changes nothing about the next mail. */
export const restoreForm = z.object({
  id: id(),
  name,
  query,
  notify: checkbox(),
  seenUntil: instant(),
  notifiedUntil: instant(),
  createdAt: instant(),
});

export type RestoredSearch = z.output<typeof restoreForm>;

/** Returns what `restoreForm` reads. */
export function restoreFields({ id, name, query, notify, ...times }: RestoredSearch): ActionValues {
  return {
    ...{ id, name, query, ...(notify && { notify: "on" }) },
    seenUntil: times.seenUntil.toISOString(),
    notifiedUntil: times.notifiedUntil.toISOString(),
    createdAt: times.createdAt.toISOString(),
  };
}
