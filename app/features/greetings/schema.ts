import { z } from "zod";
import { cleanLine, cleanText } from "#app/platform/http/clean-text.ts";
import { isEmailAddress } from "#app/platform/http/email-address.ts";
import { type Greeting, maxLengths } from "./rules.ts";
import { greetingTexts } from "./texts.ts";

const { errors } = greetingTexts;

export const greetingSchema = z
  .object({
    guestName: text("guestName", cleanLine).refine((name) => name !== "", errors.guestName),
    email: text("email", cleanLine).refine(
      (email) => !email || isEmailAddress(email),
      errors.email,
    ),
    message: text("message", cleanText).refine((message) => message !== "", errors.message),
  })
  .refine(({ guestName, message }) => guestName && message, {
    message: errors.required,
    when: () => true,
  })
  .transform((form): Greeting => ({ ...form, email: form.email || null }));

/** A field that was not sent is empty. */
function text(name: keyof typeof maxLengths, clean: (text: string) => string) {
  const limit = maxLengths[name];
  return z
    .string()
    .default("")
    .transform(clean)
    .refine((text) => text.length <= limit, {
      error: ({ input }) => errors.tooLong(limit, String(input).length),
    });
}
