import { useFetcher } from "react-router";
import { importTexts } from "#app/features/guests/import/texts.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { importActions } from "./actions.ts";

const { preview: texts } = importTexts;

interface OneFieldFormProps {
  intent: keyof typeof importActions.intents;
  values: Record<string, string>;
  /** The URL of the page without the form. */
  closed: string;
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  maxLength: number;
  submitLabel?: string;
  /** The result of a form that was sent without script. */
  result?: ActionResult | undefined;
}

/** A form in a row, opened by a link. */
export function OneFieldForm(props: OneFieldFormProps) {
  const {
    intent,
    values,
    closed,
    result,
    submitLabel = texts.save,
    defaultValue,
    ...field
  } = props;
  const fetcher = useFetcher<ActionResult>();
  const sent = fetcher.data ?? (result?.intent === intent ? result : undefined);
  const failed = sent && !sent.ok ? sent : undefined;
  return (
    <fetcher.Form method="post" className="flex w-full max-w-140 flex-wrap items-start gap-2">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        {...field}
        defaultValue={failed?.values[field.name] ?? defaultValue}
        error={failed && "errors" in failed ? failed.errors.fieldErrors[field.name] : undefined}
        autoFocus
        autoComplete="off"
        className="min-w-0 flex-1 basis-60"
      />
      <Button busy={fetcher.state !== "idle"} className="sm:mt-6.5">
        {submitLabel}
      </Button>
      <ButtonLink to={closed} variant="quiet" preventScrollReset className="sm:mt-6.5">
        {texts.cancel}
      </ButtonLink>
    </fetcher.Form>
  );
}
