import { useState } from "react";
import type { BudgetItem } from "../rules.ts";
import { AddItemDialog } from "./add-item-dialog.tsx";
import type { BudgetView } from "./budget-view.ts";
import { CategoryDialog } from "./category-dialog.tsx";
import { ItemSheet } from "./item-sheet.tsx";
import type { OpenedForm } from "./opened-form.ts";
import { PayerDialog } from "./payer-dialog.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import { SharesDialog } from "./shares-dialog.tsx";

export interface BudgetFormsProps {
  view: BudgetView;
  opened: OpenedForm;
  /** The category that the list is filtered by. */
  categoryId: string | null;
  onOpen: (form: OpenedForm) => void;
  onClose: () => void;
}

/** One form at a time: those of a payment and of the shares lead back to the item. */
export function BudgetForms({ view, opened, categoryId, onOpen, onClose }: BudgetFormsProps) {
  const { budget, weddingId } = view;
  const { form, id } = opened;
  const item = useLastItem(budget.items, "itemId" in opened ? opened.itemId : id);
  const common = { id, weddingId, onClose };
  if (form === "new-item") {
    return <AddItemDialog key={id} {...{ id, view, categoryId, onClose }} />;
  }
  if (form === "category" || form === "new-category") {
    const category =
      form === "category" ? (budget.categories.find((each) => each.id === id) ?? null) : null;
    return <CategoryDialog key={id} category={category} {...common} />;
  }
  if (form === "payer" || form === "new-payer") {
    const payer = form === "payer" ? (budget.payers.find((each) => each.id === id) ?? null) : null;
    return <PayerDialog key={id} payer={payer} {...common} />;
  }
  if (!item) return null;
  const backToItem = () => onOpen({ form: "item", id: item.id });
  if (form === "shares") {
    return <SharesDialog key={`${id} shares`} item={item} view={view} onClose={backToItem} />;
  }
  if (form === "payment" || form === "new-payment") {
    const payment =
      form === "payment" ? (item.payments.find((each) => each.id === id) ?? null) : null;
    return <PaymentDialog key={id} {...{ id, item, payment, view }} onClose={backToItem} />;
  }
  return (
    <ItemSheet
      key={id}
      item={item}
      view={view}
      onAddPayment={() => onOpen({ form: "new-payment", id: crypto.randomUUID(), itemId: id })}
      onEditPayment={(paymentId) => onOpen({ form: "payment", id: paymentId, itemId: id })}
      onEditShares={() => onOpen({ form: "shares", id })}
      onClose={onClose}
    />
  );
}

/** An item that is deleted while its form is open can still be saved as a new one. */
function useLastItem(items: readonly BudgetItem[], id: string): BudgetItem | null {
  const [lastItem, setLastItem] = useState<BudgetItem | null>(null);
  const found = items.find((item) => item.id === id);
  if (found && found !== lastItem) setLastItem(found);
  return found ?? (lastItem?.id === id ? lastItem : null);
}
