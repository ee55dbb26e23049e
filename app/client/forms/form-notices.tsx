import { Button } from "#app/ui/button.tsx";
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
  const { conflicts, base, isMerged, isRestored, isRefused, notice } = form;
  if (conflicts.length > 0) {
    const names = list.format(conflicts.map((field) => labels[field].toLowerCase()));
    return (
      <div ref={notice} role="alert" tabIndex={-1}>
        <Notice
          action={
            <span className="flex flex-wrap gap-2">
              <Button type="button" size="small" onClick={() => form.resolve("own")}>
                {texts.own}
              </Button>
              <Button type="button" size="small" onClick={() => form.resolve("theirs")}>
                {texts.theirs}
              </Button>
            </span>
          }
        >
          {texts.fields(names)} {texts.stored}
          {conflicts.map((field) => (
            <span key={field} className="block whitespace-pre-line wrap-anywhere">
              {labels[field]}: <bdi>{display(field, base[field] ?? "") || texts.empty}</bdi>
            </span>
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
