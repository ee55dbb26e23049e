import { useCallback, useState } from "react";
import { now } from "#app/platform/clock.ts";
import { isNight } from "#app/platform/oslo-night.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/ui/dialog.tsx";
import { smsAdminTexts } from "./texts.ts";

const { night: texts } = smsAdminTexts;

interface Question {
  send: () => void;
  count: number;
}

/** Asks before guests are woken. Render `dialog` once. */
export function useNightQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** Calls `send` at once by day, and at night when the couple wants it. */
  const ask = useCallback((count: number, send: (atNight: boolean) => void) => {
    if (!isNight(now())) return send(false);
    setQuestion({ count, send: () => send(true) });
    setOpen(true);
  }, []);
  const dialog = (
    <Dialog
      title={texts.title}
      description={texts.text(question?.count ?? 0)}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <div className="h-5" />
      <DialogFooter>
        <Button type="button" onClick={() => setOpen(false)}>
          {texts.wait}
        </Button>
        <Button
          type="button"
          variant="primary"
          onClick={() => {
            setOpen(false);
            question?.send();
          }}
        >
          {texts.send}
        </Button>
      </DialogFooter>
    </Dialog>
  );
  return { ask, dialog };
}
