import { useState } from "react";
import { useActions } from "#app/client/actions/submit.ts";
import type { GuestCategory } from "#app/features/guests/categories/queries.server.ts";
import { guestActions } from "./actions.ts";
import { AddGuestDialog } from "./add-guest-dialog.tsx";
import { CategoryDialog } from "./category-dialog.tsx";
import { GuestMenu } from "./guest-menu.tsx";
import { GuestSheet } from "./guest-sheet.tsx";
import type { GuestList } from "./load-guest-list.server.ts";
import type { Opened } from "./opened-form.ts";

interface OpenedFormProps {
  list: GuestList;
  opened: Opened;
  onEdit: (id: string) => void;
  onClose: () => void;
}

export function OpenedForm({ list, opened, onEdit, onClose }: OpenedFormProps) {
  const { submit } = useActions(guestActions);
  const { weddingId, categories } = list;
  // A guest that is deleted while the form is open can still be saved as a new one.
  const [lastRow, setLastRow] = useState<GuestList["rows"][number] | null>(null);
  const { form, id } = opened;
  if (form === "new-guest") {
    return <AddGuestDialog key={id} {...{ id, weddingId, categories, onClose }} />;
  }
  if (form === "category" || form === "new-category") {
    const stored = form === "category" ? categories.find((each) => each.id === id) : null;
    const category: GuestCategory | null = stored ?? null;
    return <CategoryDialog key={id} {...{ id, category, weddingId, onClose }} />;
  }
  const found = list.rows.find((row) => row.id === id);
  if (found && found !== lastRow) setLastRow(found);
  const row = found ?? (lastRow?.id === id ? lastRow : null);
  if (form === "menu") {
    return (
      row && <GuestMenu row={row} submit={submit} onEdit={() => onEdit(id)} onClose={onClose} />
    );
  }
  return row && <GuestSheet key={id} row={row} list={list} onClose={onClose} />;
}
