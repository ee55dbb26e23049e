import {
  draftFields,
  type Step,
  stepFields,
  type WeddingDraft,
} from "#app/features/weddings/rules.ts";

/** One post carries every step, so that the wizard works without JavaScript. */
export function HiddenFields({ step, draft }: { step: Step; draft: WeddingDraft }) {
  const stepFieldNames: readonly string[] = step === 3 ? [] : stepFields[step];
  return draftFields
    .filter((field) => !stepFieldNames.includes(field))
    .map((field) => <input key={field} type="hidden" name={field} value={draft[field]} readOnly />);
}
