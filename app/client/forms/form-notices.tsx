import { Button } from "#app/ui/button.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { clientTexts } from "../texts.ts";
import type { FieldValues } from "./merge-fields.ts";
import type { ActionFormState } from "./use-action-form.ts";

const { conflict: texts, restored } = clientTexts;
const list = new Intl.ListFormat("nb", { type: "conjunction" });

interface FormNoticesProps<Values extends FieldValues> {
  form: ActionFormState<Values>;
  labels: Record<keyof Values & string, string>;
  display?: (field: keyof Values & string, value: string) => string;
  restoredText?: string;
  discardLabel?: string;
  onDiscard?: () => void;
}

export function FormNotices<Values extends FieldValues>({
  form,
  labels,
  display = (_, value) => value,
  restoredText = restored.couple,
  discardLabel = restored.discard,
  onDiscard = form.discard,
}: FormNoticesProps<Values>) {
  const { conflicts, isMerged, isRestored, isRefused, notice, goneMessage } = form;
  if (goneMessage !== null) {
    return (
      <div ref={notice} role="alert" tabIndex={-1}>
        <Notice>
          {goneMessage}. {texts.gone}
        </Notice>
      </div>
    );
  }
  if (conflicts.length > 0) {
    const names = list.format(conflicts.map((field) => labels[field].toLowerCase()));
    return (
      <div ref={notice} role="alert" tabIndex={-1}>
        <Notice>
          {texts.fields(names)}
          {conflicts.map((field) => (
            <ConflictChoice
              key={field}
              label={labels[field]}
              own={display(field, form.values[field] ?? "")}
              theirs={display(field, form.base[field] ?? "")}
              onChoose={(keep) => form.resolve(field, keep)}
            />
          ))}
        </Notice>
      </div>
    );
  }
  if (isMerged && !isRestored) {
    return (
      <div ref={notice} role="status" tabIndex={-1}>
        <Notice>{texts.merged}</Notice>
      </div>
    );
  }
  if (isRestored) {
    return (
      <div ref={notice} role="status" tabIndex={-1}>
        <Notice
          action={
            <Button type="button" size="small" onClick={onDiscard}>
              {discardLabel}
            </Button>
          }
        >
          {restoredText} {isMerged && texts.merged}
        </Notice>
      </div>
    );
  }
  return isRefused ? (
    <noscript>
      <Notice>{texts.withoutScript}</Notice>
    </noscript>
  ) : null;
}

interface ConflictChoiceProps {
  label: string;
  own: string;
  theirs: string;
  onChoose: (keep: "own" | "theirs") => void;
}

function ConflictChoice({ label, own, theirs, onChoose }: ConflictChoiceProps) {
  const choices = [
    { keep: "own", heading: texts.ownValue, value: own },
    { keep: "theirs", heading: texts.storedValue, value: theirs },
  ] as const;
  return (
    <fieldset className="mt-3 grid gap-2 border-t border-messing/30 pt-2">
      <legend className="sr-only">{texts.question(label.toLowerCase())}</legend>
      <b aria-hidden="true">{label}</b>
      {choices.map(({ keep, heading, value }) => (
        <div key={keep} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <div className="min-w-0 flex-1 basis-48">
            <p className="text-13">{heading}</p>
            <LongText
              text={value || texts.empty}
              clamp="line-clamp-4 group-open:line-clamp-none"
              className="font-normal wrap-anywhere"
            />
          </div>
          <Button
            type="button"
            size="small"
            aria-label={`${texts[keep]}: ${label}`}
            onClick={() => onChoose(keep)}
          >
            {texts[keep]}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}

export function HiddenFields({
  values,
}: {
  values: Record<string, string | readonly string[] | null>;
}) {
  return Object.entries(values).flatMap(([name, value]) =>
    [value ?? []]
      .flat()
      .map((each) => (
        <input key={`${name} ${each}`} type="hidden" name={name} value={each} readOnly />
      )),
  );
}
