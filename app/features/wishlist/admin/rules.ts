import { listQuery, oneOf, rowId } from "#app/client/lists/list-query.ts";
import { cleanLine, cleanText } from "#app/platform/http/clean-text.ts";
import { formatTypedMoney, parseMoney } from "#app/platform/money.ts";

export type WishForm = Record<"title" | "description" | "price" | "picture" | "imageUrl", string>;

interface EditableWish {
  title: string;
  description: string | null;
  /** In øre. */
  price: number | null;
  image: string | null;
}

export function wishForm(wish: EditableWish | null): WishForm {
  return {
    title: wish?.title ?? "",
    description: wish?.description ?? "",
    price: typeof wish?.price === "number" ? formatTypedMoney(wish.price) : "",
    picture: wish?.image ?? "",
    imageUrl: "",
  };
}

/** Returns a field as it is stored, so that `1200,50` and `1 200,50` count as the same price. */
export function normaliseWishField(value: string, field: keyof WishForm): string {
  const text = field === "title" ? cleanLine(value) : cleanText(value);
  if (field !== "price") return text;
  const price = parseMoney(text);
  return price === null ? text : formatTypedMoney(price);
}

/** Opens the form on the page itself, for browsers without script. */
export const wishFormQuery = listQuery("/wishlist-admin", {
  ny: oneOf({ shown: "1" }, "hidden"),
  rediger: rowId(),
});

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = { title: 120, description: 1000, imageUrl: 2000 } as const;

/** Per wedding, including deleted wishes that can still be restored. */
export const maxWishes = 300;

/** In øre. */
export const maxPrice = 9_999_999_00;
