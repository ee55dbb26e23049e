import { z } from "zod";
import {
  choice,
  instant,
  optional,
  requiredId,
  text,
} from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { maxLengths, reportReasons } from "./rules.ts";
import { conversationTexts } from "./texts.ts";

const { invalid } = conversationTexts;

export const messageText = text({
  max: maxLengths.message,
  tooLong: tooLong("Meldingen", maxLengths.message),
});

export const messageForm = z
  .object({ id: requiredId(), text: messageText, attachmentId: optional(requiredId(), null) })
  .refine(({ text: written, attachmentId }) => /\S/u.test(written) || attachmentId, {
    error: invalid.message,
    path: ["text"],
  });

export const readForm = z.object({ until: instant() });

export const reportForm = z.object({
  id: requiredId(),
  reason: choice(reportReasons, invalid.reason),
  text: text({ max: maxLengths.report, tooLong: tooLong("Teksten", maxLengths.report) }),
});

export const noFields = z.object({});
