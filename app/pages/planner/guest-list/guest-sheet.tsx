import { type ReactNode, useMemo } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import { DeleteButton } from "#app/client/forms/delete-button.tsx";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { HiddenFields } from "#app/client/forms/form-notices.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { formatDay } from "#app/platform/oslo-time.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { UserPlus } from "#app/ui/icons.ts";
import { guestActions } from "./actions.ts";
import {
  CategoryField,
  CompanionFields,
  ContactFields,
  DietFields,
  Flag,
  guestLabels,
  NameField,
} from "./guest-fields.tsx";
import type { GuestList } from "./load-guest-list.server.ts";
import { guestDraftKey } from "./opened-form.ts";
import { Disagreement, ReplyCard } from "./reply-card.tsx";
import { type GuestForm, type GuestRow, guestForm } from "./rules.ts";
import { guestListTexts } from "./texts.ts";

const { guest: texts, sheet: sheetTexts, statuses } = guestListTexts;

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
        otherActions={<DeleteButton label={sheetTexts.delete} onPress={() => leave("delete")} />}
        onClose={onClose}
      >
        <HiddenFields values={{ householdBefore: form.base.household }} />
        <ReplyCard row={row} form={form} now={list.at} />
        <Disagreement row={row} form={form} now={list.at} />
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
