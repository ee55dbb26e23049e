import { useEffect, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { useToast } from "#app/ui/toaster.tsx";
import type { Intent } from "./intents.server.ts";
import type { action } from "./settings.tsx";

/**
 * A form of the settings, sent without leaving the page, and by itself where no script runs. `key`
 * tells apart several of the same kind. `done` counts those that were taken: a form that bears it
 * as its key empties itself.
 */
export function useSection(intents: readonly Intent[], key = "") {
  const fetcher = useFetcher<typeof action>({ key: `${intents[0]} ${key}` });
  const sent = useActionData<typeof action>();
  const toast = useToast();
  const result = fetcher.data ?? (sent && intents.includes(sent.intent) ? sent : undefined);
  const outcome = result?.outcome;
  const [lastResult, setLastResult] = useState({ outcome, done: 0 });
  if (lastResult.outcome !== outcome)
    setLastResult({ outcome, done: lastResult.done + (outcome?.ok ? 1 : 0) });
  const { done } = lastResult;
  const message = outcome?.ok ? outcome.message : undefined;

  useEffect(() => {
    if (done > 0 && message) toast({ title: message });
  }, [done, message, toast]);

  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    /** The intent that is on its way. */
    sending: fetcher.formData?.get("intent") ?? null,
    codes: outcome?.ok ? outcome.codes : undefined,
    errors: outcome && !outcome.ok ? outcome.errors : undefined,
    done,
  };
}
