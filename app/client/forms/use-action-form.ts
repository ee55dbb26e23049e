import {
  type ChangeEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useActionData, useFetcher } from "react-router";
import type {
  ActionDescription,
  ActionResult,
  Actions,
  ActionValues,
} from "#app/platform/http/actions.ts";
import { dismiss } from "#app/ui/toast-queue.ts";
import { formErrorsOf } from "../../platform/http/actions.ts";
import { showError } from "../error-toast.ts";
import type { FieldValues } from "./merge-fields.ts";
import { type DraftOptions, type Stored, useFormDraft } from "./use-form-draft.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface ActionFormOptions<Values extends FieldValues> extends DraftOptions<Values> {
  values?: ActionValues;
  /** Where the form is sent, when its page has another address than the actions. */
  action?: string;
  /** A new row has version 0. */
  stored: Stored<Values>;
  onDone?: () => void;
  /** How to save what was typed when the row was deleted meanwhile. */
  whenGone?: { intent: string; values: ActionValues; submitLabel: string };
}

export type ActionFormState<Values extends FieldValues> = ReturnType<typeof useActionForm<Values>>;

/** The form stays open until its action succeeds. Works without script. */
export function useActionForm<Values extends FieldValues>(
  { path }: Actions<Record<string, ActionDescription>>,
  intent: string,
  {
    values: hidden = {},
    action = path,
    stored,
    onDone,
    whenGone,
    ...options
  }: ActionFormOptions<Values>,
) {
  const fetcher = useFetcher<ActionResult>();
  const documentResult = useActionData<ActionResult>();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const result = fetcher.data ?? (documentResult?.intent === intent ? documentResult : undefined);
  const errors = result && "errors" in result ? result.errors : undefined;
  const current = result && "current" in result ? (result.current as Stored<Values>) : undefined;
  const isRefused = current !== undefined;
  const gone = whenGone && result && !result.ok && result.reason === "gone" ? result : null;
  const [goneMessage, setGoneMessage] = useState<string | null>(null);
  if (gone && "message" in gone && goneMessage === null) setGoneMessage(gone.message);
  const submitted = fetcher.data ? undefined : submittedValues(stored.values, result);
  const draft = useFormDraft({ ...options, stored, submitted, isRefused, form });
  const { accept, conflicts, isReady, rebase, values, version } = draft;
  const isSubmitting = fetcher.state !== "idle";

  const latest = useRef<{
    onDone: typeof onDone;
    sent: Values;
    submitter: HTMLElement | null;
  }>({ onDone, sent: values, submitter: null });
  useEffect(() => {
    latest.current.onDone = onDone;
  });
  const finish = useRef(() => {
    accept(latest.current.sent);
    latest.current.onDone?.();
  });

  // New stored values may arrive before the response to the form that changed them.
  useEffect(() => {
    if (isReady && !isSubmitting) rebase(stored);
  }, [stored, isReady, isSubmitting, rebase]);
  useEffect(() => {
    if (current) rebase(current);
  }, [current, rebase]);

  /** Sends the form as the button that was pressed last did. */
  const resubmit = useCallback(() => {
    const { submitter } = latest.current;
    form.current?.requestSubmit(submitter?.isConnected ? submitter : null);
  }, []);

  // Of a notice that is higher than the window, the focus alone may show only the end.
  const showNotice = useCallback(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: "start" });
  }, []);

  const handledResult = useRef<ActionResult>(undefined);
  const failureToastId = useRef<number>(undefined);
  const { data } = fetcher;
  useEffect(() => {
    if (!data || handledResult.current === data) return;
    const isConflict = "current" in data;
    if (isConflict && version < data.current.version) return;
    handledResult.current = data;
    dismiss(failureToastId.current ?? 0);
    if (data.ok) {
      finish.current();
    } else if (isConflict) {
      // Without conflicts the merged form is submitted again, also when it is stored already: the
      // pressed button may do more than save.
      if (conflicts.length > 0) showNotice();
      else resubmit();
    } else if ("errors" in data) {
      if (document.activeElement?.matches("[role=alert]")) return;
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    } else if (goneMessage !== null && data.reason === "gone") {
      showNotice();
    } else {
      failureToastId.current = showError(data.message, data.retry ? { onRetry: resubmit } : {});
    }
  }, [data, version, conflicts.length, goneMessage, showNotice, resubmit]);
  useEffect(() => () => dismiss(failureToastId.current ?? 0), []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    Object.assign(latest.current, { sent: values, submitter });
    if (conflicts.length === 0) return;
    event.preventDefault();
    showNotice();
  };

  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? "",
    error: errors?.fieldErrors[name],
    onChange: ({ currentTarget }: ChangeEvent<Control>) =>
      draft.change({ [name]: currentTarget.value } as Partial<Values>),
  });

  return {
    ...draft,
    Form: fetcher.Form,
    formProps: { ref: form, method: "post", action, noValidate: true, onSubmit } as const,
    hidden:
      whenGone && goneMessage !== null
        ? { intent: whenGone.intent, ...whenGone.values }
        : { intent, version: String(version), ...hidden },
    /** The row was deleted meanwhile; the form now saves what was typed as a new one. */
    goneMessage,
    submitLabel: goneMessage === null ? undefined : whenGone?.submitLabel,
    field,
    errors,
    summary: useMemo(() => formErrorsOf(result), [result]),
    /** Without script: nothing was saved, because the stored values are newer. */
    isRefused,
    isSubmitting,
    notice,
  };
}

function submittedValues<Values extends FieldValues>(
  fields: Values,
  result: ActionResult | undefined,
): Values | undefined {
  if (!result || result.ok) return undefined;
  const entries = Object.keys(fields).map((name) => [name, result.values[name] ?? ""]);
  return Object.fromEntries(entries) as Values;
}
