/** Also opens a form that the server returned with errors. */
export class ReserveDialog extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector("dialog");
    // Browsers without modal dialogs load the form from the server instead.
    if (!dialog?.showModal) return;
    this.addEventListener("click", (event) => this.#press(dialog, event));
    dialog.addEventListener("close", () => this.#returnFocus(dialog));
    if (dialog.open) show(dialog);
  }

  #press(dialog: HTMLDialogElement, event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest<HTMLButtonElement>("button[name=gave]");
    const isCancel = event.target.closest("[data-cancel]") !== null;
    if (opener || isCancel) event.preventDefault();
    if (opener) open(dialog, opener);
    // Inside the dialog but outside its form there is only the backdrop.
    else if (isCancel || event.target === dialog) dialog.close();
  }

  /** The button that opened the dialog may have been replaced. */
  #returnFocus(dialog: HTMLDialogElement): void {
    if (document.activeElement !== document.body) return;
    const { value } = field(dialog, "wishId");
    this.querySelector<HTMLElement>(`button[name=gave][value="${value}"]`)?.focus();
  }
}

function open(dialog: HTMLDialogElement, opener: HTMLButtonElement): void {
  field(dialog, "wishId").value = opener.value;
  const title = dialog.querySelector("[data-title]");
  if (title) title.textContent = opener.querySelector(".only-read")?.textContent ?? "";
  for (const left of dialog.querySelectorAll(".field-error, .form-note")) left.remove();
  const name = field(dialog, "guestName");
  name.removeAttribute("aria-invalid");
  dialog.showModal();
  name.focus();
}

function show(dialog: HTMLDialogElement): void {
  dialog.close();
  dialog.showModal();
}

function field(dialog: HTMLDialogElement, name: string): HTMLInputElement {
  return dialog.querySelector(`[name=${name}]`) as HTMLInputElement;
}
