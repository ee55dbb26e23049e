// The box for gifts of money on the wedding page.

/** The longest note to the guests, in UTF-16 units as browsers count `maxlength`. */
export const maxNoteLength = 500;

/** What the couple has asked for; both null shows no box. */
export interface GiftBox {
  giftAccount: string | null;
  giftNote: string | null;
}

export function sameGiftBox(one: GiftBox, other: GiftBox): boolean {
  return one.giftAccount === other.giftAccount && one.giftNote === other.giftNote;
}
