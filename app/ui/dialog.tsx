import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { X } from "./icons.ts";
import { useOverlays } from "./overlays.ts";
import { useRestoreFocus } from "./restore-focus.ts";
import { reserveToastSpace } from "./toast-space.ts";

interface DialogProps {
  title: string;
  /** A line above the title. */
  eyebrow?: ReactNode;
  /** Above the title; the button that closes stands on it. */
  banner?: ReactNode;
  /**
   * `scrolling` keeps its head and foot while its body scrolls; `medium`, `wide`, `right`, the wider
   * `right-medium` and `panel` are for what takes more room than a question or a short form.
   */
  placement?: "center" | "medium" | "wide" | "scrolling" | "right" | "right-medium" | "panel";
  description?: ReactNode;
  picture?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

// Toasts are above the dialog.
const centered =
  "mt-[max(4rem,calc(var(--toasts,0px)+1rem))] animate-rise rounded-t-[16px] border sm:mt-[calc(var(--toasts,0px)+1.5rem)] sm:mb-6 sm:rounded-l";
// The distance is a margin, because a sticky foot would stand above the padding of what scrolls.
const centering = "items-end sm:place-items-center sm:px-6";
const pageScrolls = `${centering} scroll-pb-24 overflow-y-auto`;

const right =
  "relative flex h-dvh scroll-pb-24 animate-fade-in flex-col overflow-y-auto border-l pt-(--toasts,0px)";

const placements = {
  center: { overlay: pageScrolls, content: `${centered} sm:w-120` },
  medium: { overlay: pageScrolls, content: `${centered} sm:w-150` },
  wide: { overlay: pageScrolls, content: `${centered} max-w-235` },
  scrolling: {
    overlay: centering,
    content: `${centered} flex max-h-[calc(100dvh-4rem)] flex-col sm:max-h-[calc(100dvh-3rem)] sm:w-180 sm:max-w-full`,
  },
  right: { overlay: "justify-items-end", content: `${right} sm:w-130` },
  "right-medium": { overlay: "justify-items-end", content: `${right} sm:w-150` },
  panel: { overlay: "justify-items-end", content: `${right} sm:w-160` },
};

export function Dialog(props: DialogProps) {
  const { title, eyebrow, banner, description, picture, open, onOpenChange, children } = props;
  const placement = placements[props.placement ?? "center"];
  const Primitive = useOverlays(open)?.Dialog;
  const { rememberFocus, restoreFocus } = useRestoreFocus();
  if (!Primitive) return null;
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay
          data-dialog
          ref={reserveToastSpace}
          className={`fixed inset-0 z-40 grid animate-fade-in scroll-pt-24 bg-scrim data-[state=closed]:animate-fade-out ${placement.overlay}`}
        >
          <Primitive.Content
            {...(description ? {} : { "aria-describedby": undefined })}
            onOpenAutoFocus={(event) => {
              rememberFocus();
              // A panel is read from its top, where Radix focuses the button that closes it.
              if (props.placement !== "panel") focusFirst(event);
            }}
            onCloseAutoFocus={restoreFocus}
            // An open list of a field closes first.
            onEscapeKeyDown={(event) => {
              const { target } = event;
              const isOpenList = "[role=combobox][aria-expanded=true]";
              if (target instanceof Element && target.matches(isOpenList)) event.preventDefault();
            }}
            // Radix closes only what has come last, which may be a toast.
            onKeyDown={(event) => {
              if (event.key === "Escape" && !event.defaultPrevented) onOpenChange(false);
            }}
            // From the last control, Radix moves the focus to the first without scrolling.
            onFocus={({ target }) => {
              if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
            }}
            className={`w-full border-rule-2 bg-sheet shadow-float outline-none ${placement.content}`}
          >
            {banner}
            <div className="flex items-center gap-3 pt-4 pr-3 pb-1 pl-4 sm:pl-6">
              {picture}
              <div className="min-w-0 flex-1">
                {eyebrow && (
                  <p className="flex flex-wrap gap-2 pt-1 text-13 text-muted">{eyebrow}</p>
                )}
                <Primitive.Title className="text-d25 wrap-anywhere">{title}</Primitive.Title>
                {picture && <Description text={description} />}
              </div>
              <Primitive.Close asChild>
                <Button
                  type="button"
                  variant="quiet"
                  iconOnly
                  aria-label="Lukk"
                  className={banner ? "absolute top-4 right-4 bg-sheet" : "self-start"}
                >
                  <Icon icon={X} />
                </Button>
              </Primitive.Close>
            </div>
            {!picture && <Description text={description} className="px-4 sm:px-6" />}
            {children}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Description({ text, className = "" }: { text: ReactNode; className?: string }) {
  const Primitive = useOverlays()?.Dialog;
  if (!text || !Primitive) return null;
  return (
    <Primitive.Description asChild>
      <div className={`text-16 text-ink-2 ${className}`}>{text}</div>
    </Primitive.Description>
  );
}

/** Focuses the first field, of radios the chosen one, or else the button that changes nothing. */
function focusFirst(event: Event) {
  const content = event.currentTarget as HTMLElement;
  const field = content.querySelector<HTMLInputElement>(
    "input:not([type=hidden], [type=file]), select, textarea",
  );
  const isRadio = field?.type === "radio";
  const first =
    (isRadio ? content.querySelector<HTMLElement>("input[type=radio]:checked") : null) ??
    field ??
    content.querySelector<HTMLElement>("[data-actions] button");
  if (!first) return;
  event.preventDefault();
  first.focus();
}

export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 content-start gap-4 px-4 pt-2 pb-5 sm:px-6">{children}</div>;
}

/** The primary button comes last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div
      data-actions
      className="sticky bottom-0 flex flex-wrap justify-end gap-2 rounded-b-l border-t border-rule bg-sheet px-4 py-3.5 max-sm:buttons:flex-1 sm:px-6"
    >
      {children}
    </div>
  );
}
