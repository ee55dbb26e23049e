import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { maxLengths, vendorCategories } from "#app/features/vendors/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { moderationTexts } from "../texts.ts";
import { moderationActions } from "./actions.ts";

const { createDialog: texts } = moderationTexts.vendors;
const labels = {
  businessName: texts.name,
  category: texts.category,
  town: texts.town,
  email: texts.email,
  description: texts.description,
};

/** A vendor without an account. */
export function CreateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useActionForm(moderationActions, "create", {
    values: { id },
    stored: {
      values: { businessName: "", category: "", town: "", email: "", description: "" },
      version: 0,
    },
    key: "created-vendor",
    owner: "moderation",
    row: id,
    onDone: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={texts.title}
      form={form}
      labels={labels}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      <TextField
        {...field("businessName")}
        label={texts.name}
        required
        maxLength={maxLengths.name}
        autoComplete="off"
      />
      <SelectField {...field("category")} label={texts.category} required>
        <option value="">{texts.choose}</option>
        {vendorCategories.map((category) => (
          <option key={category} value={category}>
            {categoryTexts[category].name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field("town")}
        label={texts.town}
        required
        maxLength={maxLengths.town}
        autoComplete="off"
      />
      <TextField {...field("email")} label={texts.email} type="email" required autoComplete="off" />
      <TextArea
        {...field("description")}
        label={texts.description}
        maxLength={maxLengths.description}
      />
    </FormDialog>
  );
}
