import { z } from "zod";
import { emptyToNull, id, line, text, version } from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { maxLengths } from "../rules.ts";
import { letterErrors } from "./texts.ts";

const lengthLimit = (field: string, max: number) => ({ max, tooLong: tooLong(field, max) });

export const letterRef = z.object({ id: id() });

/** A new letter has version 0. */
export const letterSchema = letterRef
  .extend({
    version: version(),
    subject: line({
      ...lengthLimit("Emnet", maxLengths.subject),
      required: letterErrors.subject,
    }),
    body: text({ ...lengthLimit("Brevet", maxLengths.body), required: letterErrors.body }),
    buttonLabel: line(lengthLimit("Teksten på knappen", maxLengths.buttonLabel)).transform(
      emptyToNull,
    ),
    buttonUrl: line(lengthLimit("Adressen", maxLengths.buttonUrl))
      .refine((url) => url === "" || /^https?:\/\/[^\s"<>]+$/.test(url), letterErrors.url)
      .transform(emptyToNull),
  })
  .refine(({ buttonLabel, buttonUrl }) => !buttonUrl || buttonLabel, {
    error: letterErrors.label,
    path: ["buttonLabel"],
  })
  .refine(({ buttonLabel, buttonUrl }) => !buttonLabel || buttonUrl, {
    error: letterErrors.url,
    path: ["buttonUrl"],
  });
