// A wish as the couple keeps it: what it is called, what it costs, where on the list it stands.

/** What a couple decides of a wish. `image` names its picture. */
export interface WishFields {
  title: string;
  description: string | null;
  /** In kroner. */
  price: number | null;
  image: string | null;
}

/**
 * A form that was filled with `base`, on top of what is stored now. `conflicts` is what both have
 * changed since, and not to the same, as it is stored.
 */
export function mergeWish(base: WishFields, own: WishFields, stored: WishFields) {
  const names = Object.keys(base) as (keyof WishFields)[];
  const written = names.filter((name) => own[name] !== base[name] && own[name] !== stored[name]);
  const conflicts = written.filter((name) => stored[name] !== base[name]);
  return { changes: pick(own, written), conflicts: pick(stored, conflicts) };
}

function pick(wish: WishFields, names: (keyof WishFields)[]): Partial<WishFields> {
  return Object.fromEntries(names.map((name) => [name, wish[name]]));
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
