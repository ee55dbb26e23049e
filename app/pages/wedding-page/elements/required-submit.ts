export class RequiredSubmit extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("input", this.#check);
    this.#check();
  }

  #check = (): void => {
    const button = this.querySelector<HTMLButtonElement>("button[type=submit]");
    const required = this.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[required]");
    if (button) button.disabled = [...required].some(({ value }) => value.trim() === "");
  };
}
