import { type ReactNode, useMemo, useState } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import { DeleteButton } from "#app/client/forms/delete-button.tsx";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { DocumentField } from "#app/client/upload/document-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { CategoryName } from "#app/ui/category-name.tsx";
import type { BudgetItem } from "../rules.ts";
import { budgetActions } from "./actions.ts";
import type { BudgetView } from "./budget-view.ts";
import {
  AgreedFields,
  CategoryField,
  DueDateField,
  itemLabels,
  NameField,
  NotesField,
  PayeeField,
} from "./item-fields.tsx";
import { ItemPayments } from "./item-payments.tsx";
import { ItemShares } from "./item-shares.tsx";
import { itemDraftKey } from "./opened-form.ts";
import { PriceFields } from "./price-fields.tsx";
import { type ItemForm, itemForm, normaliseBudgetField } from "./rules.ts";
import { budgetAdminTexts } from "./texts.ts";

const { item: texts, payment: paymentTexts, shares: shareTexts } = budgetAdminTexts;

interface ItemSheetProps {
  item: BudgetItem;
  view: BudgetView;
  onAddPayment: () => void;
  onEditPayment: (id: string) => void;
  onEditShares: () => void;
  onClose: () => void;
}

export function ItemSheet({ item, view, onClose, ...opens }: ItemSheetProps) {
  const { id, version, payments } = item;
  const { categories, guests } = view.budget;
  const { submit } = useActions(budgetActions);
  const [idOfCopy] = useState(() => crypto.randomUUID());
  const [isUploading, setUploading] = useState(false);
  const stored = useMemo(
    () => ({ values: itemForm({ ...item, receiptId: item.receipt?.id ?? null }), version }),
    [item, version],
  );
  const form = useActionForm<ItemForm>(budgetActions, "edit-item", {
    values: { id },
    stored,
    key: itemDraftKey,
    owner: view.weddingId,
    row: id,
    normalize: normaliseBudgetField,
    onDone: onClose,
    whenGone: { intent: "add-item", values: { id: idOfCopy }, submitLabel: texts.saveAsNew },
  });
  const { categoryId } = form.values;
  const category = categories.find((each) => each.id === categoryId);
  const display = (field: keyof ItemForm, value: string) => {
    if (field === "categoryId") return categories.find((each) => each.id === value)?.name ?? "";
    if (field === "pricing") return value === "per-guest" ? texts.perGuest : texts.fixed;
    return value;
  };
  const remove = () => {
    submit("delete-item", { id });
    form.discard();
    onClose();
  };
  return (
    <>
      <noscript>
        <ActionForm actions={budgetActions} intent="delete-item" values={{ id }}>
          <Button variant="danger">
            {texts.delete} {item.name}
          </Button>
        </ActionForm>
      </noscript>
      <FormDialog
        title={item.name}
        eyebrow={<CategoryName category={category} />}
        placement="right-medium"
        form={form}
        labels={itemLabels}
        display={display}
        submitLabel={texts.save}
        isBusy={isUploading}
        otherActions={<DeleteButton label={texts.delete} onPress={remove} />}
        onClose={onClose}
      >
        <PriceFields form={form} guests={guests} />
        <div className="grid gap-4 sm:grid-cols-2">
          <AgreedFields form={form} guests={guests} />
          {payments.length === 0 && <DueDateField form={form} />}
        </div>
        {payments.length > 0 && (
          <input type="hidden" name="dueDate" value={form.values.dueDate} readOnly />
        )}
        <Section title={paymentTexts.title}>
          <ItemPayments item={item} view={view} {...opens} />
        </Section>
        <Section title={shareTexts.title}>
          <ItemShares item={item} view={view} onEdit={opens.onEditShares} />
        </Section>
        <Section title={texts.more}>
          <NameField form={form} />
          <div className="grid gap-4 sm:grid-cols-2">
            <CategoryField form={form} categories={categories} />
            <PayeeField form={form} />
          </div>
          <NotesField form={form} />
          <DocumentField
            name="receiptId"
            label={texts.receipt}
            owner="wedding"
            document={item.receipt}
            value={form.values.receiptId}
            onChange={(receiptId) => form.change({ receiptId })}
            onBusy={setUploading}
            error={form.errors?.fieldErrors.receiptId}
          />
        </Section>
      </FormDialog>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-rule pt-5">
      <h3 className="text-d20">{title}</h3>
      {children}
    </section>
  );
}
