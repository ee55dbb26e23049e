import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/ui/dialog.tsx";
import { forgetEdit } from "./kept-edit.ts";
import { editTexts } from "./texts.ts";

const texts = editTexts.leave;

/** Asks before unsaved changes are left behind, also by closing the tab. */
export function LeaveDialog({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && nextLocation.pathname !== currentLocation.pathname,
  );

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);

  const leave = () => {
    forgetEdit();
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
