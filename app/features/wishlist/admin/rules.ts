import { cleanLine, cleanText } from "#app/platform/http/clean-text.ts";

export type WishForm = Record<"title" | "description" | "price" | "picture" | "imageUrl", string>;

interface EditableWish {
  title: string;
  description: string | null;
  price: number | null;
  image: string | null;
}

export function wishForm(wish: EditableWish | null): WishForm {
  return {
    title: wish?.title ?? "",
    description: wish?.description ?? "",
    price: formatTypedPrice(wish?.price ?? null),
    picture: wish?.image ?? "",
    imageUrl: "",
  };
}

/** Returns a field as it is stored, so that `1200,50` and `1 200,50` count as the same price. */
export function normaliseWishField(value: string, field: keyof WishForm): string {
  const text = field === "title" ? cleanLine(value) : cleanText(value);
  if (field !== "price") return text;
  const price = parsePrice(text);
  return price === null ? text : formatTypedPrice(price);
}

function formatTypedPrice(price: number | null): string {
  if (price === null) return "";
  const minimumFractionDigits = Number.isInteger(price) ? 0 : 2;
  return price.toLocaleString("nb-NO", { minimumFractionDigits });
}

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = { title: 120, description: 1000, imageUrl: 2000 } as const;

/** Per wedding, including deleted wishes that can still be restored. */
export const maxWishes = 300;

/** In kroner. */
export const maxPrice = 9_999_999;

const maxTypedPriceLength = 100;

/**
 * Returns the kroner in a text such as `1 200`, `1.200`, `1200,50` or `kr 1200,-`, or else null.
 */
export function parsePrice(text: string): number | null {
  const typed = text.trim();
  if (typed.length > maxTypedPriceLength) return null;
  const bare = typed
    .replace(/^(?:kr|nok)\.?(?=[\s\d])/i, "")
    .replace(/(?:kr|kroner|nok)\.?$/i, "")
    .replace(/[.,][-–]+\s*$/, "")
    .replace(/\s/g, "");
  const match = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!match) return null;
  const [, whole = "", part = "0"] = match;
  return Number(`${whole.replaceAll(".", "")}.${part}`);
}

/** Moves an id in front of another, or to the end for null. */
export function movedBefore(
  ids: readonly string[],
  moved: string,
  before: string | null,
): readonly string[] {
  const others = ids.filter((id) => id !== moved);
  const at = before === null ? others.length : others.indexOf(before);
  if (at < 0 || others.length === ids.length) return ids;
  return others.toSpliced(at, 0, moved);
}
