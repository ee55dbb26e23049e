import { readSavedGuides } from "./stored-guides.ts";

/** The list of saved guides. It holds all guides, and shows those that this browser has saved. */
export class SavedGuides extends HTMLElement {
  connectedCallback(): void {
    this.#show();
    addEventListener("storage", this.#show);
    // A page that comes back from the browser's cache may be older than what was saved since.
    addEventListener("pageshow", this.#show);
  }

  disconnectedCallback(): void {
    removeEventListener("storage", this.#show);
    removeEventListener("pageshow", this.#show);
  }

  #show = (): void => {
    const saved = readSavedGuides() ?? [];
    const items = [...this.querySelectorAll("li")];
    for (const item of items) item.hidden = !saved.includes(Number(item.dataset.id));
    this.hidden = items.every(({ hidden }) => hidden);
  };
}
