import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormFooter } from "#app/client/forms/form-footer.tsx";
import { changedFields } from "#app/client/forms/merge-fields.ts";
import { useDiscardQuestion } from "#app/client/forms/use-discard-question.tsx";
import type { PlanTable } from "#app/features/seating/plan/plan.ts";
import { startPosition } from "#app/features/seating/plan/positions.ts";
import { maxLengths, maxSeats, minSeats, tableShapes } from "#app/features/seating/rules.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog, DialogBody } from "#app/ui/dialog.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { Radio, RadioGroup } from "#app/ui/radio.tsx";
import { useChart } from "./chart-context.ts";
import { newTable, readTable, type TableErrors, type TableValues, valuesOf } from "./table-form.ts";
import { seatingChartTexts } from "./texts.ts";

const { dialog: texts, table: tableTexts, errors: errorTexts, done } = seatingChartTexts;

interface TableDialogProps {
  /** Null for a new table. */
  tableId: string | null;
  onClose: () => void;
}

export function TableDialog({ tableId, onClose }: TableDialogProps) {
  const { state, apply, applyWithToast } = useChart();
  const stored = state.tables.find(({ id }) => id === tableId);
  const [start] = useState(() => stored ?? newTable(state, crypto.randomUUID()));
  const [shown] = useState(() => valuesOf(start));
  const [values, setValues] = useState(shown);
  const isChanged = changedFields(shown, values).length > 0;
  const closing = useDiscardQuestion({ isChanged, onClose });
  const [errors, setErrors] = useState<TableErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const set = (changed: Partial<TableValues>) => setValues({ ...values, ...changed });
  const field = (name: Exclude<keyof TableValues, "isHead" | "shape">) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      set({ [name]: currentTarget.value }),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readTable(state, stored ?? start, values, start);
    if (!read.ok) {
      flushSync(() => setErrors(read.errors));
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    const { table } = read;
    const reason = tableId
      ? apply({ type: "changeTable", tableId, set: differenceOf(stored ?? start, table) })
      : applyWithToast(done.tableAdded, {
          type: "addTable",
          table: { ...table, ...startPosition(table, state.tables) },
        });
    if (reason) return;
    onClose();
  };

  return (
    <Dialog title={tableId ? texts.edit : texts.add} open onOpenChange={closing.onOpenChange}>
      <form ref={form} onSubmit={submit} onChange={closing.stay} noValidate>
        <DialogBody>
          <TextField
            {...field("name")}
            label={texts.name}
            maxLength={maxLengths.tableName}
            autoComplete="off"
            required
          />
          <div className="grid grid-cols-2 gap-4">
            <TextField
              {...field("seats")}
              label={texts.seats}
              type="number"
              min={minSeats}
              max={maxSeats}
            />
            <TextField {...field("number")} label={texts.number} type="number" min={1} />
          </div>
          <RadioGroup name="shape" legend={texts.shape}>
            {tableShapes.map((shape) => (
              <Radio
                key={shape}
                name="shape"
                value={shape}
                label={tableTexts.shapes[shape]}
                checked={values.shape === shape}
                onChange={() => set({ shape, ...sizeOf({ ...start, shape }) })}
              />
            ))}
          </RadioGroup>
          <div className="grid gap-1.5">
            <Checkbox
              name="isHead"
              label={texts.head}
              hint={texts.headHint}
              checked={values.isHead}
              onChange={({ currentTarget }) => set({ isHead: currentTarget.checked })}
            />
            {errors.isHead && <FieldError>{errors.isHead}</FieldError>}
          </div>
          {values.isHead && (
            <TextField {...field("coupleSeats")} label={texts.coupleSeats} type="number" min={0} />
          )}
          {tableId && (
            <details className="group border-t border-rule pt-3">
              <summary className="min-h-8 cursor-pointer text-14 font-semibold">
                {texts.place}
              </summary>
              <div className="mt-3 grid grid-cols-2 gap-4">
                <TextField
                  {...field("width")}
                  label={values.shape === "round" ? texts.diameter : texts.width}
                  suffix={texts.metres}
                  inputMode="decimal"
                />
                {values.shape !== "round" && (
                  <TextField
                    {...field("height")}
                    label={texts.depth}
                    suffix={texts.metres}
                    inputMode="decimal"
                  />
                )}
                <TextField
                  {...field("rotation")}
                  label={texts.rotation}
                  suffix={texts.degrees}
                  inputMode="decimal"
                />
                <TextField
                  {...field("x")}
                  label={texts.fromLeft}
                  suffix={texts.metres}
                  inputMode="decimal"
                />
                <TextField
                  {...field("y")}
                  label={texts.fromTop}
                  suffix={texts.metres}
                  inputMode="decimal"
                />
              </div>
            </details>
          )}
        </DialogBody>
        {closing.question ?? (
          <FormFooter
            submitLabel={tableId ? texts.submitEdit : texts.submitAdd}
            missing={values.name.trim() ? undefined : errorTexts.name}
            onCancel={closing.close}
          />
        )}
      </form>
    </Dialog>
  );
}

/** Another shape begins with its own size. */
function sizeOf(table: PlanTable): Pick<TableValues, "width" | "height"> {
  const { width, height } = valuesOf({ ...table, width: null, height: null });
  return { width, height };
}

function differenceOf(before: PlanTable, after: PlanTable): Partial<Omit<PlanTable, "id">> {
  const names = (Object.keys(after) as (keyof PlanTable)[]).filter(
    (name) => name !== "id" && after[name] !== before[name],
  );
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}
