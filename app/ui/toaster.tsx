import { memo, useEffect, useRef, useSyncExternalStore } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { TriangleAlert, X } from "./icons.ts";
import { lateModule } from "./late-module.ts";
import {
  dismiss,
  getServerToasts,
  getToasts,
  maxVisible,
  type QueuedToast,
  subscribe,
  toast,
} from "./toast-queue.ts";
import { isDialogOpen, placeToastList, setToastHeight, subscribeToDialogs } from "./toast-space.ts";

const useToastWidget = lateModule(() => import("./radix-toast.ts"));
const durationMs = 4_000;
/** Time to read the message and reach the button. Hovering or focusing it stops the clock. */
const actionDurationMs = 12_000;

export function useToast() {
  return toast;
}

/** Must be rendered once in each layout. Alt+T moves the focus to it. */
export const Toaster = memo(function Toaster() {
  const toasts = useSyncExternalStore(subscribe, getToasts, getServerToasts);
  const isAboveDialog = useSyncExternalStore(subscribeToDialogs, isDialogOpen, () => false);
  // Needed at once, because a message may have to say that the network is gone.
  const Toast = useToastWidget(true)?.Toast;
  const viewport = useRef<HTMLOListElement>(null);
  const scrolls = toasts.length > maxVisible + 1;
  // Returns nothing, because React would take the promise of newer browsers for a cleanup function.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the newest
  useEffect(() => {
    if (scrolls) viewport.current?.scrollTo({ top: viewport.current.scrollHeight });
  }, [scrolls, toasts]);
  useEffect(() => {
    if (!Toast || !viewport.current) return;
    const sizes = new ResizeObserver(([entry]) => setToastHeight(entry?.contentRect.height ?? 0));
    sizes.observe(viewport.current);
    const release = placeToastList(viewport.current);
    return () => {
      release();
      sizes.disconnect();
    };
  }, [Toast]);
  if (!Toast) return null;
  return (
    <Toast.Provider label="Beskjed" swipeDirection="right" swipeThreshold={20}>
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
      <Toast.Viewport
        ref={viewport}
        label="Beskjeder ({hotkey})"
        hotkey={["altKey", "KeyT"]}
        className={classNames(
          "fixed inset-x-4 z-50 grid gap-2 outline-none sm:left-auto sm:w-94 lg:right-[calc(var(--side-panes,0px)+2rem)]",
          // A dialog's buttons are at its foot, on phones at the foot of the window.
          isAboveDialog
            ? "top-2"
            : "bottom-[calc(var(--foot-bars,0px)+1rem)] lg:bottom-[calc(var(--foot-bars,0px)+1.5rem)]",
          scrolls && "max-h-[45dvh] overflow-x-hidden overflow-y-auto overscroll-contain",
        )}
      />
    </Toast.Provider>
  );
});

function ToastCard({ entry }: { entry: QueuedToast }) {
  const Toast = useToastWidget()?.Toast;
  if (!Toast) return null;
  const isError = entry.tone === "error";
  return (
    <Toast.Root
      duration={entry.action ? actionDurationMs : durationMs}
      type={isError ? "foreground" : "background"}
      onOpenChange={(open) => {
        if (!open) dismiss(entry.id);
      }}
      data-ground={isError ? undefined : "dark"}
      className={classNames(
        "flex min-h-12 animate-toast-in touch-pan-y items-center gap-3 rounded-m border pl-4 text-14 shadow-float",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-toast-swipe-out",
        isError ? "border-error bg-sheet text-ink" : "border-ink bg-ink text-on-ink",
      )}
    >
      {isError && <Icon icon={TriangleAlert} className="text-error" />}
      <div className="min-w-0 flex-1 py-2.5">
        <Toast.Title className="font-semibold">{entry.title}</Toast.Title>
        {entry.description && <Toast.Description>{entry.description}</Toast.Description>}
      </div>
      {entry.action && (
        <Toast.Action
          altText={entry.action.label}
          onClick={entry.action.onPress}
          className="min-h-11 px-2 font-semibold underline underline-offset-3"
        >
          {entry.action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Lukk"
        className="mr-1 grid size-11 flex-none place-items-center rounded-m"
      >
        <Icon icon={X} size={16} />
      </Toast.Close>
    </Toast.Root>
  );
}
