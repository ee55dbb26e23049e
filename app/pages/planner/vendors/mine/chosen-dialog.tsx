import { useState } from "react";
import { Link } from "react-router";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { DocumentField } from "#app/client/upload/document-field.tsx";
import type { ChosenVendor } from "#app/features/vendors/chosen/queries.server.ts";
import { chosenForm } from "#app/features/vendors/chosen/rules.ts";
import { maxLengths, vendorCategories } from "#app/features/vendors/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import { formatTypedMoney, parseMoney } from "#app/platform/money.ts";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { chosenActions, chosenDraftKey } from "./actions.ts";
import { mineTexts } from "./texts.ts";

const { form: texts } = mineTexts;
const labels = {
  category: texts.category,
  name: texts.name,
  contactPerson: texts.contactPerson,
  phone: texts.phone,
  email: texts.email,
  agreedPrice: texts.price,
  notes: texts.notes,
  contract: texts.contract,
};

interface ChosenDialogProps {
  id: string;
  vendor: ChosenVendor | null;
  weddingId: string;
  onClose: () => void;
}

export function ChosenDialog({ id, vendor, weddingId, onClose }: ChosenDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const form = useActionForm(chosenActions, vendor ? "edit" : "add", {
    values: { id },
    stored: {
      values: chosenForm({
        ...vendor,
        agreedPrice: vendor?.followsGuests ? null : vendor?.agreedPrice,
        contractId: vendor?.contract?.id ?? null,
      }),
      version: vendor?.version ?? 0,
    },
    key: chosenDraftKey,
    owner: weddingId,
    row: id,
    normalize: normaliseField,
    onDone: onClose,
  });
  const { field, values, change } = form;
  return (
    <FormDialog
      title={vendor ? texts.edit : texts.add}
      form={form}
      labels={labels}
      display={(name, value) => (name === "contract" && value ? texts.otherContract : value)}
      submitLabel={vendor ? texts.save : texts.saveNew}
      isBusy={isBusy}
      onClose={onClose}
    >
      <TextField
        {...field("name")}
        label={texts.name}
        required
        maxLength={maxLengths.name}
        autoComplete="off"
      />
      <SelectField {...field("category")} label={texts.category} required>
        <option value="">{texts.chooseCategory}</option>
        {vendorCategories.map((category) => (
          <option key={category} value={category}>
            {categoryTexts[category].name}
          </option>
        ))}
      </SelectField>
      {vendor?.followsGuests ? (
        <p className="text-14 text-muted">
          {texts.followsGuests}{" "}
          <Link to={`/budget?rediger=${vendor.budgetItemId}`} className="link text-ink">
            {texts.changeInBudget}
          </Link>
        </p>
      ) : (
        <TextField
          {...field("agreedPrice")}
          label={texts.price}
          inputMode="decimal"
          autoComplete="off"
          suffix="kr"
        />
      )}
      <TextField
        {...field("contactPerson")}
        label={texts.contactPerson}
        maxLength={maxLengths.contact}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field("phone")}
          label={texts.phone}
          type="tel"
          maxLength={maxLengths.phone}
          autoComplete="off"
        />
        <TextField
          {...field("email")}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
      </div>
      <DocumentField
        name="contract"
        label={texts.contract}
        owner="wedding"
        document={vendor?.contract ?? null}
        value={values.contract ?? ""}
        onChange={(contract) => change({ contract })}
        onBusy={setBusy}
        error={field("contract").error}
      />
      <TextArea {...field("notes")} label={texts.notes} rows={3} maxLength={maxLengths.notes} />
    </FormDialog>
  );
}

function normaliseField(value: string, name: string): string {
  if (name !== "agreedPrice") return value.trim();
  const amount = parseMoney(value);
  return amount === null ? value.trim() : formatTypedMoney(amount);
}
