import { useMemo, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import type { ActionDescription, ActionResult, Actions } from "#app/platform/http/actions.ts";
import { formErrorsOf } from "../../platform/http/actions.ts";

export type BlankForm = ReturnType<typeof useBlankForm>;

/** For forms whose values, such as passwords, must never be stored in the browser. */
export function useBlankForm<Intents extends Record<string, ActionDescription>>(
  { path }: Actions<Intents>,
  ...intents: (keyof Intents & string)[]
) {
  const fetcher = useFetcher<ActionResult>();
  const documentResult = useActionData<ActionResult>();
  const isOwnResult = documentResult && intents.includes(documentResult.intent);
  const result = fetcher.data ?? (isOwnResult ? documentResult : undefined);
  const [last, setLast] = useState({ result, done: 0 });
  // What was refused may be sent again while the page loads.
  const isRefused = fetcher.state === "loading" && fetcher.data?.ok === false;
  if (last.result !== result) setLast({ result, done: last.done + (result?.ok ? 1 : 0) });
  return {
    Form: fetcher.Form,
    formProps: { method: "post", action: path, noValidate: true } as const,
    submit: fetcher.submit,
    errors: useMemo(() => formErrorsOf(result), [result]),
    values: result && !result.ok ? result.values : {},
    data: result?.ok ? result.data : undefined,
    /** The number of successes. As its key, it empties the form. */
    done: last.done,
    submitting: isRefused ? null : (fetcher.formData?.get("intent") ?? null),
  };
}
