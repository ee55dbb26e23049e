import { z } from "zod";
import { cleanLine, cleanText } from "#app/platform/http/clean-text.ts";
import { isEmailAddress } from "#app/platform/http/email-address.ts";
import type { Answer } from "./rules.ts";
import { rsvpTexts } from "./texts.ts";

const { errors } = rsvpTexts;

const line = (limit: number, missing: string) =>
  z
    .string(missing)
    .transform(cleanLine)
    .refine((text) => text !== "", missing)
    .refine((text) => text.length <= limit, errors.tooLong(limit));

const optionalLine = (limit: number) =>
  z
    .string()
    .transform(cleanLine)
    .refine((text) => text.length <= limit, errors.tooLong(limit))
    .optional();

/** Drops the companion and diet of a guest who does not come. */
export const answerSchema = z
  .object({
    guestName: line(100, errors.guestName),
    email: line(254, errors.email).refine(isEmailAddress, errors.emailShape),
    attending: z.enum(["true", "false"], errors.attending),
    plusOneName: optionalLine(100),
    dietaryRestrictions: optionalLine(500),
    message: z
      .string()
      .transform(cleanText)
      .refine((text) => text.length <= 2000, errors.tooLong(2000))
      .optional(),
    additional: z.literal("true").optional(),
    responseId: z.uuid().optional().catch(undefined),
  })
  .refine(isComplete, { message: errors.required, when: () => true })
  .transform((form): Answer => {
    const attending = form.attending === "true";
    return {
      ...form,
      attending,
      plusOneName: (attending && form.plusOneName) || null,
      dietaryRestrictions: (attending && form.dietaryRestrictions) || null,
      message: form.message || null,
      additional: form.additional === "true",
      responseId: form.responseId ?? null,
    };
  });

function isComplete(form: { guestName?: unknown; email?: unknown; attending?: unknown }): boolean {
  const filled = (value: unknown) => typeof value === "string" && cleanLine(value) !== "";
  return filled(form.guestName) && filled(form.email) && filled(form.attending);
}
