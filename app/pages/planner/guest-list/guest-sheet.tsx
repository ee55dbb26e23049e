import { Trash2, UserPlus } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { HiddenFields } from "#app/client/forms/form-notices.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { formatDay, formatDayAndTime } from "#app/platform/oslo-time.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Radio, RadioGroup } from "#app/ui/radio.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { guestActions } from "./actions.ts";
import {
  CategoryField,
  CompanionFields,
  ContactFields,
  DietFields,
  Flag,
  type GuestFormState,
  NameField,
} from "./guest-fields.tsx";
import type { GuestList } from "./load-guest-list.server.ts";
import { disagreementsOf, type GuestForm, type GuestRow, guestForm } from "./rules.ts";
import { guestListTexts } from "./texts.ts";

const { guest: texts, sheet: sheetTexts, statuses } = guestListTexts;

export const guestDraftKey = "guest";

export const guestLabels: Record<keyof GuestForm, string> = {
  name: texts.name,
  status: texts.status,
  plusOne: texts.plusOne,
  plusOneName: texts.plusOneName,
  diet: texts.diet,
  severeAllergy: texts.severeAllergy,
  email: texts.email,
  phone: texts.phone,
  category: texts.category,
  side: texts.side,
  isChild: texts.isChild,
  household: texts.household,
};

interface GuestSheetProps {
  row: GuestRow;
  list: GuestList;
  onClose: () => void;
}

export function GuestSheet({ row, list, onClose }: GuestSheetProps) {
  const { id } = row;
  const { submit } = useActions(guestActions);
  const stored = useMemo(() => ({ values: guestForm(row), version: row.version }), [row]);
  const form = useActionForm<GuestForm>(guestActions, "edit", {
    values: { id },
    stored,
    key: guestDraftKey,
    owner: list.weddingId,
    row: id,
    normalize: normaliseField,
    onDone: onClose,
    whenGone: { intent: "add", values: { id: list.newId }, submitLabel: texts.saveAsNew },
  });
  const households = useMemo(() => householdsOf(list.rows, row), [list.rows, row]);
  const display = (field: keyof GuestForm, value: string) => {
    if (field === "status") return statuses[value as keyof typeof statuses] ?? value;
    if (field === "category") return list.categories.find((each) => each.id === value)?.name ?? "";
    if (field === "household") return households.find((each) => each.id === value)?.name ?? "";
    if (field === "side") return value ? list.sides[value as "first" | "second"] : "";
    return value === "on" ? "ja" : value;
  };
  const leave = (intent: "delete" | "make-guest") => {
    submit(intent, { id });
    form.discard();
    onClose();
  };
  return (
    <>
      <noscript>
        <ActionForm actions={guestActions} intent="delete" values={{ id }}>
          <Button variant="danger">
            {sheetTexts.delete} {row.name}
          </Button>
        </ActionForm>
      </noscript>
      <FormDialog
        title={row.name}
        eyebrow={sheetTexts.addedBy(
          formatDay(new Date(row.addedAt), new Date(list.at)),
          row.addedBy,
        )}
        placement="right"
        form={form}
        labels={guestLabels}
        display={display}
        submitLabel={texts.save}
        otherActions={
          <Button
            type="button"
            variant="quiet"
            onClick={() => leave("delete")}
            className="mr-auto max-sm:flex-none! noscript:hidden"
          >
            <Icon icon={Trash2} size={18} />
            {sheetTexts.delete}
          </Button>
        }
        onClose={onClose}
      >
        <HiddenFields values={{ householdBefore: form.base.household }} />
        <ReplyCard row={row} form={form} now={list.at} />
        <Disagreement row={row} form={form} />
        <NameField form={form} />
        <Section title={sheetTexts.companion}>
          <CompanionFields form={form} />
          {row.companion !== undefined && (
            <Button
              type="button"
              size="small"
              onClick={() => leave("make-guest")}
              className="justify-self-start noscript:hidden"
            >
              <Icon icon={UserPlus} size={18} />
              {sheetTexts.makeGuest}
            </Button>
          )}
        </Section>
        <Section title={sheetTexts.diet}>
          <DietFields form={form} legendHidden />
        </Section>
        <Section title={sheetTexts.contact}>
          <ContactFields form={form} />
          <div className="grid gap-4 sm:grid-cols-2">
            <CategoryField form={form} categories={list.categories} />
            <SelectField {...form.field("side")} label={texts.side}>
              <option value="">{texts.noSide}</option>
              <option value="first">{list.sides.first}</option>
              <option value="second">{list.sides.second}</option>
            </SelectField>
          </div>
          <SelectField {...form.field("household")} label={texts.household}>
            {households.map((household) => (
              <option key={household.id} value={household.id}>
                {household.name}
              </option>
            ))}
          </SelectField>
          <Flag form={form} name="isChild" label={texts.isChild} hint={texts.isChildHint} />
        </Section>
      </FormDialog>
    </>
  );
}

interface PartProps {
  row: GuestRow;
  form: GuestFormState;
}

function ReplyCard({ row, form, now }: PartProps & { now: string }) {
  const { answer, own } = row;
  const { name, value, error, onChange } = form.field("status");
  return (
    <Sheet doubleFrame className="bg-paper! px-7 py-6">
      <h3 className="text-d20 italic">{sheetTexts.answer}</h3>
      <RadioGroup
        name={name}
        legend={texts.status}
        legendHidden
        error={error}
        className="mt-2 flex flex-wrap gap-x-7 gap-y-1"
      >
        {(["attending", "declined", "pending"] as const).map((status) => (
          <Radio
            key={status}
            name={name}
            value={status}
            checked={value === status}
            onChange={onChange}
            label={statuses[status]}
            className="has-checked:font-semibold"
          />
        ))}
      </RadioGroup>
      {answer?.message && (
        <p className="mt-3 whitespace-pre-line text-15 text-ink-2 wrap-anywhere">
          «{answer.message}»
        </p>
      )}
      <p className="mt-4 grid gap-1 border-t border-rule-2 pt-3 text-13 text-muted">
        {answer
          ? sheetTexts.answered(formatDayAndTime(new Date(answer.at), new Date(now)))
          : sheetTexts.noAnswer}
        {own?.statusSetAt !== undefined && (
          <span>{sheetTexts.changed(formatDay(new Date(own.statusSetAt), new Date(now)))}</span>
        )}
      </p>
    </Sheet>
  );
}

/** Both values, where the couple and the guest have written different things. */
function Disagreement({ row, form }: PartProps) {
  const found = disagreementsOf(row);
  if (found.length === 0) return null;
  const names = new Map<string, string>(Object.entries(statuses));
  const show = (text: string) => names.get(text) ?? (text || sheetTexts.nothing);
  const answered = Object.fromEntries(found.map((each) => [each.field, each.answered]));
  return (
    <Notice>
      <p>{sheetTexts.differs}</p>
      <dl className="mt-2 grid gap-2 text-14 font-normal">
        {found.map(({ field, own, answered: theirs }) => (
          <div key={field} className="grid grid-cols-2 gap-x-4">
            <dt className="col-span-2 font-semibold">{guestLabels[field]}</dt>
            <dd>
              <span className="block text-13">{sheetTexts.ownValue}</span>
              {show(own)}
            </dd>
            <dd>
              <span className="block text-13">{sheetTexts.answeredValue}</span>
              {show(theirs)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2 noscript:hidden">
        <Button type="button" size="small" onClick={() => form.change(answered)}>
          {sheetTexts.useAnswer}
        </Button>
        <KeepOwn id={row.id} />
      </div>
    </Notice>
  );
}

function KeepOwn({ id }: { id: string }) {
  const { submit } = useActions(guestActions);
  return (
    <Button type="button" size="small" onClick={() => submit("keep-own", { id })}>
      {sheetTexts.keepOwn}
    </Button>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-rule pt-5">
      <h3 className="text-d20">{title}</h3>
      {children}
    </section>
  );
}

/** The guest's own household first, then those of others, by the names of their guests. */
function householdsOf(rows: readonly GuestRow[], guest: GuestRow) {
  const list = new Intl.ListFormat("nb", { type: "conjunction" });
  const members = Map.groupBy(
    rows.filter(({ id }) => id !== guest.id),
    ({ householdId }) => householdId,
  );
  const named = [...members].map(([id, guests]) => ({
    id,
    name: list.format(guests.map(({ name }) => name)),
  }));
  const own = named.find(({ id }) => id === guest.householdId);
  return [
    ...(own ? [own] : []),
    { id: own ? "" : guest.householdId, name: texts.ownHousehold },
    ...named
      .filter((household) => household !== own)
      .toSorted((a, b) => a.name.localeCompare(b.name, "nb")),
  ];
}

/** Returns a field as it is stored, so that other spellings of a number are no conflict. */
function normaliseField(value: string, field: keyof GuestForm): string {
  const text = value.trim();
  if (field === "email") return text.toLowerCase();
  const digits = text.replace(/\s/g, "");
  if (field !== "phone" || !/^[49]\d{7}$/.test(digits)) return text;
  return `${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`;
}
