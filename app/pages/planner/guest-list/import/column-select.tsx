import { useState } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { importFields } from "#app/features/guests/import/columns/rules.ts";
import { importTexts } from "#app/features/guests/import/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronDown } from "#app/ui/icons.ts";
import { importActions } from "./actions.ts";
import type { PreviewView } from "./view-import.server.ts";

const { preview: texts, fields, leftOut } = importTexts;

type PreviewColumn = PreviewView["columns"][number];

interface ColumnsFormProps {
  /** The form of the selects, which cannot surround them, because table rows have forms too. */
  formId: string;
  id: string;
}

/** Saves as soon as a column is chosen; without script by its button. */
export function ColumnsForm({ formId, id }: ColumnsFormProps) {
  return (
    <ActionForm actions={importActions} intent="columns" values={{ id }} id={formId}>
      <p className="hidden px-4 py-3 noscript:block">
        <Button size="small">{texts.applyColumns}</Button>
      </p>
    </ActionForm>
  );
}

interface ColumnSelectProps {
  formId: string;
  column: PreviewColumn;
}

export function ColumnSelect({ formId, column: { field, header } }: ColumnSelectProps) {
  const [stored, setStored] = useState(field);
  const [chosen, setChosen] = useState<string>(field ?? "");
  if (stored !== field) {
    setStored(field);
    setChosen(field ?? "");
  }
  return (
    <span className="relative block">
      <select
        form={formId}
        name="column"
        value={chosen}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value);
          currentTarget.form?.requestSubmit();
        }}
        aria-label={texts.columnOf(header)}
        className={classNames(
          "h-control w-full min-w-31 appearance-none rounded-m border border-edge bg-sheet pr-7 pl-2.5 text-16 lg:pr-8 lg:text-14 lg:font-semibold",
          chosen === "" && "border-dashed bg-transparent text-muted lg:font-medium",
        )}
      >
        <option value="">{leftOut}</option>
        {importFields.map((each) => (
          <option key={each} value={each}>
            {fields[each]}
          </option>
        ))}
      </select>
      <Icon
        icon={ChevronDown}
        size={16}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2"
      />
    </span>
  );
}

/** The columns on small screens, each with some of its cells. */
export function ColumnList({ id, columns }: { id: string; columns: PreviewColumn[] }) {
  return (
    <>
      <ColumnsForm formId="column-list" id={id} />
      <ul className="divide-y divide-rule">
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
          <li key={index} className="grid grid-cols-2 items-center gap-3 px-4 py-3">
            <span className="grid min-w-0">
              <b className={`truncate font-semibold ${column.field ? "" : "text-muted"}`}>
                {column.header}
              </b>
              <span className="truncate text-14 text-muted">{column.samples}</span>
            </span>
            <ColumnSelect formId="column-list" column={column} />
          </li>
        ))}
      </ul>
    </>
  );
}
