import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import type { GuestCategory } from "#app/features/guests/categories/queries.server.ts";
import { guestActions } from "./actions.ts";
import {
  CategoryField,
  CompanionFields,
  ContactFields,
  DietFields,
  guestLabels,
  NameField,
} from "./guest-fields.tsx";
import { guestDraftKey } from "./opened-form.ts";
import { type GuestForm, guestForm } from "./rules.ts";
import { guestListTexts } from "./texts.ts";

const { guest: texts, addGuest } = guestListTexts;

interface AddGuestDialogProps {
  id: string;
  weddingId: string;
  categories: readonly GuestCategory[];
  onClose: () => void;
}

export function AddGuestDialog({ id, weddingId, categories, onClose }: AddGuestDialogProps) {
  const form = useActionForm<GuestForm>(guestActions, "add", {
    values: { id },
    stored: { values: guestForm(null), version: 0 },
    key: guestDraftKey,
    owner: weddingId,
    row: id,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={addGuest}
      form={form}
      labels={guestLabels}
      submitLabel={texts.saveNew}
      missing={form.values.name.trim() ? undefined : texts.nameMissing}
      onClose={onClose}
    >
      <NameField form={form} />
      <ContactFields form={form} />
      <CompanionFields form={form} />
      <DietFields form={form} />
      <CategoryField form={form} categories={categories} />
    </FormDialog>
  );
}
