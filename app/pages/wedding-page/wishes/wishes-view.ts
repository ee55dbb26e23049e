import { type ThemeId, weddingPath } from "#app/features/weddings/rules.ts";
import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import { formatAccountNumber } from "#app/platform/bank-account.ts";
import { formatMoney } from "#app/platform/money.ts";
import { picturePath, pictureSrcSet } from "#app/platform/pictures/picture-files.ts";
import { type OrnamentImage, ornamentImage } from "../ornament-files.ts";
import { wishDrawing } from "./wish-drawing.ts";

export interface ShownWish {
  id: string;
  title: string;
  description: string | null;
  /** In øre. */
  price: number | null;
  image: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  imageWidths: number[] | null;
  isReserved: boolean;
  reservedBy: string | null;
  isOwn: boolean;
  example?: boolean;
}

export interface WishPicture {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  fillsFrame: boolean;
}

export interface WishCardView {
  id: string;
  title: string;
  description: string | null;
  price: string;
  picture: WishPicture;
  state: "free" | "taken" | "own" | "example";
  reservedBy: string | null;
}

export interface MoneyGiftView {
  drawing: OrnamentImage;
  note: string | null;
  account: { digits: string; formatted: string };
}

export interface WishesView {
  /** `weddingPath`'s argument: the wedding's id, or a preview's. */
  weddingId: string;
  /** Null when the list could not be loaded. */
  cards: WishCardView[] | null;
  money: MoneyGiftView | null;
  openWishId: string | null;
  lastChangedWishId: string | null;
}

/** Returns the number of columns that leaves no card alone in the last row, if possible. */
export function columnsFor(count: number): number {
  if (count <= 4) return count;
  return count % 3 === 1 && count % 4 !== 1 ? 4 : 3;
}

export function wishPath(weddingId: string, wishId: string): string {
  return `${weddingPath(weddingId, { onske: wishId })}#onske-${wishId}`;
}

export function viewCard(wish: ShownWish, theme: ThemeId, seed: string): WishCardView {
  const { id, title, description, price, isReserved, isOwn, example = false } = wish;
  return {
    id,
    title,
    description,
    price: price === null ? wishlistTexts.noPrice : formatMoney(price),
    picture: viewPicture(wish) ?? wishDrawing(theme, seed, wish),
    state: example ? "example" : isOwn ? "own" : isReserved ? "taken" : "free",
    reservedBy: wish.reservedBy,
  };
}

/** Null without an account, because guests could not pay. */
export function viewMoneyGift(
  { giftAccount, giftNote }: { giftAccount: string | null; giftNote: string | null },
  theme: ThemeId,
  seed: string,
): MoneyGiftView | null {
  if (!giftAccount) return null;
  return {
    drawing: ornamentImage(theme, seed, "invitation"),
    note: giftNote?.trim() || null,
    account: { digits: giftAccount, formatted: formatAccountNumber(giftAccount) },
  };
}

function viewPicture(wish: ShownWish): WishPicture | null {
  const { image, imageWidth: width, imageHeight: height, imageWidths: widths } = wish;
  if (!image || !width || !height || !widths?.length) return null;
  const fallback = widths.find((candidate) => candidate >= 640) ?? widths.at(-1) ?? width;
  return {
    src: picturePath(image, fallback),
    srcSet: pictureSrcSet(image, widths),
    width,
    height,
    fillsFrame: true,
  };
}
