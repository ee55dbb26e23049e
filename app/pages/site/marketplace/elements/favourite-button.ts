import {
  favouritesChanged,
  readStoredFavourites,
  sendFavourite,
  toggleStoredFavourite,
} from "#app/features/marketplace/components/stored-favourites.ts";

/** A heart of a listing: stored for the account, or in this browser until its user signs in. */
export class FavouriteButton extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector("form");
    if (form) {
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        void this.#submit(form);
      });
      return;
    }
    const button = this.querySelector("button");
    if (!button || !readStoredFavourites()) return;
    button.hidden = false;
    button.onclick = () => toggleStoredFavourite(this.listingId);
    addEventListener("storage", this.#showStored);
    // A page that comes back from the browser's cache may be older than what was saved since.
    addEventListener("pageshow", this.#showStored);
    addEventListener(favouritesChanged, this.#showStored);
    this.#showStored();
  }

  disconnectedCallback(): void {
    removeEventListener("storage", this.#showStored);
    removeEventListener("pageshow", this.#showStored);
    removeEventListener(favouritesChanged, this.#showStored);
  }

  show(isFavourite: boolean): void {
    this.querySelector("button")?.setAttribute("aria-pressed", String(isFavourite));
    const intent = this.querySelector<HTMLInputElement>("input[name=intent]");
    if (intent) intent.value = isFavourite ? "remove" : "add";
  }

  /** Shows the change at once. Where it fails, the page itself is submitted and says why. */
  async #submit(form: HTMLFormElement): Promise<void> {
    const isAdding = new FormData(form).get("intent") === "add";
    showEverywhere(this.listingId, isAdding);
    const fields = { listingId: String(this.listingId) };
    if (await sendFavourite(isAdding ? "add" : "remove", fields)) return;
    showEverywhere(this.listingId, !isAdding);
    form.submit();
  }

  #showStored = (): void => {
    this.show(readStoredFavourites()?.includes(this.listingId) ?? false);
  };

  get listingId(): number {
    return Number(this.dataset.id);
  }
}

/** A listing may have several hearts on a page. */
export function showEverywhere(id: number, isFavourite: boolean): void {
  const selector = `favourite-button[data-id="${id}"]`;
  for (const button of document.querySelectorAll<FavouriteButton>(selector)) {
    button.show(isFavourite);
  }
}
