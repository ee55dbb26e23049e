import { showToast } from "./toast.ts";

/** Selects the element with the id `data-shown` where the clipboard is not allowed. */
export class CopyText extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector("button");
    if (!button) return;
    button.hidden = false;
    button.addEventListener("click", () => void this.#copy());
  }

  async #copy(): Promise<void> {
    const { text = "", shown = "", copied = "" } = this.dataset;
    try {
      await navigator.clipboard.writeText(text);
      showToast(copied, "status");
    } catch {
      const target = document.getElementById(shown);
      if (target) getSelection()?.selectAllChildren(target);
    }
  }
}
