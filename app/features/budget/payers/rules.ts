import {
  type Budget,
  type BudgetItem,
  type BudgetPayer,
  costOf,
  paidAmount,
  sum,
} from "../rules.ts";

/** Stands for the payer of costs without shares. */
export const unassigned = "unassigned";

/** The partners' names, which payers do not have. */
export interface Partners {
  first: string;
  second: string;
}

/** In øre. */
export interface PayerAmount {
  payerId: string;
  amount: number;
}

/** In øre. */
export interface Contribution {
  payerId: string;
  share: number;
  paid: number;
  /** Negative when more than the share is paid. */
  owes: number;
}

export function payerName(
  { kind, name }: Pick<BudgetPayer, "kind" | "name">,
  { first, second }: Partners,
): string {
  if (kind === "first-partner") return first;
  return kind === "second-partner" ? second : name;
}

/**
 * Divides øre in proportion to the weights, so that the parts add up: øre that are left go to the
 * largest remainders, the first of equal ones.
 */
export function divide(amount: number, weights: number[]): number[] {
  const whole = BigInt(sum(weights));
  if (whole === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, floor: Number(product / whole), remainder: product % whole };
  });
  const left = amount - sum(parts.map((part) => part.floor));
  const byRemainder = parts.toSorted((a, b) => Number(b.remainder - a.remainder));
  const rounded = new Set(byRemainder.slice(0, left).map((part) => part.index));
  return parts.map(({ index, floor }) => floor + (rounded.has(index) ? 1 : 0));
}

/**
 * Returns how an item's payers divide an amount in øre. Without shares the two partners halve it;
 * without them it is `unassigned`.
 */
export function itemShares(
  item: Pick<BudgetItem, "shares">,
  amount: number,
  payers: BudgetPayer[] = [],
): PayerAmount[] {
  const shares = item.shares.length > 0 ? item.shares : sharesByDefault(payers);
  const parts = divide(
    amount,
    shares.map((share) => share.weight),
  );
  return shares.map(({ payerId }, index) => ({ payerId, amount: parts[index] ?? 0 }));
}

/** Returns one entry per payer in their order, and a last one of `unassigned` if there is any. */
export function contributions(budget: Budget): Contribution[] {
  const shares = new Map<string, number>();
  const payments = new Map<string, number>();
  const ids = [...budget.payers.map((payer) => payer.id), unassigned];
  for (const item of budget.items) {
    add(shares, itemShares(item, costOf(item, budget.guests), budget.payers));
    add(payments, paidBy(item, budget));
  }
  return ids
    .map((payerId) => {
      const share = shares.get(payerId) ?? 0;
      const paid = payments.get(payerId) ?? 0;
      return { payerId, share, paid, owes: share - paid };
    })
    .filter(({ payerId, share, paid }) => payerId !== unassigned || share > 0 || paid > 0);
}

/** Payments without a payer are divided as one sum, which avoids rounding each of them. */
function paidBy(item: BudgetItem, { guests, payers }: Budget): PayerAmount[] {
  const own = item.payments.flatMap(({ payerId, amount, paidOn }) =>
    payerId === null || paidOn === null ? [] : [{ payerId, amount }],
  );
  const common = paidAmount(item, guests) - sum(own.map(({ amount }) => amount));
  return [...own, ...itemShares(item, common, payers)];
}

function sharesByDefault(payers: BudgetPayer[]): BudgetItem["shares"] {
  const first = payers.find((payer) => payer.kind === "first-partner");
  const second = payers.find((payer) => payer.kind === "second-partner");
  if (!first || !second) return [{ payerId: unassigned, weight: 1 }];
  return [first, second].map(({ id }) => ({ payerId: id, weight: 1 }));
}

function add(totals: Map<string, number>, amounts: PayerAmount[]): void {
  for (const { payerId, amount } of amounts) {
    totals.set(payerId, (totals.get(payerId) ?? 0) + amount);
  }
}
