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
  /** Null also for a wish taken by a held visitor. */
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
  /** How many the guest has asked for; more are shown to reach a wish that changed. */
  requested: number;
  openWishId: string | null;
  lastChangedWishId: string | null;
}

/** Returns the number of columns that leaves no card alone in the last row, if possible. */
export function columnsFor(count: number): number {
  if (count <= 4) return count;
  return count % 3 === 1 && count % 4 !== 1 ? 4 : 3;
}

export const wishesPerPage = 12;

export function requestedWishes(query: URLSearchParams): number {
  const count = Number(query.get("onsker"));
  return Number.isInteger(count) && count > wishesPerPage ? count : wishesPerPage;
}

/** Puts taken wishes last, except those that the guest is dealing with, in the couple's order. */
export function availableFirst(
  cards: readonly WishCardView[],
  inPlaceIds: readonly (string | null | undefined)[],
): WishCardView[] {
  const isLast = ({ id, state }: WishCardView) => state === "taken" && !inPlaceIds.includes(id);
  return cards.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
}

export function countFree(cards: readonly WishCardView[]): number {
  return cards.filter(({ state }) => state === "free").length;
}

/**
 * Returns the first cards, in whole pages: as many as requested, and enough to show every card with
 * one of the ids.
 */
export function pageOfCards(
  cards: readonly WishCardView[],
  requested: number,
  ids: readonly (string | null | undefined)[],
): WishCardView[] {
  const last = cards.findLastIndex(({ id }) => ids.includes(id));
  const pages = Math.ceil(Math.max(requested, last + 1) / wishesPerPage);
  return cards.slice(0, pages * wishesPerPage);
}

/** Returns the URL of the page with the next wishes, at the first of them; null at the end. */
export function moreWishesPath(
  weddingId: string,
  cards: readonly WishCardView[],
  shown: number,
): string | null {
  const next = cards[shown];
  if (!next) return null;
  return `${weddingPath(weddingId, { onsker: String(shown + wishesPerPage) })}#onske-${next.id}`;
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
