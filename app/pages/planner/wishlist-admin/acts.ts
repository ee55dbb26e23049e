import type { KeptWish } from "#app/features/wishlist/keeping/queries.server.ts";
import { movedBefore } from "#app/features/wishlist/keeping/rules.ts";

/** What one press does to a wish: the fields of its form. */
export type Act =
  | { intent: "delete" | "reset"; id: string }
  /** `before`: the wish it comes to stand in front of, or "" for the end. */
  | { intent: "move"; id: string; before: string };

/** The list as it will be once these acts are done. */
export function afterActs(wishes: readonly KeptWish[], acts: readonly Act[]): readonly KeptWish[] {
  return acts.reduce(after, wishes);
}

function after(wishes: readonly KeptWish[], act: Act): readonly KeptWish[] {
  switch (act.intent) {
    case "delete":
      return wishes.filter(({ id }) => id !== act.id);
    case "reset":
      return wishes.map((wish) =>
        wish.id === act.id ? { ...wish, purchased: false, purchasedBy: null } : wish,
      );
    case "move": {
      const byId = new Map(wishes.map((wish) => [wish.id, wish]));
      const order = movedBefore([...byId.keys()], act.id, act.before || null);
      return order.flatMap((id) => byId.get(id) ?? []);
    }
  }
}

/** The act that moves a wish by one place, or null at the end of the list. */
export function stepOf(wishes: readonly KeptWish[], id: string, step: -1 | 1): Act | null {
  const at = wishes.findIndex((wish) => wish.id === id);
  const to = at + step;
  if (at < 0 || to < 0 || to >= wishes.length) return null;
  return { intent: "move", id, before: wishes[step < 0 ? to : to + 1]?.id ?? "" };
}
