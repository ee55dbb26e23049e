import { readSavedGuides, toggleSavedGuide } from "./stored-guides.ts";

/** The button that saves a guide in this browser. It stays hidden where nothing can be stored. */
export class SaveGuide extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector("button");
    if (!button || !readSavedGuides()) return;
    button.hidden = false;
    button.onclick = () => {
      toggleSavedGuide(this.#id);
      for (const other of document.querySelectorAll<SaveGuide>("save-guide")) other.show();
    };
    addEventListener("storage", this.show);
    // A page that comes back from the browser's cache may be older than what was saved since.
    addEventListener("pageshow", this.show);
    this.show();
  }

  disconnectedCallback(): void {
    removeEventListener("storage", this.show);
    removeEventListener("pageshow", this.show);
  }

  show = (): void => {
    const isSaved = readSavedGuides()?.includes(this.#id) ?? false;
    this.querySelector("button")?.setAttribute("aria-pressed", String(isSaved));
  };

  get #id(): number {
    return Number(this.dataset.id);
  }
}
