import { z } from "zod";
import { parseAccountNumber } from "#app/platform/bank-account.ts";
import { cleanText } from "#app/platform/http/clean-text.ts";
import { wishAdminTexts } from "../admin/texts.ts";
import { wishlistTexts } from "../texts.ts";
import { maxNoteLength } from "./rules.ts";

const { tooLong } = wishlistTexts.errors;

export const giftBoxSchema = z.object({
  giftAccount: account(wishAdminTexts.invalid.account),
  giftNote: note(),
  version: z.coerce.number().catch(0),
});

function account(error: string) {
  return z
    .string()
    .optional()
    .transform((text, context) => {
      if (!text?.trim()) return null;
      const digits = parseAccountNumber(text);
      if (digits) return digits;
      context.issues.push({ code: "custom", message: error, input: text });
      return z.NEVER;
    });
}

function note() {
  return z
    .string()
    .optional()
    .transform((text) => cleanText(text ?? ""))
    .refine(({ length }) => length <= maxNoteLength, tooLong(maxNoteLength))
    .transform((text) => text || null);
}
