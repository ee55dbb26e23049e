import { z } from "zod";
import { emptyToNull, id, line, text, version } from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { maxLengths } from "../rules.ts";
import { issueErrors } from "./texts.ts";

const lengthLimit = (field: string, max: number) => ({ max, tooLong: tooLong(field, max) });

export const issueRef = z.object({ id: id() });

/** A new issue has version 0. */
export const issueSchema = issueRef
  .extend({
    version: version(),
    subject: line({
      ...lengthLimit("Emnet", maxLengths.subject),
      required: issueErrors.subject,
    }),
    body: text({ ...lengthLimit("Brevet", maxLengths.body), required: issueErrors.body }),
    buttonLabel: line(lengthLimit("Teksten på knappen", maxLengths.buttonLabel)).transform(
      emptyToNull,
    ),
    buttonUrl: line(lengthLimit("Adressen", maxLengths.buttonUrl))
      .refine((url) => url === "" || /^https?:\/\/[^\s"<>]+$/.test(url), issueErrors.url)
      .transform(emptyToNull),
  })
  .refine(({ buttonLabel, buttonUrl }) => !buttonUrl || buttonLabel, {
    error: issueErrors.label,
    path: ["buttonLabel"],
  })
  .refine(({ buttonLabel, buttonUrl }) => !buttonLabel || buttonUrl, {
    error: issueErrors.url,
    path: ["buttonUrl"],
  });
