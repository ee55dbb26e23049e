import type { OwnedWish } from "#app/features/wishlist/admin/queries.server.ts";
import { parsePrice, type WishFields } from "#app/features/wishlist/admin/rules.ts";
import { cleanLine, cleanText } from "#app/platform/http/clean-text.ts";
import type { DraftOf } from "../kept-forms.ts";

export type TypedWish = DraftOf<"wish">;

/** What the form of a wish, or of a new one, is filled with. */
export function filledWith(wish: OwnedWish | null) {
  return {
    title: wish?.title ?? "",
    description: wish?.description ?? "",
    price: asTyped(wish?.price),
    imageUrl: "",
  };
}

/** What a form was filled with before it was kept. */
export function baseOf({ wasTitle, wasDescription, wasPrice, wasImage }: TypedWish): WishFields {
  return {
    title: wasTitle,
    description: wasDescription || null,
    price: wasPrice ? Number(wasPrice) : null,
    image: wasImage || null,
  };
}

/** The wish that was written on, null for a new one. A deleted one is as it was then. */
export function wishOf(typed: TypedWish, wishes: readonly OwnedWish[]): OwnedWish | null {
  const { intent, id } = typed;
  if (intent !== "edit") return null;
  const deleted = { id, ...baseOf(typed), imageWidths: null, purchased: false, purchasedBy: null };
  return wishes.find((wish) => wish.id === id) ?? deleted;
}

/** Whether what is kept of a form is stored by now: its answer may have been lost. */
export function isStored(typed: TypedWish, wishes: readonly OwnedWish[]): boolean {
  const stored = wishes.find(({ id }) => id === typed.id);
  if (!stored) return false;
  const { title, description, price, imageUrl } = filledWith(stored);
  return (
    // Sent once more, it would overwrite what was added: its picture is not kept.
    typed.intent === "add" ||
    (cleanLine(typed.title) === title &&
      cleanText(typed.description) === description &&
      (asTyped(parsePrice(typed.price)) || typed.price.trim()) === price &&
      typed.imageUrl === imageUrl)
  );
}

/** As somebody would write it: `1 200,50`. */
function asTyped(price: number | null | undefined): string {
  if (price === null || price === undefined) return "";
  const minimumFractionDigits = Number.isInteger(price) ? 0 : 2;
  return price.toLocaleString("nb-NO", { minimumFractionDigits });
}
