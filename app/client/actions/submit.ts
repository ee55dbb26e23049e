import { useEffect, useMemo } from "react";
import { type SubmitFunction, useFetchers, useSubmit } from "react-router";
import {
  type ActionDescription,
  type ActionFields,
  type ActionResult,
  type Actions,
  type ActionValues,
  actionFields,
} from "#app/platform/http/actions.ts";
import { toast } from "#app/ui/toast-queue.ts";
import { showError } from "../error-toast.ts";
import { clientTexts } from "../texts.ts";

/** Part of the planner's shell, so that toasts work after their page was left. */
let submitToRouter: SubmitFunction | undefined;

export interface PendingAction<Intent extends string = string> {
  intent: Intent;
  values: FormData;
}

export type SubmitAction<Of extends Actions<Record<string, ActionDescription>>> = (
  intent: keyof Of["intents"] & string,
  values: ActionValues,
) => void;

export function useActions<Intents extends Record<string, ActionDescription>>({
  path,
}: Actions<Intents>) {
  type Intent = keyof Intents & string;
  const fetchers = useFetchers();
  const pending = fetchers.flatMap(({ formAction, formData }): PendingAction<Intent>[] =>
    formData && formAction === path
      ? [{ intent: String(formData.get("intent")) as Intent, values: formData }]
      : [],
  );
  const submit = useMemo(
    () => (intent: Intent, values: ActionValues) =>
      submitFields(path, actionFields(intent, values)),
    [path],
  );
  return { submit, pending };
}

/** Must be called once by the planner's shell, which outlives its pages. */
export function useRouterSubmit(): void {
  const submit = useSubmit();
  useEffect(() => {
    submitToRouter = submit;
  }, [submit]);
}

export function submitFields(path: string, fields: ActionFields): void {
  const form = new FormData();
  for (const field of fields) form.append(...field);
  const fetcherKey = crypto.randomUUID();
  const options = { navigate: false, fetcherKey, flushSync: true } as const;
  void submitToRouter?.(form, { method: "post", action: path, ...options });
}

export function showActionResult(path: string, form: FormData, result: ActionResult): void {
  if (result.ok) {
    const { message: title = "", undo } = result;
    if (undo) {
      const action = { label: clientTexts.undo, onPress: () => submitFields(path, undo) };
      toast({ title, action });
    } else if (title) {
      toast({ title });
    }
    return;
  }
  if (!("message" in result)) return;
  const onRetry = () => submitFields(path, [...form] as ActionFields);
  showError(result.message, result.retry ? { onRetry } : {});
}
