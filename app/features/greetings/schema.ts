import { z } from "zod";
import { email, id, line, text } from "#app/platform/http/form-fields.server.ts";
import { type Greeting, maxLengths } from "./rules.ts";
import { greetingTexts } from "./texts.ts";

const { errors } = greetingTexts;

const limited = (max: number) => ({
  max,
  tooLong: (length: number) => errors.tooLong(max, length),
});

export const greetingSchema = z
  .object({
    guestName: line({ ...limited(maxLengths.guestName), required: errors.guestName }),
    email: email({ ...limited(maxLengths.email), invalid: errors.email }),
    message: text({ ...limited(maxLengths.message), required: errors.message }),
  })
  .refine(({ guestName, message }) => guestName && message, {
    message: errors.required,
    when: () => true,
  })
  .transform((form): Greeting => ({ ...form, email: form.email || null }));

export const messageRef = z.object({ id: id() });
