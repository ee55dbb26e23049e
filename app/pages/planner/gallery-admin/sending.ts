import { type FormEvent, useCallback, useEffect } from "react";
import { isRouteErrorResponse, type SubmitFunction, useFetchers, useSubmit } from "react-router";
import { toast } from "#app/ui/toast-queue.ts";
import { type CurateAnswer, type Fields, faultOf } from "./curate-answer.ts";
import { galleryAdminTexts } from "./texts.ts";
import { addressOf } from "./view.ts";

const { done, faults } = galleryAdminTexts;
const action = addressOf({});
/** Long enough to see what went, and to regret it or try again. */
const duration = 12_000;

export type Send = (fields: Fields) => void;

/** The last page's, for what a toast sends after the page was left. */
let submit: SubmitFunction | undefined;

/** Sends forms without leaving the page, several at once. Toasts say what became of each. */
export function useSend(): Send {
  const own = useSubmit();
  useEffect(() => {
    submit = own;
  }, [own]);
  return send;
}

function send(fields: Fields): void {
  const form = new FormData();
  for (const field of fields) form.append(...field);
  const fetcherKey = crypto.randomUUID();
  void submit?.(form, { method: "post", action, navigate: false, fetcherKey });
}

/** Sends what a form on the page holds, with the button that was pressed. */
export function useSendForm(): (event: FormEvent<HTMLFormElement>) => void {
  const sendFields = useSend();
  return useCallback(
    (event) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      sendFields([...new FormData(event.currentTarget, submitter)] as Fields);
    },
    [sendFields],
  );
}

/** The forms that are on their way, in the order they were sent. */
export function useSending(): FormData[] {
  return useFetchers().flatMap(({ formAction, formData }) =>
    formData && formAction === action ? [formData] : [],
  );
}

/** What the server answers to a form, or that it does not. Redirects are thrown on. */
export async function answerOf(
  form: FormData,
  ask: () => Promise<CurateAnswer>,
): Promise<CurateAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error;
    if (isRouteErrorResponse(error) && error.status < 400) throw error;
    return { ok: false, message: faultOf(form.get("intent")) };
  }
}

/** Says what became of a form, with the way back or another try. */
export function tell(form: FormData, answer: CurateAnswer): void {
  if (!answer.ok) {
    const fields = [...form] as Fields;
    const action = { label: faults.again, onPress: () => send(fields) };
    toast({ title: faults.title, description: answer.message, tone: "fault", action, duration });
    return;
  }
  const { message, undo } = answer;
  if (undo) {
    const action = { label: done.undo, onPress: () => send(undo) };
    toast({ title: message, action, duration });
  } else {
    toast({ title: message });
  }
}
