import { type ReactNode, type SubmitEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import type { PlanRule, PlanState } from "#app/features/seating/plan/plan.ts";
import { refusalOfRule } from "#app/features/seating/suggestion/rule-refusals.ts";
import { foldForSearch } from "#app/platform/search-text.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Radio, RadioGroup } from "#app/ui/radio.tsx";
import { useChart } from "../chart-context.ts";
import { GuestBlank, type GuestChoice } from "./guest-blank.tsx";
import { emptyDraft, type RuleDraft, type RuleKind, ruleOfDraft } from "./rule-draft.ts";
import { SelectBlank } from "./select-blank.tsx";
import { ruleTexts } from "./texts.ts";

const { dialog: texts } = ruleTexts;

interface RuleBuilderProps {
  draft: RuleDraft;
  onChange: (draft: RuleDraft) => void;
  /** The rule that is edited, or null for a new one. */
  edited: PlanRule | null;
  onEnd: () => void;
}

/** A rule as a sentence with blanks. */
export function RuleBuilder({ draft, onChange, edited, onEnd }: RuleBuilderProps) {
  const { state, apply } = useChart();
  const [error, setError] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const form = useRef<HTMLFormElement>(null);

  const change = (set: Partial<RuleDraft>) => {
    onChange({ ...draft, ...set });
    setError(null);
    setStatus("");
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const made = changeOf(draft, edited, state);
    if (typeof made === "string") return setError(made);
    if (apply(made) !== null) return;
    // The fields are rendered in place of the names.
    flushSync(() => {
      onChange({ ...emptyDraft, kind: draft.kind, isMust: draft.isMust });
      setStatus(edited ? texts.changed : texts.added);
      if (edited) onEnd();
    });
    if (!edited) form.current?.querySelector("input")?.focus();
  };

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="grid gap-4 border-b border-rule-2 px-4 pt-2 pb-5 sm:px-6"
    >
      <Sentence draft={draft} state={state} onChange={change} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {draft.kind === "tableLocked" ? (
          <p className="text-14 text-muted">{texts.lockedTableHint}</p>
        ) : (
          <Strength isMust={draft.isMust} onChange={(isMust) => change({ isMust })} />
        )}
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:buttons:flex-1">
          {edited && (
            <Button type="button" onClick={onEnd}>
              {texts.cancelEdit}
            </Button>
          )}
          <Button variant="primary">{edited ? texts.save : texts.add}</Button>
        </div>
      </div>
      <div role="alert" className="empty:hidden">
        {error && <FieldError>{error}</FieldError>}
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </form>
  );
}

/** Returns the change that makes the rule, or why it cannot be made. */
function changeOf(
  draft: RuleDraft,
  edited: PlanRule | null,
  state: PlanState,
): PlanChange | string {
  if (draft.kind === "tableLocked") {
    const table = state.tables.find(({ id }) => id === draft.tableId);
    if (!table) return texts.missing.table;
    if (table.isLocked) return texts.alreadyLocked(table.name);
    return { type: "changeTable", tableId: table.id, set: { isLocked: true } };
  }
  const rule = ruleOfDraft(draft, edited?.id ?? crypto.randomUUID());
  if (typeof rule === "string") return rule;
  return refusalOfRule(rule, state) ?? { type: edited ? "changeRule" : "addRule", rule };
}

interface SentenceProps {
  draft: RuleDraft;
  state: PlanState;
  onChange: (set: Partial<RuleDraft>) => void;
}

function Sentence({ draft, state, onChange }: SentenceProps) {
  const { kind, guestId, otherGuestId } = draft;
  const guests = useGuestChoices(state);
  const type = <TypeBlank key="type" kind={kind} onChange={(next) => onChange({ kind: next })} />;
  const one = (
    <GuestBlank
      key="guest"
      label={texts.guest}
      guests={guests.filter(({ id }) => id !== otherGuestId)}
      value={guestId}
      onChange={(next) => onChange({ guestId: next })}
    />
  );
  const other = (
    <GuestBlank
      key="other"
      label={texts.otherGuest}
      guests={guests.filter(({ id }) => id !== guestId)}
      value={otherGuestId}
      onChange={(next) => onChange({ otherGuestId: next })}
    />
  );
  const table = (
    <SelectBlank
      key="table"
      label={texts.table}
      value={draft.tableId}
      onChange={({ currentTarget }) => onChange({ tableId: currentTarget.value })}
    >
      <option value="">{texts.choose}</option>
      {state.tables.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectBlank>
  );
  const count = (
    <CountBlank key="count" value={draft.count} onChange={(next) => onChange({ count: next })} />
  );
  const category = (
    <SelectBlank
      key="category"
      label={texts.category}
      value={draft.categoryId}
      onChange={({ currentTarget }) => onChange({ categoryId: currentTarget.value })}
    >
      <option value="">{texts.choose}</option>
      {state.categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectBlank>
  );
  // In one list, React keeps the blank that has the focus when another kind gives it another place.
  const parts: Record<RuleKind, ReactNode[]> = {
    together: [one, texts.and, other, texts.must, type],
    next: [one, texts.and, other, texts.must, type],
    apart: [one, texts.and, other, texts.must, type],
    near: [one, texts.must, type],
    far: [one, texts.must, type],
    locked: [one, texts.must, type, table],
    atMost: [type, count, texts.from, category, texts.at, table],
    atLeast: [type, count, texts.from, category, texts.at, table],
    tableLocked: [table, texts.must, type],
  };
  return (
    <div
      data-sentence
      className="flex flex-wrap items-center gap-x-2.5 gap-y-2 font-display text-d20"
    >
      {parts[kind].map(asWord)}
    </div>
  );
}

function asWord(part: ReactNode): ReactNode {
  return typeof part === "string" ? <span key={part}>{part}</span> : part;
}

function useGuestChoices({ persons, categories }: PlanState): GuestChoice[] {
  return useMemo(() => {
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    return persons
      .filter(({ person }) => person === 0)
      .map(({ guestId, name, categoryId, isComing }) => ({
        id: guestId,
        name: name ?? "",
        folded: foldForSearch(name ?? ""),
        isComing,
        detail: [names.get(categoryId ?? ""), isComing ? null : texts.notComing]
          .filter(Boolean)
          .join(", "),
      }))
      .sort((one, other) => Number(other.isComing) - Number(one.isComing));
  }, [persons, categories]);
}

interface TypeBlankProps {
  kind: RuleKind;
  onChange: (kind: RuleKind) => void;
}

const typeGroups: [label: string, kinds: RuleKind[]][] = [
  [texts.groups.pair, ["together", "next", "apart"]],
  [texts.groups.guest, ["near", "far", "locked"]],
  [texts.groups.category, ["atMost", "atLeast"]],
  [texts.groups.table, ["tableLocked"]],
];

function TypeBlank({ kind, onChange }: TypeBlankProps) {
  return (
    <SelectBlank
      label={texts.type}
      value={kind}
      onChange={({ currentTarget }) => {
        // It stands at another place of the sentence, and loses the focus when it is moved there.
        flushSync(() => onChange(currentTarget.value as RuleKind));
        currentTarget.focus();
      }}
    >
      {typeGroups.map(([label, kinds]) => (
        <optgroup key={label} label={label}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {texts.types[each]}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectBlank>
  );
}

function CountBlank({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <input
      aria-label={texts.count}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="h-11 w-14 rounded-t-m border-b-[1.5px] border-ink bg-paper-2 text-center font-text text-16 font-semibold focus-visible:-outline-offset-1"
    />
  );
}

function Strength({ isMust, onChange }: { isMust: boolean; onChange: (isMust: boolean) => void }) {
  const choices = [
    { isMust: false, label: texts.preference, hint: texts.preferenceHint },
    { isMust: true, label: texts.strict, hint: texts.strictHint },
  ];
  return (
    <RadioGroup
      name="strength"
      legend={texts.strength}
      legendHidden
      className="flex flex-wrap gap-x-7 gap-y-2"
    >
      {choices.map((choice) => (
        <Radio
          key={choice.label}
          name="strength-of-rule"
          value={String(choice.isMust)}
          label={<b className="font-semibold">{choice.label}</b>}
          hint={choice.hint}
          checked={isMust === choice.isMust}
          onChange={() => onChange(choice.isMust)}
          className="items-start"
        />
      ))}
    </RadioGroup>
  );
}
