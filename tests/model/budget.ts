import { countGuests } from "./guests.ts";
import {
  budgetAmount,
  type Cost,
  type Item,
  itemOfPayment,
  type Model,
  type Outcome,
  type Payment,
} from "./state.ts";

/** Adding an item or payment again stores the form again, as a change of what it then was. */
export function addItem(model: Model, index: number, cost: Cost): Outcome {
  const stored = model.items[index];
  if (stored?.isDeleted) return "gone";
  if (stored) return changeItem(model, index, cost, stored.version);
  model.items[index] = { isDeleted: false, isPaid: false, version: 1, ...cost };
  return "ok";
}

/** `version` is what the form began with. An edit that changes nothing is no conflict. */
export function changeItem(model: Model, index: number, cost: Cost, version: number): Outcome {
  const item = itemAt(model, index);
  if (!item) return "gone";
  const isSame = Object.entries(cost).every(([name, value]) => item[name as keyof Cost] === value);
  if (isSame) return "ok";
  if (item.version !== version) return "conflict";
  Object.assign(item, cost, { version: version + 1 });
  return "ok";
}

export function setItemDeleted(model: Model, index: number, isDeleted: boolean): Outcome {
  const item = model.items[index];
  if (item) item.isDeleted = isDeleted;
  return item || isDeleted ? "ok" : "gone";
}

/** With payments, all of them are paid or unpaid. */
export function setItemPaid(model: Model, index: number, isPaid: boolean): Outcome {
  const item = itemAt(model, index);
  if (!item) return "gone";
  const payments = paymentsOf(model, index);
  for (const payment of payments) payment.isPaid = isPaid;
  if (payments.length === 0) item.isPaid = isPaid;
  return "ok";
}

export function addPayment(model: Model, index: number, amount: number, isPaid: boolean): Outcome {
  if (!itemAt(model, itemOfPayment[index] ?? 0)) return "item-gone";
  if (model.payments[index]?.isDeleted) return "gone";
  model.payments[index] = { isDeleted: false, amount, isPaid };
  return "ok";
}

export function deletePayment(model: Model, index: number): Outcome {
  const payment = model.payments[index];
  if (payment) payment.isDeleted = true;
  return "ok";
}

/** What an item costs is what is agreed, or else planned. */
export function addUpBudget(model: Model) {
  const totals = { total: budgetAmount, planned: 0, agreed: 0, used: 0, paid: 0, unpaid: 0 };
  const { comingPersons } = countGuests(model);
  for (const [index, item] of model.items.entries()) {
    if (!item || item.isDeleted) continue;
    const planned = item.isPerGuest ? item.planned * comingPersons : item.planned;
    const cost = item.agreed > 0 ? item.agreed : planned;
    const paid = paidOf(item, cost, paymentsOf(model, index));
    totals.planned += planned;
    totals.agreed += item.agreed;
    totals.used += cost;
    totals.paid += paid;
    totals.unpaid += Math.max(0, cost - paid);
  }
  return totals;
}

function paidOf({ isPaid }: Item, cost: number, payments: Payment[]): number {
  if (payments.length === 0) return isPaid ? cost : 0;
  return payments
    .filter((payment) => payment.isPaid)
    .reduce((total, { amount }) => total + amount, 0);
}

function paymentsOf(model: Model, item: number): Payment[] {
  return model.payments.flatMap((payment, index) =>
    payment && !payment.isDeleted && itemOfPayment[index] === item ? [payment] : [],
  );
}

function itemAt(model: Model, index: number): Item | null {
  const item = model.items[index];
  return item && !item.isDeleted ? item : null;
}
