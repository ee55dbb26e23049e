import { z } from "zod";
import {
  bankAccount,
  emptyToNull,
  optional,
  text,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { wishAdminTexts } from "../admin/texts.ts";
import { maxNoteLength } from "./rules.ts";

export const giftBoxSchema = z.object({
  giftAccount: optional(bankAccount(wishAdminTexts.invalid.account), null),
  giftNote: text({
    max: maxNoteLength,
    tooLong: tooLong("Teksten", maxNoteLength),
  }).transform(emptyToNull),
  version: version(),
});
