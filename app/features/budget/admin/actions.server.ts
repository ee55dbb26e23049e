import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import {
  addCategory,
  changeCategory,
  deleteCategory,
  restoreCategory,
} from "../categories/commands.server.ts";
import {
  addItem,
  changeItem,
  deleteItem,
  type EditedItem,
  type PaidState,
  restoreItem,
  restorePaidState,
  setItemPaid,
} from "../items/commands.server.ts";
import {
  addPayer,
  changePayer,
  deletePayer,
  restorePayer,
  setShares,
} from "../payers/commands.server.ts";
import {
  addPayment,
  changePayment,
  deletePayment,
  restorePayment,
  setPaymentPaid,
} from "../payments/commands.server.ts";
import { setReminders, startEmpty, startWithTemplate } from "../start/commands.server.ts";
import { budgetTexts } from "../texts.ts";
import { budgetActions } from "./actions.ts";
import { invalidField, outcomeOf } from "./outcomes.server.ts";
import { categoryForm, itemForm, payerForm, paymentForm } from "./rules.ts";
import {
  budgetRef,
  categorySchema,
  changedCategorySchema,
  changedItemSchema,
  changedPayerSchema,
  changedPaymentSchema,
  emptySchema,
  type ItemInput,
  itemSchema,
  paidSchema,
  paidStateSchema,
  payerSchema,
  paymentSchema,
  remindersSchema,
  sharesSchema,
  templateSchema,
} from "./schema.ts";

const { done, invalid } = budgetTexts;
const gone = { ok: false, reason: "gone" } as const;

export const handleBudgetAction = implementActions(budgetActions, requireOwnedWedding, {
  "add-category": {
    input: categorySchema,
    run: async (wedding, { id, ...edited }) =>
      outcomeOf(await addCategory(wedding, id, edited), "categories"),
  },
  "edit-category": {
    input: changedCategorySchema,
    run: async (wedding, { id, version, ...edited }) =>
      outcomeOf(await changeCategory(wedding, id, version, edited), "categories", categoryForm),
  },
  "delete-category": {
    input: budgetRef,
    run: (wedding, { id }) => deleteCategory(wedding, id),
  },
  "restore-category": {
    input: budgetRef,
    run: async (wedding, { id }) => ((await restoreCategory(wedding, id)) ? { ok: true } : gone),
  },
  "add-item": {
    input: itemSchema,
    run: async (wedding, { id, ...input }) =>
      outcomeOf(await addItem(wedding, id, editedItem(input)), "items"),
  },
  "edit-item": {
    input: changedItemSchema,
    run: async (wedding, { id, version, ...input }) =>
      outcomeOf(await changeItem(wedding, id, version, editedItem(input)), "items", itemForm),
  },
  "delete-item": {
    input: budgetRef,
    run: (wedding, { id }) => deleteItem(wedding, id),
  },
  "restore-item": {
    input: budgetRef,
    run: async (wedding, { id }) => ((await restoreItem(wedding, id)) ? { ok: true } : gone),
  },
  "set-item-paid": {
    input: paidSchema,
    run: async (wedding, { id, paid }) => {
      const earlier = await setItemPaid(wedding, id, paid);
      return earlier ? paidOutcome(paid, id, earlier) : gone;
    },
  },
  "set-payment-paid": {
    input: paidSchema,
    run: async (wedding, { id, paid }) => {
      const earlier = await setPaymentPaid(wedding, id, paid);
      if (!earlier) return gone;
      const payments = [{ id, paidOn: earlier.paidOn }];
      return paidOutcome(paid, earlier.itemId, { paid: false, paidOn: null, payments });
    },
  },
  "restore-paid": {
    input: paidStateSchema,
    run: async (wedding, { id, ...earlier }) => {
      if (!(await restorePaidState(wedding, id, earlier))) return gone;
      const { paid, payments } = earlier;
      const isPaid = payments.length > 0 ? payments.every(({ paidOn }) => paidOn) : paid;
      return { ok: true, message: isPaid ? done.paid : done.unpaid };
    },
  },
  "add-payment": {
    input: paymentSchema,
    run: async (wedding, { id, itemId, ...edited }) =>
      outcomeOf(await addPayment(wedding, id, itemId, edited), "payments"),
  },
  "edit-payment": {
    input: changedPaymentSchema,
    run: async (wedding, { id, version, ...edited }) =>
      outcomeOf(await changePayment(wedding, id, version, edited), "payments", paymentForm),
  },
  "delete-payment": {
    input: budgetRef,
    run: (wedding, { id }) => deletePayment(wedding, id),
  },
  "restore-payment": {
    input: budgetRef,
    run: async (wedding, { id }) => ((await restorePayment(wedding, id)) ? { ok: true } : gone),
  },
  "set-shares": {
    input: sharesSchema,
    run: async (wedding, { id, payerId, weight }) => {
      if (payerId.length !== weight.length) return invalidField("weight", invalid.weight);
      const weights = payerId.map((payer, index) => ({
        payerId: payer,
        weight: weight[index] ?? 0,
      }));
      const changed = await setShares(
        wedding,
        id,
        weights.filter((share) => share.weight > 0),
      );
      if (!changed.ok) return changed;
      const undo = {
        id,
        payerId: changed.earlier.map((share) => share.payerId),
        weight: changed.earlier.map((share) => String(share.weight)),
      };
      return { ok: true, undo };
    },
  },
  "add-payer": {
    input: payerSchema,
    run: async (wedding, { id, name }) => outcomeOf(await addPayer(wedding, id, name), "payers"),
  },
  "edit-payer": {
    input: changedPayerSchema,
    run: async (wedding, { id, version, name }) =>
      outcomeOf(await changePayer(wedding, id, version, name), "payers", payerForm),
  },
  "delete-payer": {
    input: budgetRef,
    run: (wedding, { id }) => deletePayer(wedding, id),
  },
  "restore-payer": {
    input: budgetRef,
    run: async (wedding, { id }) => ((await restorePayer(wedding, id)) ? { ok: true } : gone),
  },
  "start-from-template": {
    input: templateSchema,
    run: (wedding, input) => startWithTemplate(wedding, input),
  },
  "start-empty": {
    input: emptySchema,
    run: (wedding) => startEmpty(wedding),
  },
  "set-reminders": {
    input: remindersSchema,
    run: async (wedding, { remindByMail }) => {
      await setReminders(wedding, remindByMail);
      return { ok: true, message: remindByMail ? done.remindersOn : done.remindersOff };
    },
  },
});

/** An item that costs per guest has a price, which may still be 0. */
function editedItem({ pricePerGuest, ...input }: Omit<ItemInput, "id">): EditedItem {
  return {
    ...input,
    pricePerGuest: input.pricing === "fixed" ? pricePerGuest : (pricePerGuest ?? 0),
  };
}

function paidOutcome(paid: boolean, itemId: string, earlier: PaidState) {
  const undo = {
    id: itemId,
    paid: earlier.paid ? "on" : null,
    paidOn: earlier.paidOn,
    payments: earlier.payments.map((payment) => `${payment.id}:${payment.paidOn ?? ""}`),
  };
  return { ok: true, message: paid ? done.paid : done.unpaid, undo } as const;
}
