import { type PointerEvent, type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { X } from "./icons.ts";
import { useOverlays } from "./overlays.ts";
import { useRestoreFocus } from "./restore-focus.ts";
import { reserveToastSpace } from "./toast-space.ts";

interface DrawerProps {
  /** For screen readers. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  header?: ReactNode;
  children: ReactNode;
}

const minSwipePx = 48;

export function Drawer({ label, open, onOpenChange, header, children }: DrawerProps) {
  const Dialog = useOverlays(open)?.Dialog;
  const { rememberFocus, restoreFocus } = useRestoreFocus();
  const start = useRef<number | null>(null);
  const onPointerUp = (event: PointerEvent) => {
    if (start.current !== null && start.current - event.clientX > minSwipePx) onOpenChange(false);
    start.current = null;
  };
  if (!Dialog) return null;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim data-[state=closed]:animate-fade-out" />
        <Dialog.Content
          data-dialog
          ref={reserveToastSpace}
          aria-describedby={undefined}
          onOpenAutoFocus={rememberFocus}
          onCloseAutoFocus={restoreFocus}
          onPointerDown={(event) => {
            start.current = event.clientX;
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            start.current = null;
          }}
          className="fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] touch-pan-y animate-slide-in flex-col overflow-y-auto border-r border-rule-2 bg-paper-2 pt-(--toasts,0px) pb-3 pl-3 outline-none data-[state=closed]:animate-slide-out"
        >
          <div className="flex min-h-16 items-center justify-between pr-2 pl-3">
            <Dialog.Title className="sr-only">{label}</Dialog.Title>
            {header}
            <Dialog.Close asChild>
              <Button type="button" variant="quiet" iconOnly aria-label="Lukk" className="ml-auto">
                <Icon icon={X} />
              </Button>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
