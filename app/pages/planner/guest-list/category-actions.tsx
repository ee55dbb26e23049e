import { ActionForm } from "#app/client/actions/action-form.tsx";
import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import type { GuestCategory } from "#app/features/guests/categories/queries.server.ts";
import { Button } from "#app/ui/button.tsx";
import { CategoryName } from "#app/ui/category-name.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Pencil, Trash2 } from "#app/ui/icons.ts";
import { guestActions } from "./actions.ts";
import { guestQuery } from "./guest-query.ts";
import { guestListTexts } from "./texts.ts";

const { category: texts } = guestListTexts;

interface CategoryActionsProps {
  category: GuestCategory;
  onEdit: () => void;
}

/** Buttons for the category that the list is filtered by. */
export function CategoryActions({ category, onEdit }: CategoryActionsProps) {
  const { id } = category;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-15 font-medium">
      <span className="mr-2">
        <CategoryName category={category} />
      </span>
      <DialogButton
        variant="quiet"
        size="small"
        href={guestQuery.href({ rediger: id })}
        onOpen={onEdit}
      >
        <Icon icon={Pencil} size={18} />
        {texts.edit}
      </DialogButton>
      <ActionForm actions={guestActions} intent="category-delete" values={{ id }}>
        <Button variant="quiet" size="small" className="hover:text-error">
          <Icon icon={Trash2} size={18} />
          {texts.delete}
        </Button>
      </ActionForm>
    </div>
  );
}
