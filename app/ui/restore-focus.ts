import { useRef } from "react";

/** Returns the focus to the element that had it when a dialog without a trigger was opened. */
export function useRestoreFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    rememberFocus() {
      if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    },
    restoreFocus(event: Event) {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
