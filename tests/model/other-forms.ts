import { randomUUID } from "node:crypto";
import fc from "fast-check";
import {
  addItem,
  changeItem,
  deleteItem,
  type EditedItem,
  restoreItem,
  setItemPaid,
} from "#app/features/budget/items/commands.server.ts";
import { addPayment, deletePayment } from "#app/features/budget/payments/commands.server.ts";
import {
  block,
  markRead,
  sendMessage,
  unblock,
} from "#app/features/conversations/commands.server.ts";
import { renewListing } from "#app/features/marketplace/drafts/commands.server.ts";
import {
  releaseListing,
  reserveListing,
  sellListing,
  undoSale,
  withdrawListing,
} from "#app/features/marketplace/selling/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { editedItem } from "#tests/support/budget-rows.ts";
import * as budget from "./budget.ts";
import * as conversation from "./conversation.ts";
import { done, form, outcomeOf } from "./form.ts";
import * as listing from "./listing.ts";
import type { Product } from "./product.ts";
import { type Cost, itemOfPayment, users } from "./state.ts";

const item = fc.nat(1);
const payment = fc.nat(itemOfPayment.length - 1);
const cost = fc.record({
  planned: fc.constantFrom(500, 40_000),
  agreed: fc.constantFrom(0, 30_000),
  isPerGuest: fc.boolean(),
});
const user = fc.constantFrom(...users);
const buyer = fc.constantFrom(null, 0, 1);

export const budgetForms = [
  form("add the item", fc.record({ item, cost }), (added) => ({
    apply: (model) => budget.addItem(model, added.item, added.cost),
    run: (product) => {
      const edited = itemForm(product, added.cost);
      return outcomeOf(addItem(product.weddingId, id(product.itemIds, added.item), edited));
    },
  })),
  form("change the item", fc.record({ item, cost, isStale: fc.boolean() }), (changed, model) => {
    const version = (model.items[changed.item]?.version ?? 1) - Number(changed.isStale);
    return {
      apply: (current) => budget.changeItem(current, changed.item, changed.cost, version),
      run: (product) => {
        const edited = itemForm(product, changed.cost);
        const itemId = id(product.itemIds, changed.item);
        return outcomeOf(changeItem(product.weddingId, itemId, version, edited));
      },
    };
  }),
  form("delete the item", item, (deleted) => ({
    apply: (model) => budget.setItemDeleted(model, deleted, true),
    run: ({ weddingId, itemIds }) => done(deleteItem(weddingId, id(itemIds, deleted))),
  })),
  form("restore the item", item, (restored) => ({
    apply: (model) => budget.setItemDeleted(model, restored, false),
    run: ({ weddingId, itemIds }) => outcomeOf(restoreItem(weddingId, id(itemIds, restored))),
  })),
  form("pay the item", fc.record({ item, isPaid: fc.boolean() }), (paid) => ({
    apply: (model) => budget.setItemPaid(model, paid.item, paid.isPaid),
    run: ({ weddingId, itemIds }) =>
      outcomeOf(setItemPaid(weddingId, id(itemIds, paid.item), paid.isPaid)),
  })),
  form(
    "add the payment",
    fc.record({ payment, amount: fc.constantFrom(700, 9_000), isPaid: fc.boolean() }),
    (added) => ({
      apply: (model) => budget.addPayment(model, added.payment, added.amount, added.isPaid),
      run: ({ weddingId, itemIds, paymentIds }) => {
        const itemId = id(itemIds, itemOfPayment[added.payment] ?? 0);
        const edited = {
          name: "Rate",
          amount: added.amount,
          dueDate: null,
          paidOn: added.isPaid ? "2026-11-01" : null,
          payerId: null,
          receiptId: null,
        };
        return outcomeOf(addPayment(weddingId, id(paymentIds, added.payment), itemId, edited));
      },
    }),
  ),
  form("delete the payment", payment, (deleted) => ({
    apply: (model) => budget.deletePayment(model, deleted),
    run: ({ weddingId, paymentIds }) => done(deletePayment(weddingId, id(paymentIds, deleted))),
  })),
];

const messageForm = form("say", user, (from) => {
  const messageId = randomUUID();
  return {
    apply: (model) => conversation.say(model, from, messageId),
    run: ({ sides }) =>
      outcomeOf(sendMessage(sides[from], { id: messageId, text: "Hei", attachmentId: null })),
  };
});

export const conversationForms = [
  messageForm,
  form("read", user, (reader) => ({
    apply: (model) => conversation.markRead(model, reader),
    run: ({ sides }) => done(markRead(sides[reader], now())),
  })),
  form("block", fc.record({ user, isBlocked: fc.boolean() }), (set) => ({
    apply: (model) => conversation.setBlocked(model, set.user, set.isBlocked),
    run: ({ sides }) => done((set.isBlocked ? block : unblock)(sides[set.user])),
  })),
];

export const listingForms = [
  form("reserve the listing", buyer, (reserved) => ({
    apply: (model) => listing.reserveFor(model, reserved),
    run: (product) =>
      outcomeOf(reserveListing(product.seller.id, product.listingId, buyerOf(product, reserved))),
  })),
  form("release the listing", fc.constant(null), () => ({
    apply: listing.releaseAgain,
    run: ({ seller, listingId }) => outcomeOf(releaseListing(seller.id, listingId)),
  })),
  form("sell", fc.record({ buyer, price: fc.constantFrom(0, 900_00) }), (sold) => ({
    apply: (model) => listing.sell(model, sold.buyer, sold.price),
    run: (product) => {
      const sale = { ...buyerOf(product, sold.buyer), price: sold.price };
      return outcomeOf(sellListing(product.seller.id, product.listingId, sale));
    },
  })),
  form("undo the sale", fc.constant(null), () => ({
    apply: listing.undoSale,
    run: ({ seller, listingId }) => outcomeOf(undoSale(seller.id, listingId)),
  })),
  form("withdraw", fc.constant(null), () => ({
    apply: listing.withdraw,
    run: ({ seller, listingId }) => outcomeOf(withdrawListing(seller.id, listingId)),
  })),
  form("renew", fc.constant(null), () => ({
    apply: listing.renew,
    run: ({ seller, listingId }) => outcomeOf(renewListing(seller, listingId)),
  })),
];

function itemForm({ categoryId }: Product, { planned, agreed, isPerGuest }: Cost): EditedItem {
  return editedItem(categoryId, {
    pricing: isPerGuest ? "per-guest" : "fixed",
    estimatedCost: isPerGuest ? 0 : planned,
    pricePerGuest: isPerGuest ? planned : null,
    actualCost: agreed,
  });
}

function buyerOf({ buyers }: Product, index: number | null) {
  return { conversationId: index === null ? null : id(buyers, index) };
}

function id(ids: readonly string[], index: number): string {
  return ids[index] ?? "";
}
