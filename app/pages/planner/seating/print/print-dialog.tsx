import { useMemo, useState } from "react";
import type { PlanState } from "#app/features/seating/plan/plan.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Printer } from "#app/ui/icons.ts";
import type { PrintTheme } from "./load-print.server.ts";
import { printHash } from "./print-on-load.ts";
import {
  type PrintOptions,
  printQuery,
  type SheetName,
  sheetNames,
  sheetOptions,
  sheetPath,
} from "./print-query.ts";
import { seatedPersons } from "./seated-persons.ts";
import { placeCardSheets, roughEntrance, tableCardSheets } from "./sheet-counts.ts";
import { type PicturedChart, SheetPicture } from "./sheet-pictures.tsx";
import { printTexts } from "./texts.ts";

const { dialog: texts, options: optionTexts } = printTexts;

interface PrintDialogProps {
  open: boolean;
  onClose: () => void;
  state: PlanState;
  comingPersons: number;
  couple: readonly [string, string];
  theme: PrintTheme;
}

const choices = {
  drakt: ["theme", "plain"],
  navn: ["first-name", "surname"],
  format: ["a4", "a3"],
} as const satisfies { [Name in keyof PrintOptions]: readonly PrintOptions[Name][] };

/** Chooses a sheet and how it looks; the sheet opens in a new tab, which prints. */
export function PrintDialog({ open, onClose, ...shown }: PrintDialogProps) {
  return (
    <Dialog
      title={texts.title}
      placement="wide"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <SheetChoice onClose={onClose} {...shown} />
    </Dialog>
  );
}

function SheetChoice(props: Omit<PrintDialogProps, "open">) {
  const { onClose, state, comingPersons, couple, theme } = props;
  const [sheet, setSheet] = useState<SheetName>("entrance");
  const [options, setOptions] = useState(printQuery.parse(new URLSearchParams()));
  const persons = useMemo(() => seatedPersons(state), [state]);
  const chart = { state, persons, couple, theme, options };
  const unseated = comingPersons - persons.length;
  const note = unseated > 0 ? texts.someUnseated(unseated) : texts.everyoneSeated(persons.length);
  return (
    <>
      <DialogBody>
        <fieldset className="border-b border-rule pb-5">
          <legend className="sr-only">{texts.choose}</legend>
          <div className="grid grid-cols-3 items-end gap-x-3 gap-y-4 sm:grid-cols-5 lg:gap-x-5">
            {sheetNames.map((name) => (
              <label
                key={name}
                className="relative grid cursor-pointer gap-0.5 self-end max-lg:text-14"
              >
                <input
                  type="radio"
                  name="sheet"
                  value={name}
                  checked={name === sheet}
                  onChange={() => setSheet(name)}
                  className="peer sr-only"
                />
                <span className="mb-2 block overflow-hidden rounded-s border border-rule-2 outline-offset-3 peer-checked:outline-2 peer-checked:outline-ink peer-focus-visible:outline-3 peer-focus-visible:outline-ink">
                  <SheetPicture sheet={name} {...chart} />
                </span>
                <span className="font-semibold lg:text-15">{printTexts.sheets[name]}</span>
                <span className="text-14 text-muted">{sizeOf(name, chart)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="flex min-h-control flex-wrap gap-x-8 gap-y-3">
          {sheetOptions[sheet].map((name) => (
            <Segments
              key={name}
              name={name}
              value={options[name]}
              theme={theme.name}
              onChange={(value) => setOptions({ ...options, [name]: value })}
            />
          ))}
        </div>
        <p className="text-14 text-muted sm:hidden">{note}</p>
      </DialogBody>
      <DialogFooter>
        <p className="mr-auto self-center text-14 text-muted max-sm:hidden">{note}</p>
        <Button type="button" variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <ButtonLink
          to={`${sheetPath(sheet, options)}${printHash}`}
          target="_blank"
          variant="primary"
          onClick={onClose}
        >
          <Icon icon={Printer} />
          {printTexts.print}
        </ButtonLink>
      </DialogFooter>
    </>
  );
}

function sizeOf(sheet: SheetName, chart: PicturedChart): string {
  switch (sheet) {
    case "entrance":
      return texts.sheetCount(roughEntrance(chart, chart.options.navn).sheets.length);
    case "chart":
      return texts.chartFormats;
    case "place-cards":
      return texts.sheetsOf(placeCardSheets(chart), 10);
    case "table-cards":
      return texts.sheetsOf(tableCardSheets(chart), 4);
    case "kitchen":
      return optionTexts.a4;
  }
}

interface SegmentsProps<Name extends keyof PrintOptions> {
  name: Name;
  value: PrintOptions[Name];
  theme: string;
  onChange: (value: PrintOptions[keyof PrintOptions]) => void;
}

function Segments<Name extends keyof PrintOptions>(props: SegmentsProps<Name>) {
  const { name, value, theme, onChange } = props;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="float-left mr-3 text-15 font-semibold">{optionTexts[name]}</legend>
      <span className="flex divide-x divide-rule overflow-hidden rounded-m border border-edge">
        {choices[name].map((choice) => (
          <label
            key={choice}
            className="relative flex min-h-[calc(var(--spacing-control)-2px)] cursor-pointer items-center px-3 text-15 font-medium has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-edge"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="sr-only"
            />
            {choice === "theme" ? theme : optionTexts[choice]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
