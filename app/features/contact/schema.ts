import { z } from "zod";
import { maxEmailLength } from "#app/platform/http/email-address.ts";
import { choice, email, line, requiredId, text } from "#app/platform/http/form-fields.server.ts";
import { contactTopics, maxLengths } from "./rules.ts";
import { contactTexts } from "./texts.ts";

const { errors } = contactTexts;

const limited = (max: number) => ({
  max,
  tooLong: (length: number) => errors.tooLong(max, length),
});

export const contactSchema = z.object({
  id: requiredId(),
  name: line({ ...limited(maxLengths.name), required: errors.name }),
  email: email({
    invalid: errors.invalidEmail,
    required: errors.email,
    tooLong: limited(maxEmailLength).tooLong,
  }),
  topic: choice(contactTopics),
  message: text({ ...limited(maxLengths.message), required: errors.message }),
});
