import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { maxLengths } from "#app/features/guests/rules.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { invitationActions } from "./actions.ts";
import type { HouseholdForm } from "./household-form.ts";
import { invitationQuery } from "./invitation-query.ts";
import type { HouseholdDetails } from "./load-household.server.ts";
import { invitationTexts } from "./texts.ts";

const { household: texts } = invitationTexts;

const labels: Record<keyof HouseholdForm, string> = {
  name: texts.name,
  address: texts.address,
  postalCode: texts.postalCode,
  city: texts.city,
  contact: texts.contact,
};

export const householdDraftKey = "household";

interface HouseholdDialogProps {
  household: HouseholdDetails;
  weddingId: string;
  onClose: () => void;
}

export function HouseholdDialog({ household, weddingId, onClose }: HouseholdDialogProps) {
  const { id, form: stored, nameOfGuests, possibleContacts } = household;
  const form = useActionForm<HouseholdForm>(invitationActions, "edit-household", {
    action: invitationQuery.href({ husstand: id }),
    values: { household: id },
    stored,
    key: householdDraftKey,
    owner: weddingId,
    row: id,
    normalize: trim,
    onDone: onClose,
  });
  const display = (field: keyof HouseholdForm, value: string) => {
    if (field !== "contact") return value;
    return possibleContacts.find((guest) => guest.id === value)?.name ?? texts.firstWithEmail;
  };
  return (
    <FormDialog
      title={texts.editTitle}
      form={form}
      labels={labels}
      display={display}
      submitLabel={texts.save}
      onClose={onClose}
    >
      <TextField
        {...form.field("name")}
        label={texts.name}
        hint={texts.nameHint(nameOfGuests)}
        maxLength={maxLengths.household}
        autoComplete="off"
      />
      <TextField
        {...form.field("address")}
        label={texts.address}
        maxLength={maxLengths.address}
        autoComplete="off"
      />
      <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4">
        <TextField
          {...form.field("postalCode")}
          label={texts.postalCode}
          maxLength={maxLengths.postalCode}
          autoComplete="off"
        />
        <TextField
          {...form.field("city")}
          label={texts.city}
          maxLength={maxLengths.city}
          autoComplete="off"
        />
      </div>
      <SelectField {...form.field("contact")} label={texts.contact} hint={texts.contactHint}>
        <option value="">{texts.firstWithEmail}</option>
        {possibleContacts.map((guest) => (
          <option key={guest.id} value={guest.id}>
            {guest.name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

function trim(value: string): string {
  return value.trim();
}
