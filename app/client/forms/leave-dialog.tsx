import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/ui/dialog.tsx";
import { clientTexts } from "../texts.ts";

const texts = clientTexts.leave;

interface LeaveDialogProps {
  isChanged: boolean;
  onLeave?: () => void;
}

/** A page must show at most one of these at a time. */
export function LeaveDialog({ isChanged, onLeave }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && nextLocation.pathname !== currentLocation.pathname,
  );
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <Dialog
      title={texts.title}
      description={texts.text}
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
    >
      <div className="h-4" />
      <DialogFooter>
        <Button type="button" onClick={() => blocker.reset?.()}>
          {texts.stay}
        </Button>
        <Button type="button" variant="danger-filled" onClick={leave}>
          {texts.leave}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

export function useUnloadWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isChanged]);
}
