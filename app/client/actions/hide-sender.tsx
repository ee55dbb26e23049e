import { useCallback, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/ui/dialog.tsx";
import { clientTexts } from "../texts.ts";

const { hideSender: texts } = clientTexts;

interface Question {
  hide: () => void;
  senders: number;
}

/** Asks before everything from a sender is hidden. Render `dialog` once. */
export function useHideSender() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback((hide: () => void, senders = 1) => {
    setQuestion({ hide, senders });
    setOpen(true);
  }, []);
  const confirm = () => {
    setOpen(false);
    question?.hide();
  };
  const dialog = (
    <Dialog
      title={texts.title(question?.senders ?? 1)}
      description={texts.text}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <div className="h-5" />
      <DialogFooter>
        <Button type="button" onClick={() => setOpen(false)}>
          {texts.cancel}
        </Button>
        <Button type="button" variant="danger-filled" onClick={confirm}>
          {texts.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
  return { ask, dialog };
}
