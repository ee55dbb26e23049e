/**
 * Disables a form while it is sent: text typed meanwhile would be lost. Returns a function that
 * enables it and restores the focus.
 */
export function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>("[data-busy]");
  const label = button?.textContent ?? "";
  const focused = document.activeElement;
  const focusedElement = focused instanceof HTMLElement && form.contains(focused) ? focused : null;
  focusedElement?.blur();
  form.inert = true;
  form.setAttribute("aria-busy", "true");
  button?.setAttribute("aria-disabled", "true");
  if (button) button.textContent = button.dataset.busy ?? label;
  return () => {
    form.inert = false;
    form.removeAttribute("aria-busy");
    button?.removeAttribute("aria-disabled");
    if (button) button.textContent = label;
    if (document.activeElement === document.body) focusedElement?.focus({ preventScroll: true });
  };
}
