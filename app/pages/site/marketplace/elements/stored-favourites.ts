import {
  favouritesChanged,
  readStoredFavourites,
} from "#app/features/marketplace/components/stored-favourites.ts";

/** Shows a visitor the favourites that this browser keeps. The server makes the list of their ids. */
export class StoredFavourites extends HTMLElement {
  #shown = "";

  connectedCallback(): void {
    addEventListener("storage", this.#load);
    addEventListener("pageshow", this.#load);
    // A heart that was emptied stays in its place until the page is opened again.
    void this.#load();
  }

  disconnectedCallback(): void {
    removeEventListener("storage", this.#load);
    removeEventListener("pageshow", this.#load);
  }

  #load = async (): Promise<void> => {
    const ids = (readStoredFavourites() ?? []).join(",");
    if (ids === this.#shown) return;
    this.#shown = ids;
    try {
      const response = await fetch(`/favorites?annonser=${ids}`);
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const list = page.querySelector("stored-favourites");
      if (!response.ok || !list || ids !== this.#shown) return;
      this.replaceChildren(...list.childNodes);
      dispatchEvent(new Event(favouritesChanged));
    } catch {
      this.#shown = "";
    }
  };
}
