import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { withoutPhonePath } from "#app/features/guests/rules.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronDown } from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { PlannedRecipient, SmsPerson } from "../rules.ts";
import type { CampaignForm } from "./campaign-form.ts";
import { type DotKind, Dots } from "./dots.tsx";
import type { ComposeView } from "./load-compose.server.ts";
import { smsAdminTexts } from "./texts.ts";

const { compose: texts } = smsAdminTexts;

interface RecipientFieldsProps {
  view: ComposeView;
  values: CampaignForm;
  planned: readonly PlannedRecipient<SmsPerson<number>>[];
  chosenCount: number;
  onChange: (changes: Partial<CampaignForm>) => void;
}

export function RecipientFields(props: RecipientFieldsProps) {
  const { view, values, planned, chosenCount, onChange } = props;
  const count = (reason: string) => planned.filter(({ skipped }) => skipped === reason).length;
  const [lacking, suppressed] = [count("no-phone"), count("suppressed")];
  const kinds = useMemo(() => {
    const kindOf = new Map(
      planned.map(({ person, skipped }): [string, DotKind] => [
        person.id,
        skipped ? "failed" : "sent",
      ]),
    );
    return view.people.map(({ id }) => kindOf.get(id) ?? "other");
  }, [view.people, planned]);
  const others = view.people.length - chosenCount - lacking - suppressed;
  return (
    <section aria-labelledby="til-hvem" className="grid gap-3">
      <h2 id="til-hvem" className="text-d20">
        {texts.who}
      </h2>
      <noscript>
        <p className="text-14 text-muted">{texts.needsScript}</p>
      </noscript>
      <div className="grid gap-2.5 noscript:hidden">
        <Row label={texts.status}>
          <Chips
            label={texts.status}
            options={(["attending", "pending", "declined"] as const).map((id) => ({
              id,
              label: texts.rsvp[id],
            }))}
            chosen={values.statuses}
            onChange={(statuses) => onChange({ statuses })}
          />
        </Row>
        {view.categories.length > 0 && (
          <Row label={texts.category}>
            <Chips
              label={texts.category}
              options={view.categories.map(({ id, name, color }) => ({ id, label: name, color }))}
              chosen={values.categories}
              onChange={(categories) => onChange({ categories })}
            />
          </Row>
        )}
        {view.tables.length > 0 && (
          <Row label={texts.table}>
            <Choices
              label={texts.table}
              summary={(chosen) => (chosen ? texts.chosenTables(chosen) : texts.allTables)}
              options={view.tables.map(({ id, name }) => ({ id, label: name }))}
              chosen={values.tables}
              onChange={(tables) => onChange({ tables })}
            />
          </Row>
        )}
        <Row label={texts.household}>
          <Choices
            label={texts.household}
            summary={(chosen) => (chosen ? texts.chosenHouseholds(chosen) : texts.allHouseholds)}
            options={view.households.map(({ id, name }) => ({ id, label: name }))}
            chosen={values.households}
            onChange={(households) => onChange({ households })}
          />
        </Row>
      </div>
      <Checkbox
        name="onePerHousehold"
        label={texts.onePerHousehold}
        hint={texts.onePerHouseholdHint}
        checked={values.onePerHousehold === "on"}
        onChange={({ currentTarget }) =>
          onChange({ onePerHousehold: currentTarget.checked ? "on" : "" })
        }
      />
      <Sheet className="grid items-center gap-x-5 gap-y-2 px-5 py-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        <p
          role="status"
          className="text-13 text-muted max-sm:flex max-sm:items-baseline max-sm:gap-2"
        >
          <b className="font-display text-d39 font-normal text-gran lining-nums sm:block">
            {chosenCount}
          </b>
          {texts.getIt}
        </p>
        <div>
          <Dots
            kinds={kinds}
            perRow={31}
            cell={13}
            label={texts.dots(chosenCount, lacking + suppressed, Math.max(0, others))}
          />
          {lacking + suppressed > 0 && (
            <p className="mt-2 text-13 text-muted">
              {lacking > 0 && (
                <>
                  {texts.lacking(lacking)}{" "}
                  <Link to={withoutPhonePath} className="inline-block py-1 text-ink-2 underline">
                    {texts.add}
                  </Link>{" "}
                </>
              )}
              {suppressed > 0 && texts.suppressed(suppressed)}
            </p>
          )}
        </div>
      </Sheet>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 sm:grid-cols-[5.25rem_minmax(0,1fr)] sm:items-start">
      <span aria-hidden="true" className="text-14 font-medium text-muted sm:pt-2">
        {label}
      </span>
      {children}
    </div>
  );
}

interface Option {
  id: string;
  label: string;
  color?: string;
}

interface ChoiceProps {
  label: string;
  options: readonly Option[];
  /** Ids, separated by spaces; empty for all. */
  chosen: string;
  onChange: (chosen: string) => void;
}

const chipClass =
  "inline-flex min-h-control items-center gap-2 rounded-m border border-rule-2 bg-sheet px-3 text-14 font-medium lg:min-h-control-s hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink";

function Chips({ label, options, chosen, onChange }: ChoiceProps) {
  const ids = chosen.split(" ").filter(Boolean);
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        aria-pressed={ids.length === 0}
        onClick={() => onChange("")}
        className={chipClass}
      >
        {texts.all}
      </button>
      {options.map(({ id, label: text, color }) => (
        <button
          key={id}
          type="button"
          aria-pressed={ids.includes(id)}
          onClick={() => onChange(toggle(ids, id))}
          className={chipClass}
        >
          {color && <ColorMark color={color} />}
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** For many options: a list of checkboxes that opens. */
function Choices({
  label,
  options,
  chosen,
  onChange,
  summary,
}: ChoiceProps & {
  summary: (chosen: number) => string;
}) {
  const ids = chosen.split(" ").filter(Boolean);
  return (
    <details className="group relative min-w-0 open:basis-full">
      <summary
        data-chosen={ids.length > 0 || undefined}
        className={`${chipClass} cursor-pointer list-none data-chosen:border-ink data-chosen:bg-ink data-chosen:text-on-ink [&::-webkit-details-marker]:hidden`}
      >
        {summary(ids.length)}
        <Icon icon={ChevronDown} size={16} className="group-open:rotate-180" />
      </summary>
      <fieldset className="mt-1.5 grid max-h-72 gap-x-4 overflow-y-auto rounded-m border border-rule-2 bg-sheet px-3 py-1.5 sm:grid-cols-2">
        <legend className="sr-only">{label}</legend>
        {options.map(({ id, label: text }) => (
          <Checkbox
            key={id}
            id={`valgt-${id}`}
            name=""
            label={<span className="wrap-anywhere">{text}</span>}
            checked={ids.includes(id)}
            onChange={() => onChange(toggle(ids, id))}
          />
        ))}
      </fieldset>
    </details>
  );
}

function ColorMark({ color }: { color: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 flex-none">
      <rect width="10" height="10" rx="3" fill={color} className="stroke-on-ink/50" />
    </svg>
  );
}

function toggle(ids: readonly string[], id: string): string {
  return (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]).join(" ");
}
