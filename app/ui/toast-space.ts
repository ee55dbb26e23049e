const dialogs = new Set<HTMLElement>();
const listeners = new Set<() => void>();
let toastHeight = 0;
let toastList: HTMLElement | null = null;
let insets = { foot: 0, side: 0 };

// Variables of the root and `body:has()` would do the same without code, but with each toast and menu
// browsers would compute the styles of the whole page anew.

/** A callback ref for dialogs. Toasts are shown above an open dialog, whose `--toasts` is their height. */
export function reserveToastSpace(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return;
  dialogs.add(dialog);
  setToastSpace(dialog);
  notify();
  return () => {
    dialogs.delete(dialog);
    notify();
  };
}

/** In pixels. */
export function setToastHeight(height: number): void {
  toastHeight = height;
  for (const dialog of dialogs) setToastSpace(dialog);
}

/** Must be called with the list of toasts, whose `--foot-bars` and `--side-panes` are set until the cleanup. */
export function placeToastList(list: HTMLElement): () => void {
  toastList = list;
  applyInsets(list);
  return () => {
    toastList = null;
  };
}

/** How much of the window's foot and right side bars and panes take, in pixels. */
export function setToastInsets(next: { foot: number; side: number }): void {
  if (next.foot === insets.foot && next.side === insets.side) return;
  insets = next;
  if (toastList) applyInsets(toastList);
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isDialogOpen(): boolean {
  return dialogs.size > 0;
}

function setToastSpace({ style }: HTMLElement): void {
  style.setProperty("--toasts", `${toastHeight}px`);
}

function applyInsets({ style }: HTMLElement): void {
  style.setProperty("--foot-bars", `${insets.foot}px`);
  style.setProperty("--side-panes", `${insets.side}px`);
}

function notify(): void {
  for (const listener of listeners) listener();
}
