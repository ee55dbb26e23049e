// The couple's side of a wish: its form, its price, its place on the list.

import { cleanLine, cleanText } from "#app/platform/http/clean-text.ts";

/** The texts of the form that adds or edits a wish, by form control name. */
export type WishForm = Record<"title" | "description" | "price" | "picture" | "imageUrl", string>;

interface EditableWish {
  title: string;
  description: string | null;
  /** In kroner. */
  price: number | null;
  /** The id of its picture. */
  image: string | null;
}

/** A wish as its form shows it; an empty form for a new one. */
export function wishForm(wish: EditableWish | null): WishForm {
  return {
    title: wish?.title ?? "",
    description: wish?.description ?? "",
    price: formatTypedPrice(wish?.price ?? null),
    picture: wish?.image ?? "",
    imageUrl: "",
  };
}

/** What is stored of a typed field, so that `1200,50` and `1 200,50` count as the same price. */
export function normaliseWishField(value: string, field: keyof WishForm): string {
  const text = field === "title" ? cleanLine(value) : cleanText(value);
  if (field !== "price") return text;
  const price = parsePrice(text);
  return price === null ? text : formatTypedPrice(price);
}

/** As it is typed in the form: `1 200,50`. */
function formatTypedPrice(price: number | null): string {
  if (price === null) return "";
  const minimumFractionDigits = Number.isInteger(price) ? 0 : 2;
  return price.toLocaleString("nb-NO", { minimumFractionDigits });
}

/** The longest text, in UTF-16 units as browsers count `maxlength`, that each field takes. */
export const maxLengths = { title: 120, description: 1000, imageUrl: 2000 } as const;

/** Of one wedding, deleted ones that can still be taken back included. */
export const maxWishes = 300;

/** In kroner. */
export const maxPrice = 9_999_999;

/** In UTF-16 units, without the space around it. */
const maxTypedPriceLength = 100;

/**
 * The kroner that a text names as Norwegians write them: `1 200`, `1.200`, `1200,50`, `kr 1200`,
 * `1200,-`. Null when it names none, or none that a price can be.
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

/** A list with one of its ids moved in front of another, or to the end for null. */
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
