import { z } from "zod";
import { idOrNull, money } from "#app/platform/http/form-fields.server.ts";
import { formatMoney } from "#app/platform/money.ts";
import { maxPrice } from "../prices/rules.ts";
import { parseListingId } from "../rules.ts";
import { sellingErrors } from "./texts.ts";

/** Missing and malformed ids become 0, which no listing has. */
export function listingIdField() {
  return z
    .unknown()
    .optional()
    .transform((sent) => (typeof sent === "string" && sent !== "" && parseListingId(sent)) || 0);
}

export const listingRef = z.object({ id: listingIdField() });

export const reserveSchema = listingRef.extend({ conversationId: idOrNull() });

export const saleSchema = reserveSchema.extend({
  price: money({
    max: maxPrice,
    invalid: sellingErrors.price,
    tooLarge: sellingErrors.priceTooLarge(formatMoney(maxPrice)),
  }),
});
