import { z } from "zod";
import { encrypted, idOrNull, money } from "#app/platform/http/form-fields.server.ts";
import { formatMoney } from "#app/platform/money.ts";
import { encrypt } from "#app/platform/secret.server.ts";
import { maxPrice } from "../prices/rules.ts";
import { listingStatuses, parseListingId } from "../rules.ts";
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

const withdrawalPurpose = "withdrawn-listing";

/** What a listing was before it was withdrawn. */
const withdrawal = z.object({
  id: z.number(),
  status: z.enum(listingStatuses),
  reservedAt: z.coerce.date().nullable(),
  reservedFor: z.string().nullable(),
  /** With the version, tells that nothing has changed since. */
  withdrawnAt: z.coerce.date(),
  version: z.number(),
});

export type Withdrawal = z.output<typeof withdrawal>;

/** Returns what `undoWithdrawalSchema` reads. */
export function encryptWithdrawal(before: Withdrawal): string {
  return encrypt(withdrawalPurpose, JSON.stringify(before));
}

export const undoWithdrawalSchema = z.object({ before: encrypted(withdrawalPurpose, withdrawal) });

export const saleSchema = reserveSchema.extend({
  price: money({
    max: maxPrice,
    invalid: sellingErrors.price,
    tooLarge: sellingErrors.priceTooLarge(formatMoney(maxPrice)),
  }),
});
