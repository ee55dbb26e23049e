import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { commissionOf } from "#app/features/marketplace/prices/rules.ts";
import type { OwnListing } from "#app/features/marketplace/selling/queries.server.ts";
import { formatMoney, formatTypedMoney, parseMoney } from "#app/platform/money.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { myListingsActions } from "./actions.ts";
import { myListingsTexts } from "./texts.ts";

const { sellDialog: texts } = myListingsTexts;
const labels = { price: texts.price, conversationId: texts.buyer };

export function SellDialog({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const { id, price, buyers, reservedFor } = listing;
  const form = useActionForm(myListingsActions, "sell", {
    values: { id: String(id) },
    stored: {
      values: { price: formatTypedMoney(price ?? 0), conversationId: reservedFor ?? "" },
      version: 0,
    },
    key: "sale",
    owner: String(id),
    onDone: onClose,
  });
  const sum = parseMoney(form.values.price);
  return (
    <FormDialog
      title={texts.title}
      eyebrow={listing.title}
      form={form}
      labels={labels}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      <TextField
        {...form.field("price")}
        label={texts.price}
        hint={sum === null ? undefined : texts.hint(formatMoney(commissionOf(sum)))}
        required
        inputMode="decimal"
        suffix="kr"
        maxLength={20}
        autoComplete="off"
      />
      {buyers.length > 0 && (
        <SelectField {...form.field("conversationId")} label={texts.buyer} hint={texts.buyerHint}>
          <option value="">{texts.someoneElse}</option>
          {buyers.map(({ conversationId, name }) => (
            <option key={conversationId} value={conversationId}>
              {name ?? texts.unnamed}
            </option>
          ))}
        </SelectField>
      )}
    </FormDialog>
  );
}
