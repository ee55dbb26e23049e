import { useState } from "react";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { dealActions } from "#app/features/marketplace/enquiries/actions.ts";
import { enquiryTexts } from "#app/features/marketplace/enquiries/texts.ts";
import { actionsAt } from "#app/platform/http/actions.ts";
import { formatTypedMoney, parseMoney } from "#app/platform/money.ts";
import { TextField } from "#app/ui/field.tsx";

const { sale: texts } = enquiryTexts;

interface SaleDialogProps {
  conversationId: string;
  buyerName: string;
  /** In øre. */
  price: number;
  onClose: () => void;
}

export function SaleDialog({ conversationId, buyerName, price, onClose }: SaleDialogProps) {
  const [stored] = useState({ values: { price: formatTypedMoney(price) }, version: 0 });
  const form = useActionForm(actionsAt(dealActions, { id: conversationId }), "sell", {
    values: {},
    stored,
    key: "sale",
    owner: conversationId,
    row: conversationId,
    onDone: onClose,
  });
  const field = form.field("price");
  const agreed = parseMoney(field.value);
  return (
    <FormDialog
      title={texts.title(buyerName)}
      form={form}
      labels={{ price: texts.price }}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      <TextField {...field} label={texts.price} inputMode="decimal" autoComplete="off" />
      <p role="status" className="text-15 text-ink-2">
        {agreed !== null && texts.commission(agreed)}
      </p>
    </FormDialog>
  );
}
