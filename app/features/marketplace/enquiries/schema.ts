import { z } from "zod";
import { choice, money, requiredId, text } from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { maxPrice } from "../prices/rules.ts";
import { maxFirstMessage } from "./rules.ts";
import { enquiryTexts } from "./texts.ts";

const { invalid } = enquiryTexts;

export const listingNumber = z
  .string(invalid.listing)
  .regex(/^[1-9]\d{0,14}$/, invalid.listing)
  .transform(Number);

/** What a signed-out visitor has written is kept before it is checked. */
export const enquiryForm = z.object({
  id: requiredId(),
  listingId: listingNumber,
  text: text({
    required: invalid.message,
    max: maxFirstMessage,
    tooLong: tooLong("Meldingen", maxFirstMessage),
  }),
});

export type EnquiryInput = z.output<typeof enquiryForm>;

export const saleForm = z.object({
  price: money({
    max: maxPrice,
    invalid: invalid.price,
    tooLarge: invalid.priceTooLarge,
  }),
});

export const ratingForm = z.object({
  stars: choice(["1", "2", "3", "4", "5"], invalid.stars).transform(Number),
});
