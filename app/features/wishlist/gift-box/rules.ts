import { formatAccountNumber, parseAccountNumber } from "#app/platform/bank-account.ts";
import { cleanText } from "#app/platform/http/clean-text.ts";

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxNoteLength = 500;

export interface GiftBox {
  giftAccount: string | null;
  giftNote: string | null;
}

export type GiftBoxForm = Record<keyof GiftBox, string>;

export function giftBoxForm({ giftAccount, giftNote }: GiftBox): GiftBoxForm {
  return {
    giftAccount: giftAccount ? formatAccountNumber(giftAccount) : "",
    giftNote: giftNote ?? "",
  };
}

/** Returns a field as it is stored, so that spacing in an account number does not count. */
export function normaliseGiftBoxField(value: string, field: keyof GiftBox): string {
  const account = field === "giftAccount" ? parseAccountNumber(value) : null;
  return account ? formatAccountNumber(account) : cleanText(value);
}

export function sameGiftBox(a: GiftBox, b: GiftBox): boolean {
  return a.giftAccount === b.giftAccount && (a.giftNote || null) === (b.giftNote || null);
}
