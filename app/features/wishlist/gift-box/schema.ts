import { z } from "zod";
import {
  bankAccount,
  emptyToNull,
  optional,
  text,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { wishAdminTexts } from "../admin/texts.ts";
import { wishlistTexts } from "../texts.ts";
import { maxNoteLength } from "./rules.ts";

const tooLong = wishlistTexts.errors.tooLong(maxNoteLength);

export const giftBoxSchema = z.object({
  giftAccount: optional(bankAccount(wishAdminTexts.invalid.account), null),
  giftNote: text({ max: maxNoteLength, tooLong }).transform(emptyToNull),
  version: version(),
});
