import type { SubmitAction } from "#app/client/actions/submit.ts";
import { SelectionBar, type useSelection } from "#app/client/lists/selection.tsx";
import type { GuestCategory } from "#app/features/guests/categories/queries.server.ts";
import { CategoryName } from "#app/ui/category-name.tsx";
import { Download, Mail, Tag, Trash2, Users } from "#app/ui/icons.ts";
import type { guestActions } from "./actions.ts";
import { exportOf, type GuestQuery } from "./guest-query.ts";
import { GuestStatus } from "./guest-status.tsx";
import type { GuestRow } from "./rules.ts";
import { guestListTexts } from "./texts.ts";

const { bulk: texts, search } = guestListTexts;

interface GuestBulkBarProps {
  selection: ReturnType<typeof useSelection<GuestRow>>;
  query: GuestQuery;
  categories: readonly GuestCategory[];
  submit: SubmitAction<typeof guestActions>;
}

export function GuestBulkBar({ selection, query, categories, submit }: GuestBulkBarProps) {
  const id = selection.selected.map((row) => row.id).join(" ");
  const file = exportOf(selection.selected, query, selection.count === selection.rowCount);
  return (
    <SelectionBar
      label={texts.label}
      selection={selection}
      actions={[
        {
          icon: Mail,
          label: texts.setStatus,
          choices: (["attending", "pending", "declined"] as const).map((status) => ({
            key: status,
            label: <GuestStatus status={status} />,
            onPress: () => submit("set-status", { id, status }),
          })),
        },
        {
          icon: Tag,
          label: texts.setCategory,
          choices: [
            ...categories.map((category) => ({
              key: category.id,
              label: <CategoryName category={category} />,
              onPress: () => submit("set-category", { id, category: category.id }),
            })),
            {
              key: "",
              label: search.noCategory,
              onPress: () => submit("set-category", { id, category: "" }),
            },
          ],
        },
        { icon: Users, label: texts.join, onPress: () => submit("join-household", { id }) },
        { icon: Download, label: texts.export, downloads: file.href, fields: file.fields },
        { icon: Trash2, label: texts.delete, onPress: () => submit("delete", { id }) },
      ]}
    />
  );
}
