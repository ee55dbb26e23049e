import { showToast } from "./toast.ts";

/** A button that copies `data-text`. Where that is not allowed, `data-shown` is selected instead. */
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
      const place = document.getElementById(shown);
      if (place) getSelection()?.selectAllChildren(place);
    }
  }
}
