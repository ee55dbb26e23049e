import { z } from "zod";
import { maxSearchLength } from "#app/client/lists/list-query.ts";
import { maxEmailLength } from "#app/platform/http/email-address.ts";
import { email, ids, line, text } from "#app/platform/http/form-fields.server.ts";
import { type Greeting, maxLengths, messagesPerPage } from "./rules.ts";
import { greetingTexts } from "./texts.ts";

const { errors } = greetingTexts;

const tooLong = (max: number) => (length: number) => errors.tooLong(max, length);
const lengthLimit = (max: number) => ({ max, tooLong: tooLong(max) });

export const greetingSchema = z
  .object({
    guestName: line({ ...lengthLimit(maxLengths.guestName), required: errors.guestName }),
    email: email({ invalid: errors.email, tooLong: tooLong(maxEmailLength) }),
    message: text({ ...lengthLimit(maxLengths.message), required: errors.message }),
  })
  .refine(({ guestName, message }) => guestName && message, {
    message: errors.required,
    when: () => true,
  })
  .transform((form): Greeting => ({ ...form, email: form.email || null }));

/** From a household, whose names are known. */
export const householdMessageSchema = z.object({
  message: text({ ...lengthLimit(maxLengths.message), required: errors.message }),
});

export const messageRefs = z.object({ id: ids({ max: messagesPerPage }) });

export const searchSchema = z.object({ sok: line(lengthLimit(maxSearchLength)) });
