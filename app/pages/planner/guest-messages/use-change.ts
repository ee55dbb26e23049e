import { useCallback, useEffect } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useToast } from "#app/ui/toaster.tsx";
import { type Change, isIntent } from "./change.ts";
import type { action } from "./guest-messages.tsx";
import { inboxTexts as texts } from "./texts.ts";
import { addressOf, type View } from "./view.ts";

const timeToPress = 12_000;

/** Changes messages without leaving the page, and tells what came of it. */
export function useChange(view: View) {
  const fetcher = useFetcher<typeof action>();
  const { submit, data: outcome, Form } = fetcher;
  const navigate = useNavigate();
  const toast = useToast();

  const change = useCallback(
    (wanted: Change) => submit({ ...wanted }, { method: "post", action: addressOf({}) }),
    [submit],
  );
  useEffect(() => {
    if (!outcome) return;
    const { intent, id, ok } = outcome;
    if (!ok) {
      toast({
        title: texts.failed,
        description: texts.notDone[intent],
        tone: "fault",
        action: { label: texts.again, onPress: () => void change({ intent, id }) },
        duration: timeToPress,
      });
    } else if (intent === "hide") {
      const onPress = () => void change({ intent: "show", id });
      const action = { label: texts.undo, onPress };
      toast({ title: texts.done[intent], action, duration: timeToPress });
    } else {
      toast({ title: texts.done[intent] });
    }
  }, [outcome, change, toast]);

  const hidden = outcome?.ok && outcome.intent === "hide" ? outcome.id : null;
  const left = addressOf({ ...view, message: null });
  const isOpen = hidden !== null && hidden === view.message;
  useEffect(() => {
    if (isOpen) void navigate(left, { replace: true, preventScrollReset: true });
  }, [isOpen, left, navigate]);

  return { Form, pending: pendingChange(fetcher.formData) };
}

/** What is on its way, to be shown as done already. */
function pendingChange(form: FormData | undefined): Change | null {
  const intent = form?.get("intent");
  return isIntent(intent) ? { intent, id: String(form?.get("id")) } : null;
}
