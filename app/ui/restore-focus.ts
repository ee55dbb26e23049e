import { useRef } from "react";

/** Returns the focus to the element that had it when a dialog without a trigger was opened. */
export function useRestoreFocus() {
  const opener = useRef<ReturnType<typeof describeOpener>>(null);
  return {
    rememberFocus() {
      const { activeElement } = document;
      if (activeElement === document.body) opener.current = lastChoice;
      else if (activeElement instanceof HTMLElement) {
        opener.current = describeOpener(activeElement);
      }
      lastChoice = null;
    },
    restoreFocus(event: Event) {
      event.preventDefault();
      if (!opener.current) return;
      const { element, list, index } = opener.current;
      if (element.isConnected) return element.focus();
      // The dialog has removed the row of its opener.
      const row = list?.isConnected
        ? list.children[Math.min(index, list.children.length - 1)]
        : undefined;
      const neighbour = row?.querySelector<HTMLElement>("a, button, input");
      if (neighbour) neighbour.focus();
      else focusMain();
    },
  };
}

/** For when what had the focus is gone, and nothing like it is left. */
export function focusMain(): void {
  document.querySelector<HTMLElement>("main h1[tabindex], main")?.focus();
}

/**
 * Nothing has the focus while a menu is closing. A dialog that opens then, because the menu's choice
 * has failed, still belongs to the menu's button.
 */
let lastChoice: ReturnType<typeof describeOpener> | null = null;

/** Must be called with the item that is chosen from a menu. */
export function rememberChoice(item: HTMLElement): void {
  lastChoice = describeOpener(item);
  // In Safari, nothing has the focus either when a dialog is opened by pressing a button.
  addEventListener("pointerdown", forgetChoice, { capture: true, once: true });
  addEventListener("keydown", forgetChoice, { capture: true, once: true });
}

function forgetChoice(): void {
  lastChoice = null;
}

/** A menu is gone when the dialog that it opened closes; its button remains. */
function describeOpener(focused: HTMLElement) {
  const trigger = focused.closest("[role=menu]")?.getAttribute("aria-labelledby");
  const element = document.getElementById(trigger ?? "") ?? focused;
  const row = element.closest("li, tr");
  const list = row?.parentElement;
  return { element, list, index: list ? [...list.children].indexOf(row) : -1 };
}
