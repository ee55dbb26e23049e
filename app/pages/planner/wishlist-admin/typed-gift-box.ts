import type { GiftBox } from "#app/features/wishlist/gift-box/rules.ts";
import { formatAccountNumber, parseAccountNumber } from "#app/features/wishlist/rules.ts";
import { cleanText } from "#app/platform/http/clean-text.ts";

/** What the fields of the box for money say. */
export type TypedGiftBox = Record<keyof GiftBox, string>;

/** What the fields are filled with. */
export function filledWith({ giftAccount, giftNote }: GiftBox): TypedGiftBox {
  return { giftAccount: shown(giftAccount), giftNote: giftNote ?? "" };
}

/** What is stored once it is saved. An account that is none stays as it is typed. */
export function savedAs({ giftAccount, giftNote }: TypedGiftBox): GiftBox {
  return {
    giftAccount: parseAccountNumber(giftAccount) ?? (giftAccount.trim() || null),
    giftNote: cleanText(giftNote) || null,
  };
}

export function shown(account: string | null): string {
  return account ? formatAccountNumber(account) : "";
}
