import {
  agreedCost,
  type Budget,
  isPaid,
  nextDueDate,
  paidAmount,
  plannedCost,
  sortItems,
} from "../rules.ts";
import type { ItemOrder } from "./budget-query.ts";

/** An item as the tables show it; amounts in øre. */
export interface ItemRow {
  id: string;
  name: string;
  payee: string | null;
  category: { id: string; name: string; color: string } | undefined;
  /** `yyyy-mm-dd`; of an item with payments the first that is not paid. */
  dueDate: string | null;
  planned: number;
  /** 0 while nothing is agreed. */
  agreed: number;
  paid: number;
  isPaid: boolean;
  /** Of an item with payments. */
  payments: { paid: number; count: number } | null;
}

/** Returns the items by the date that is shown, those without one last. */
export function itemRows({ items, categories, guests }: Budget): ItemRow[] {
  const categoryById = new Map(categories.map(({ id, name, color }) => [id, { id, name, color }]));
  return sortItems(items).map((item) => ({
    id: item.id,
    name: item.name,
    payee: item.payee,
    category: categoryById.get(item.categoryId),
    dueDate: nextDueDate(item),
    planned: plannedCost(item, guests),
    agreed: agreedCost(item, guests),
    paid: paidAmount(item, guests),
    isPaid: isPaid(item),
    payments:
      item.payments.length > 0
        ? {
            paid: item.payments.filter(({ paidOn }) => paidOn !== null).length,
            count: item.payments.length,
          }
        : null,
  }));
}

const norwegian = new Intl.Collator("nb", { numeric: true });

/** Rows without a value come last in both directions. */
export function sortRows(
  rows: readonly ItemRow[],
  { sorter, retning }: ItemOrder,
): readonly ItemRow[] {
  const sign = retning === "descending" ? -1 : 1;
  const keyOf = (row: ItemRow): string | number | null => {
    if (sorter === "due") return row.dueDate;
    if (sorter === "name") return row.name;
    if (sorter === "category") return row.category?.name ?? null;
    return row[sorter];
  };
  return rows.toSorted((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    if (typeof first === "number" && typeof second === "number") return sign * (first - second);
    return sign * norwegian.compare(String(first), String(second));
  });
}
