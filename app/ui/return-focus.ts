import { useRef } from "react";

/** Gives the focus back to what had it when a dialog without a trigger of its own was opened. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember() {
      if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    },
    restore(event: Event) {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
