import type { PendingAction } from "#app/client/actions/submit.ts";
import { now } from "#app/platform/clock.ts";
import { describeActions } from "#app/platform/http/actions.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import type { Budget, BudgetItem, BudgetPayment } from "../rules.ts";
import { budgetTexts } from "../texts.ts";

const { done, errors } = budgetTexts;
const form = { noResponse: errors.unexpected, showsErrorsInForm: true } as const;
const changeCategory = { failed: errors.changeCategory, refused: { gone: errors.categoryGone } };
const changeItem = { failed: errors.changeItem, refused: { gone: errors.itemGone } };
const changePayment = { failed: errors.changePayment, refused: { gone: errors.paymentGone } };
const payerRefusals = { gone: errors.payerGone, partner: errors.isPartner };
const changePayer = { failed: errors.changePayer, refused: payerRefusals };

export const budgetActions = describeActions("/budget", {
  "add-category": {
    ...form,
    done: done.categoryAdded,
    failed: errors.addCategory,
    refused: { gone: errors.categoryGone },
  },
  "edit-category": { ...form, ...changeCategory, done: done.categoryChanged },
  "delete-category": {
    done: done.categoryDeleted,
    undo: "restore-category",
    failed: errors.deleteCategory,
  },
  "restore-category": { ...changeCategory, done: done.categoryRestored },
  "add-item": {
    ...form,
    done: done.itemAdded,
    failed: errors.addItem,
    refused: { gone: errors.itemGone },
  },
  "edit-item": { ...form, ...changeItem, done: done.itemChanged },
  "delete-item": { done: done.itemDeleted, undo: "restore-item", failed: errors.deleteItem },
  "restore-item": { ...changeItem, done: done.itemRestored },
  "set-item-paid": {
    failed: errors.status,
    refused: { gone: errors.itemGone },
    undo: "restore-paid",
  },
  "set-payment-paid": {
    failed: errors.status,
    refused: { gone: errors.paymentGone },
    undo: "restore-paid",
  },
  "restore-paid": { failed: errors.status, refused: { gone: errors.itemGone } },
  "add-payment": {
    ...form,
    done: done.paymentAdded,
    failed: errors.addPayment,
    refused: { gone: errors.paymentGone, "item-gone": errors.itemGone },
  },
  "edit-payment": { ...form, ...changePayment, done: done.paymentChanged },
  "delete-payment": {
    done: done.paymentDeleted,
    undo: "restore-payment",
    failed: errors.deletePayment,
  },
  "restore-payment": { ...changePayment, done: done.paymentRestored },
  "set-shares": {
    ...form,
    done: done.sharesChanged,
    undo: "set-shares",
    failed: errors.changeShares,
    refused: { gone: errors.itemGone, "payer-gone": errors.payerGone },
  },
  "add-payer": {
    ...form,
    done: done.payerAdded,
    failed: errors.addPayer,
    refused: payerRefusals,
  },
  "edit-payer": { ...form, ...changePayer, done: done.payerChanged },
  "delete-payer": {
    done: done.payerDeleted,
    undo: "restore-payer",
    failed: errors.deletePayer,
    refused: payerRefusals,
  },
  "restore-payer": { ...changePayer, done: done.payerRestored },
  "start-from-template": { ...form, done: done.fromTemplate, failed: errors.start },
  "start-empty": { failed: errors.start },
  "set-reminders": { failed: errors.reminders },
});

export type BudgetIntent = keyof typeof budgetActions.intents;

/** Returns the budget as it will be when the server has done what is pending. */
export function applyBudgetAction(
  budget: Budget,
  { intent, values }: PendingAction<BudgetIntent>,
): Budget {
  const id = String(values.get("id"));
  const isOther = (row: { id: string }) => row.id !== id;
  const paidOn = values.get("paid") === "on" ? osloDate(now()) : null;
  switch (intent) {
    case "delete-category":
      return {
        ...budget,
        categories: budget.categories.filter(isOther),
        items: budget.items.filter((item) => item.categoryId !== id),
      };
    case "delete-item":
      return { ...budget, items: budget.items.filter(isOther) };
    case "delete-payment":
      return changePayments(budget, (payments) => payments.filter(isOther));
    case "delete-payer":
      return withoutPayer(budget, id);
    case "set-item-paid":
      return changeItems(budget, (item) => (item.id === id ? setItemPaid(item, paidOn) : item));
    case "set-payment-paid":
      return changePayments(budget, (payments) =>
        payments.map((payment) => (payment.id === id ? { ...payment, paidOn } : payment)),
      );
    default:
      return budget;
  }
}

function setItemPaid(item: BudgetItem, paidOn: string | null): BudgetItem {
  const payments = item.payments.map((payment) => ({
    ...payment,
    paidOn: paidOn && (payment.paidOn ?? paidOn),
  }));
  return payments.length > 0
    ? { ...item, payments }
    : { ...item, paid: paidOn !== null, paidOn: paidOn && (item.paidOn ?? paidOn) };
}

function withoutPayer(budget: Budget, id: string): Budget {
  const others = changeItems(budget, (item) => ({
    ...item,
    payments: item.payments.map((payment) =>
      payment.payerId === id ? { ...payment, payerId: null } : payment,
    ),
    shares: item.shares.filter((share) => share.payerId !== id),
  }));
  return { ...others, payers: budget.payers.filter((payer) => payer.id !== id) };
}

function changePayments(
  budget: Budget,
  change: (payments: BudgetPayment[]) => BudgetPayment[],
): Budget {
  return changeItems(budget, (item) => ({ ...item, payments: change(item.payments) }));
}

function changeItems(budget: Budget, change: (item: BudgetItem) => BudgetItem): Budget {
  return { ...budget, items: budget.items.map(change) };
}
