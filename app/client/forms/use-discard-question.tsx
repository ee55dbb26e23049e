import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { clientTexts } from "../texts.ts";
import { useUnloadWarning } from "./leave-dialog.tsx";

const { dialog: texts } = clientTexts;

interface DiscardQuestionOptions {
  isChanged: boolean;
  onClose: () => void;
  onDiscard?: () => void;
}

/**
 * Asks before a dialog with changes is closed, also by the Back button, which otherwise closes it
 * instead of leaving the page. Must not be used beside a `LeaveDialog`, which handles the button too.
 */
export function useDiscardQuestion({
  isChanged,
  onClose,
  onDiscard = onClose,
}: DiscardQuestionOptions) {
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => (isChanged ? setAsking(true) : onClose()), [isChanged, onClose]);
  useBackButton(close);
  useUnloadWarning(isChanged);
  const stay = () => setAsking(false);
  const question: ReactNode = isAsking ? (
    <DiscardQuestion onStay={stay} onDiscard={onDiscard} />
  ) : null;
  return {
    close,
    /** Takes the question back, as typing on does. */
    stay,
    /** Stands in the footer's place. */
    question,
    /** Escape and × answer the question. */
    onOpenChange: (open: boolean) => {
      if (open) return;
      if (isAsking) onDiscard();
      else close();
    },
  };
}

function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div role="alert">
      <p className="border-t border-rule px-4 pt-3.5 text-15 font-semibold sm:px-6">
        {texts.question}
      </p>
      <div className="flex flex-wrap justify-end gap-2 px-4 pt-2.5 pb-3.5 max-sm:buttons:flex-1 sm:px-6">
        <Button ref={stay} type="button" onClick={onStay}>
          {texts.stay}
        </Button>
        <Button type="button" variant="danger-filled" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  );
}

function useBackButton(onBack: () => void): void {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);
}
