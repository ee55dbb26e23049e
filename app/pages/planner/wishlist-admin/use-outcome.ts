import { useEffect, useRef } from "react";
import { dismiss, toast } from "#app/ui/toast-queue.ts";
import type { ActionResult } from "../actions/action-result.ts";
import { plannerTexts } from "../texts.ts";

const { again } = plannerTexts.errors;

/**
 * Says what came of a form that stays on the screen with all that was written when it failed. The
 * other try goes with the form.
 */
export function useOutcome(
  answer: ActionResult | undefined,
  onRetry: () => void,
  onDone?: () => void,
) {
  const act = useRef({ onRetry, onDone });
  useEffect(() => {
    act.current = { onRetry, onDone };
  });
  const last = useRef(answer);
  const failure = useRef<number>(undefined);

  useEffect(() => {
    if (last.current === answer || !answer) return;
    last.current = answer;
    if (answer.ok) {
      toast({ title: answer.message });
      act.current.onDone?.();
      return;
    }
    const action = { label: again, onPress: () => act.current.onRetry() };
    const fault = { title: answer.message, tone: "error" } as const;
    failure.current = toast(answer.isFinal ? fault : { ...fault, action });
  }, [answer]);

  useEffect(
    () => () => {
      if (failure.current) dismiss(failure.current);
    },
    [],
  );
}
