import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import type { GuestCategory } from "#app/features/guests/categories/queries.server.ts";
import { defaultCategoryColor, maxLengths } from "#app/features/guests/rules.ts";
import { TextField } from "#app/ui/field.tsx";
import { guestActions } from "./actions.ts";
import { categoryDraftKey } from "./opened-form.ts";
import { guestListTexts } from "./texts.ts";

const { category: texts } = guestListTexts;
const labels = { name: texts.name, color: texts.color };

interface CategoryDialogProps {
  id: string;
  category: GuestCategory | null;
  weddingId: string;
  onClose: () => void;
}

export function CategoryDialog({ id, category, weddingId, onClose }: CategoryDialogProps) {
  const form = useActionForm<Record<"name" | "color", string>>(
    guestActions,
    category ? "category-edit" : "category-add",
    {
      values: { id },
      stored: {
        values: { name: category?.name ?? "", color: category?.color ?? defaultCategoryColor },
        version: category?.version ?? 0,
      },
      key: categoryDraftKey,
      owner: weddingId,
      row: id,
      normalize: (value, field) => (field === "color" ? value.toUpperCase() : value.trim()),
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={category ? texts.edit : texts.add}
      form={form}
      labels={labels}
      submitLabel={category ? texts.save : texts.saveNew}
      missing={form.values.name.trim() ? undefined : texts.nameMissing}
      onClose={onClose}
    >
      <TextField
        {...form.field("name")}
        label={texts.name}
        required
        maxLength={maxLengths.category}
        autoComplete="off"
      />
      <TextField
        {...form.field("color")}
        value={form.values.color.toLowerCase()}
        label={texts.color}
        type="color"
        className="w-25"
      />
    </FormDialog>
  );
}
