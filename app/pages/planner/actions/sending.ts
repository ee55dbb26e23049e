import { type FormEvent, useCallback, useEffect } from "react";
import { data, type SubmitFunction, useFetchers, useSubmit } from "react-router";
import { toast } from "#app/ui/toast-queue.ts";
import { failureOf } from "../last-shown.ts";
import { plannerTexts } from "../texts.ts";
import type { ActionFields, ActionResult } from "./action-result.ts";

const { undo: undoLabel, errors } = plannerTexts;
/** Long enough to see what went, and to regret it or try again. */
const duration = 12_000;

export type Send = (fields: ActionFields) => void;

/** The last page's, for what a toast sends after the page was left. */
let submit: SubmitFunction | undefined;

/**
 * Sends forms to an address without leaving the page, several at once. Toasts say what became of
 * each, if the address's `clientAction` settles them.
 */
export function useSend(url: string): Send {
  const own = useSubmit();
  useEffect(() => {
    submit = own;
  }, [own]);
  return useCallback((fields) => send(url, fields), [url]);
}

function send(url: string, fields: ActionFields): void {
  const form = new FormData();
  for (const field of fields) form.append(...field);
  const fetcherKey = crypto.randomUUID();
  // The page shows it before the next key is pressed.
  const options = { navigate: false, fetcherKey, flushSync: true } as const;
  void submit?.(form, { method: "post", action: url, ...options });
}

/** Sends what a form on the page holds, with the button that was pressed. */
export function useSendForm(url: string): (event: FormEvent<HTMLFormElement>) => void {
  const sendFields = useSend(url);
  return useCallback(
    (event) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      sendFields([...new FormData(event.currentTarget, submitter)] as ActionFields);
    },
    [sendFields],
  );
}

/** The forms that are on their way to an address, in the order they were sent. */
export function usePendingSubmissions(url: string): FormData[] {
  return useFetchers().flatMap(({ formAction, formData }) =>
    formData && formAction === url ? [formData] : [],
  );
}

/**
 * What became of a form, said in a toast with the way back or another try. Without an answer it is
 * what `errorMessageFor` says of its intent. Redirects and refusals are thrown on.
 */
export async function handleActionResult(
  url: string,
  form: FormData,
  submitAction: () => Promise<ActionResult>,
  errorMessageFor: (intent: unknown) => string,
) {
  let result: ActionResult;
  try {
    result = await submitAction();
  } catch (error) {
    if (!failureOf(error)) throw error;
    result = { ok: false, message: errorMessageFor(form.get("intent")) };
  }
  showResultToast(url, form, result);
  // The status keeps the framework from loading the page again, which would fail as well.
  return data(result, { status: result.ok || result.isFinal ? 200 : 503 });
}

let last: Promise<unknown> = Promise.resolve();

/** Asks for what depends on the order it is done in: each when the one before has been answered. */
export function runSerially<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const result = last.then(ask);
  last = result.catch(() => undefined);
  return result;
}

function showResultToast(url: string, form: FormData, result: ActionResult): void {
  if (!result.ok) {
    const toastOptions = {
      title: errors.title,
      description: result.message,
      tone: "error",
    } as const;
    if (result.isFinal) {
      toast(toastOptions);
      return;
    }
    const fields = [...form] as ActionFields;
    const action = { label: errors.again, onPress: () => send(url, fields) };
    toast({ ...toastOptions, action, duration });
    return;
  }
  const { message, undo } = result;
  if (undo) {
    const action = { label: undoLabel, onPress: () => send(url, undo) };
    toast({ title: message, action, duration });
  } else if (message) {
    toast({ title: message });
  }
}
