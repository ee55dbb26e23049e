import { Icon } from "#app/ui/icon.tsx";
import { Check, ChevronDown } from "#app/ui/icons.ts";
import type { Facet, FacetRow } from "./filter-view.ts";

export function FacetFields({ facet }: { facet: Facet }) {
  return (
    <fieldset className="mb-4.5 border-b border-rule pb-4.5 last:mb-0 last:border-b-0 last:pb-0">
      <legend className="mb-1.5 text-15 font-semibold lg:mb-1">{facet.legend}</legend>
      <FacetRows facet={facet} />
    </fieldset>
  );
}

/** A button that opens the choices below it. On phones they open in the sheet. */
export function FacetMenu({ facet }: { facet: Facet }) {
  const chosen = facet.rows.filter((row) => row.isChosen).length;
  return (
    <details
      id={`valg-${facet.name}`}
      name="valg"
      data-choices=""
      className="group/choices relative max-lg:border-b max-lg:border-rule max-lg:last:border-b-0"
    >
      <summary className="flex min-h-12 items-center gap-3.5 text-15 font-medium select-none max-lg:justify-between lg:min-h-control lg:rounded-m lg:border lg:border-edge lg:bg-sheet lg:px-3 lg:hover:border-ink [&::-webkit-details-marker]:hidden">
        <span>
          {facet.legend}
          {chosen > 0 && <ChosenCount count={chosen} />}
        </span>
        <Icon icon={ChevronDown} size={16} className="group-open/choices:rotate-180" />
      </summary>
      <div className="pb-3 lg:absolute lg:top-full lg:left-0 lg:z-20 lg:mt-1.5 lg:max-h-96 lg:w-72 lg:overflow-y-auto lg:rounded-l lg:border lg:border-rule-2 lg:bg-sheet lg:p-4 lg:shadow-float">
        <fieldset>
          <legend className="sr-only">{facet.legend}</legend>
          <FacetRows facet={facet} />
        </fieldset>
      </div>
    </details>
  );
}

export function ChosenCount({ count }: { count: number }) {
  return (
    <b className="ml-2 inline-grid h-5 min-w-5 place-items-center rounded-s bg-ink px-1 text-12 font-semibold text-on-ink">
      {count}
    </b>
  );
}

function FacetRows({ facet }: { facet: Facet }) {
  const shown = facet.shown ?? facet.rows.length;
  // A choice must stay in sight, so it is never among the hidden rows.
  const first = facet.rows.filter((row, index) => index < shown || row.isChosen);
  const others = facet.rows.filter((row) => !first.includes(row));
  return (
    <>
      <FacetList facet={facet} rows={first} />
      {others.length > 0 && (
        <details id={`flere-${facet.name}`} className="group/more">
          <summary className="link inline-block py-2.5 text-14 font-medium group-open/more:hidden lg:py-2 [&::-webkit-details-marker]:hidden">
            {facet.moreText}
          </summary>
          <FacetList facet={facet} rows={others} />
        </details>
      )}
    </>
  );
}

function FacetList({ facet, rows }: { facet: Facet; rows: FacetRow[] }) {
  if (facet.asCells) {
    return (
      <ul className="mt-1 grid grid-cols-5 gap-1.5 lg:grid-cols-4">
        {rows.map((row) => (
          <li key={row.value}>
            <SizeCell name={facet.name} row={row} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.value}>
          <CheckRow name={facet.name} row={row} />
        </li>
      ))}
    </ul>
  );
}

interface FieldProps {
  name: string;
  row: FacetRow;
}

function isDisabled({ count, isChosen }: FacetRow): boolean {
  return count === 0 && !isChosen;
}

function CheckRow({ name, row }: FieldProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-15 has-disabled:cursor-not-allowed has-disabled:text-muted lg:min-h-8.5">
      <span className="relative grid flex-none">
        <input
          type="checkbox"
          id={`${name}-${row.value}`}
          name={name}
          value={row.value}
          defaultChecked={row.isChosen}
          disabled={isDisabled(row)}
          className="peer size-6 appearance-none rounded-s border border-edge bg-sheet checked:border-ink checked:bg-ink disabled:border-rule-2 lg:size-5 forced-colors:appearance-auto"
        />
        <Icon
          icon={Check}
          size={14}
          className="stroke-[2.2] pointer-events-none absolute inset-0 m-auto text-on-ink opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <span>{row.label}</span>
      <span className="ml-auto text-14 text-muted tabular-nums">{row.countText}</span>
    </label>
  );
}

function SizeCell({ name, row }: FieldProps) {
  return (
    <label className="grid h-12 place-content-center justify-items-center rounded-m border border-edge bg-sheet text-15/tight font-medium tabular-nums hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-disabled:cursor-not-allowed has-disabled:border-rule has-disabled:bg-transparent has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input
        type="checkbox"
        id={`${name}-${row.value}`}
        name={name}
        value={row.value}
        defaultChecked={row.isChosen}
        disabled={isDisabled(row)}
        className="peer sr-only"
      />
      {row.label}
      <small className="text-12/none font-normal text-muted peer-checked:text-on-ink">
        {row.countText}
      </small>
    </label>
  );
}
