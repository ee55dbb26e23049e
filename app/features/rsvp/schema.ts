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
import { tooLong } from "#app/platform/http/texts.ts";
import type { Answer } from "./rules.ts";
import { rsvpTexts } from "./texts.ts";

const { errors } = rsvpTexts;

const lengthLimit = (field: string, max: number) => ({ max, tooLong: tooLong(field, max) });

export const answerSchema = z
  .object({
    guestName: line({ ...lengthLimit("Navnet", 100), required: errors.guestName }),
    email: email({
      invalid: errors.emailInvalid,
      tooLong: tooLong("E-postadressen", maxEmailLength),
    }),
    attending: choice(["true", "false"], errors.attending),
    plusOneName: line(lengthLimit("Navnet på følget", 100)).transform(emptyToNull),
    dietaryRestrictions: line(lengthLimit("Allergier eller kosthold", 500)).transform(emptyToNull),
    message: text(lengthLimit("Meldingen", 2000)).transform(emptyToNull),
    additional: checkbox("true"),
    responseId: idOrNull(),
  })
  .refine(isComplete, { message: errors.required, when: () => true })
  .refine((form) => !lacksEmail(form), { path: ["email"], error: errors.email, when: () => true })
  .transform((form): Answer => {
    const attending = form.attending === "true";
    return {
      ...form,
      email: emptyToNull(form.email),
      attending,
      plusOneName: attending ? form.plusOneName : null,
      dietaryRestrictions: attending ? form.dietaryRestrictions : null,
    };
  });

interface SentAnswer {
  guestName?: unknown;
  email?: unknown;
  attending?: unknown;
  additional?: unknown;
}

function isComplete(form: SentAnswer): boolean {
  return isFilled(form.guestName) && isFilled(form.attending) && !lacksEmail(form);
}

/** The e-mail is optional in an answer for another person, such as a child. */
function lacksEmail({ email: address, additional }: SentAnswer): boolean {
  return additional !== true && !isFilled(address);
}

function isFilled(value: unknown): boolean {
  return typeof value === "string" && cleanLine(value) !== "";
}
