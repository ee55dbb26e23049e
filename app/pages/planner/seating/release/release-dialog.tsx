import { useState } from "react";
import { freedSeats } from "#app/features/seating/plan/placement.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { Radio, RadioGroup } from "#app/ui/radio.tsx";
import { useChart } from "../chart-context.ts";
import { GuestPhone } from "./guest-phone.tsx";
import { releaseTexts as texts } from "./texts.ts";

interface ReleaseDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The couple decides whether guests see their own table. */
export function ReleaseDialog({ open, onClose }: ReleaseDialogProps) {
  return (
    <Dialog title={texts.title} placement="wide" open={open} onOpenChange={onClose}>
      <ReleaseForm onClose={onClose} />
    </Dialog>
  );
}

function ReleaseForm({ onClose }: { onClose: () => void }) {
  const { state, applyWithToast } = useChart();
  const [isReleased, setReleased] = useState(state.isReleased);
  const coming = state.persons.filter((person) => person.isComing).length;
  const unseated = coming - (state.seats.length - freedSeats(state).length);
  const save = () => {
    onClose();
    if (isReleased !== state.isReleased) {
      applyWithToast(texts.done(isReleased), { type: "setReleased", isReleased });
    }
  };
  return (
    <>
      <div className="mt-3 grid border-t border-rule lg:grid-cols-[minmax(0,1fr)_20rem]">
        <DialogBody>
          <p className="text-16 text-ink-2">{texts.text}</p>
          <RadioGroup
            name="released"
            legend={texts.when}
            legendHidden
            className="grid divide-y divide-rule border-y border-rule *:py-4"
          >
            {[false, true].map((choice) => (
              <Radio
                key={String(choice)}
                name="released"
                value={String(choice)}
                {...(choice ? texts.shown : texts.hidden)}
                checked={isReleased === choice}
                onChange={() => setReleased(choice)}
              />
            ))}
          </RadioGroup>
          {unseated > 0 && <p className="text-14 text-muted">{texts.unseated(unseated)}</p>}
        </DialogBody>
        <GuestPhone />
      </div>
      <DialogFooter>
        <Button type="button" variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="button" variant="primary" onClick={save}>
          {isReleased === state.isReleased ? texts.keep : texts.save(isReleased)}
        </Button>
      </DialogFooter>
    </>
  );
}
