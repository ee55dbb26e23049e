/** Disables the button, with a visible reason in `[data-missing]`, until all is filled in. */
export class RequiredSubmit extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("input", this.#check);
    this.addEventListener("change", this.#check);
    this.#check();
  }

  #check = (): void => {
    const button = this.querySelector<HTMLButtonElement>("button[type=submit]");
    const reason = this.querySelector<HTMLElement>("[data-missing]");
    const required = this.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[required]");
    const isMissing = [...required].some(({ value }) => value.trim() === "");
    if (button) button.disabled = isMissing;
    if (reason) reason.hidden = !isMissing;
  };
}
