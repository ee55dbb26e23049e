import { z } from "zod";
import { cleanLine } from "#app/platform/http/clean-text.ts";
import { maxEmailLength } from "#app/platform/http/email-address.ts";
import {
  checkbox,
  choice,
  email,
  emptyToNull,
  idOrNull,
  line,
  text,
} from "#app/platform/http/form-fields.server.ts";
import type { Answer } from "./rules.ts";
import { rsvpTexts } from "./texts.ts";

const { errors } = rsvpTexts;

const lengthLimit = (max: number) => ({ max, tooLong: errors.tooLong(max) });

export const answerSchema = z
  .object({
    guestName: line({ ...lengthLimit(100), required: errors.guestName }),
    email: email({
      required: errors.email,
      invalid: errors.emailInvalid,
      tooLong: errors.tooLong(maxEmailLength),
    }),
    attending: choice(["true", "false"], errors.attending),
    plusOneName: line(lengthLimit(100)).transform(emptyToNull),
    dietaryRestrictions: line(lengthLimit(500)).transform(emptyToNull),
    message: text(lengthLimit(2000)).transform(emptyToNull),
    additional: checkbox("true"),
    responseId: idOrNull(),
  })
  .refine(isComplete, { message: errors.required, when: () => true })
  .transform((form): Answer => {
    const attending = form.attending === "true";
    return {
      ...form,
      attending,
      plusOneName: attending ? form.plusOneName : null,
      dietaryRestrictions: attending ? form.dietaryRestrictions : null,
    };
  });

function isComplete(form: { guestName?: unknown; email?: unknown; attending?: unknown }): boolean {
  const filled = (value: unknown) => typeof value === "string" && cleanLine(value) !== "";
  return filled(form.guestName) && filled(form.email) && filled(form.attending);
}
