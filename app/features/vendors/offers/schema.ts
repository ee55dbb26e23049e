import { z } from "zod";
import { maxLengths as conversationLengths } from "#app/features/conversations/rules.ts";
import {
  choice,
  date,
  emptyToNull,
  line,
  money,
  optional,
  requiredId,
  text,
} from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { formatMoney } from "#app/platform/money.ts";
import { maxPrice } from "../profile/rules.ts";
import { profileTexts } from "../profile/texts.ts";
import { availabilities, maxLengths } from "../rules.ts";
import { offerTexts } from "./texts.ts";

const { invalid } = offerTexts;

export const offerSchema = z.object({
  /** Of the message. */
  id: requiredId(),
  availability: choice(availabilities, invalid.availability),
  price: optional(
    money({
      max: maxPrice,
      invalid: invalid.price,
      tooLarge: profileTexts.errors.priceTooLarge(formatMoney(maxPrice)),
    }),
    null,
  ),
  validUntil: optional(
    date({
      min: "2000-01-01",
      max: "2100-12-31",
      invalid: invalid.date,
      outOfRange: invalid.dateRange,
    }),
    null,
  ),
  summary: line({
    max: maxLengths.offer,
    tooLong: tooLong("Teksten", maxLengths.offer),
  }).transform(emptyToNull),
  text: text({
    max: conversationLengths.message,
    tooLong: tooLong("Svaret", conversationLengths.message),
    required: invalid.text,
  }),
});

export const noFields = z.object({});

export type OfferInput = z.output<typeof offerSchema>;
