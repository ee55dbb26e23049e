import { cleanText } from "#app/platform/http/clean-text.ts";
import { formatAccountNumber, parseAccountNumber } from "../rules.ts";

// The box for gifts of money on the wedding page.

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxNoteLength = 500;

/** Both null shows no box. */
export interface GiftBox {
  giftAccount: string | null;
  giftNote: string | null;
}

/** The texts of its form, by form control name. */
export type GiftBoxForm = Record<keyof GiftBox, string>;

export function giftBoxForm({ giftAccount, giftNote }: GiftBox): GiftBoxForm {
  return {
    giftAccount: giftAccount ? formatAccountNumber(giftAccount) : "",
    giftNote: giftNote ?? "",
  };
}

/** What is stored of a typed field, so that an account counts as the same however it is spaced. */
export function normaliseGiftBoxField(value: string, field: keyof GiftBox): string {
  const account = field === "giftAccount" ? parseAccountNumber(value) : null;
  return account ? formatAccountNumber(account) : cleanText(value);
}

export function sameGiftBox(one: GiftBox, other: GiftBox): boolean {
  return (
    one.giftAccount === other.giftAccount && (one.giftNote || null) === (other.giftNote || null)
  );
}
