import { type Budget, type BudgetItem, costOf, isAgreed, paidAmount } from "../../rules.ts";

/** What an amount is: `left` is of the budget and not used, `over` is used beyond it. */
const partKinds = ["paid", "agreed", "planned", "left", "over"] as const;

export type PartKind = (typeof partKinds)[number];

/** In øre. */
export interface BarPart {
  kind: PartKind;
  amount: number;
}

/**
 * Divides what items cost into what is paid, agreed and only planned, and compares the sum with an
 * amount in øre: what exceeds it is `over`, first of what is least certain. Empty parts are left out.
 */
export function barParts(
  total: number,
  items: readonly BudgetItem[],
  guests: Budget["guests"],
): BarPart[] {
  const used = { paid: 0, agreed: 0, planned: 0 };
  for (const item of items) {
    const cost = costOf(item, guests);
    const paid = Math.min(cost, paidAmount(item, guests));
    used.paid += paid;
    used[isAgreed(item) ? "agreed" : "planned"] += cost - paid;
  }
  let left = total;
  let over = 0;
  const parts = (["paid", "agreed", "planned"] as const).map((kind): BarPart => {
    const amount = Math.min(left, used[kind]);
    left -= amount;
    over += used[kind] - amount;
    return { kind, amount };
  });
  return [
    ...parts,
    { kind: "left" as const, amount: left },
    { kind: "over" as const, amount: over },
  ].filter(({ amount }) => amount > 0);
}

/** Returns the kinds that a legend explains: what is drawn, and always what may be. */
export function shownKinds(figures: readonly { parts: readonly BarPart[] }[]): PartKind[] {
  const drawn = new Set(figures.flatMap(({ parts }) => parts.map(({ kind }) => kind)));
  return partKinds.filter((kind) => kind !== "planned" || drawn.has(kind));
}
