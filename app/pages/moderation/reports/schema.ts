import { z } from "zod";
import { maxLengths } from "#app/features/conversations/rules.ts";
import { id, text } from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { reportTexts } from "./texts.ts";

export const closeReportSchema = z.object({
  id: id(),
  conversation: id(),
  reason: text({
    max: maxLengths.closing,
    tooLong: tooLong("Teksten", maxLengths.closing),
    required: reportTexts.errors.reason,
  }),
});
