import { type Budget, type BudgetItem, compareDueDates, costOf, sum } from "../rules.ts";

/** `due` includes today. */
export type DueState = "paid" | "overdue" | "due" | "undated";

/** What is to be paid at once: a payment, or an item without payments. */
export interface Due {
  itemId: string;
  paymentId: string | null;
  categoryId: string;
  /** Such as “Fruktlåven, rate 1”. */
  name: string;
  /** In øre. */
  amount: number;
  /** `yyyy-mm-dd`, like `paidOn` and all days here. */
  dueDate: string | null;
  paidOn: string | null;
  isPaid: boolean;
  state: (today: string) => DueState;
}

export type DatedDue = Due & { dueDate: string };

export const upcomingDays = 30;
const dayMs = 86_400_000;

/** Returns what is to be paid or was paid, by due date, what has none last. */
export function duesOf(budget: Pick<Budget, "items" | "guests">): Due[] {
  return budget.items
    .flatMap((item) => {
      const { id: itemId, categoryId } = item;
      if (item.payments.length === 0) {
        return due({
          itemId,
          paymentId: null,
          categoryId,
          name: item.name,
          amount: costOf(item, budget.guests),
          dueDate: item.dueDate,
          paidOn: item.paid ? item.paidOn : null,
          isPaid: item.paid,
        });
      }
      return item.payments.map((payment) =>
        due({
          itemId,
          paymentId: payment.id,
          categoryId,
          name: `${item.name}, ${payment.name}`,
          amount: payment.amount,
          dueDate: payment.dueDate,
          paidOn: payment.paidOn,
          isPaid: payment.paidOn !== null,
        }),
      );
    })
    .toSorted(compareDueDates);
}

/** Returns øre: what items cost beyond their payments, which no due has. */
export function costWithoutPayment({ items, guests }: Pick<Budget, "items" | "guests">): number {
  const left = (item: BudgetItem) =>
    costOf(item, guests) - sum(item.payments.map(({ amount }) => amount));
  const divided = items.filter(({ payments }) => payments.length > 0);
  return sum(divided.map((item) => Math.max(0, left(item))));
}

/** Returns what is unpaid and was due, or is due within some days of `today`, the last included. */
export function upcomingDues(dues: Due[], today: string, days = upcomingDays): DatedDue[] {
  const last = addDays(today, days);
  return dues.filter(isDated).filter((due) => !due.isPaid && due.dueDate <= last);
}

export function isDated(due: Due): due is DatedDue {
  return due.dueDate !== null;
}

/** @param date `yyyy-mm-dd` */
export function addDays(date: string, days: number): string {
  const end = Date.parse(`${date}T00:00:00Z`) + days * dayMs;
  return new Date(end).toISOString().slice(0, 10);
}

function due(values: Omit<Due, "state">): Due {
  const state = (today: string): DueState => {
    if (values.isPaid) return "paid";
    if (values.dueDate === null) return "undated";
    return values.dueDate < today ? "overdue" : "due";
  };
  return { ...values, state };
}
