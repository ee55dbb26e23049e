const storageKey = "jaord-favourites";
const changed = "favourites-changed";

/** A heart of a listing. Favourites are stored in this browser only. */
export class FavouriteButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector("button");
    if (!button || !readFavourites()) return;
    button.hidden = false;
    button.onclick = () => this.#toggle();
    addEventListener("storage", this.#show);
    addEventListener(changed, this.#show);
    this.#show();
  }

  disconnectedCallback(): void {
    removeEventListener("storage", this.#show);
    removeEventListener(changed, this.#show);
  }

  #toggle(): void {
    const favourites = readFavourites() ?? [];
    const id = this.#id;
    const others = favourites.filter((favourite) => favourite !== id);
    const next = others.length < favourites.length ? others : [...others, id];
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      return;
    }
    dispatchEvent(new Event(changed));
  }

  #show = (): void => {
    const isFavourite = readFavourites()?.includes(this.#id) ?? false;
    this.querySelector("button")?.setAttribute("aria-pressed", String(isFavourite));
  };

  get #id(): number {
    return Number(this.dataset.id);
  }
}

/** Returns null where the browser stores nothing. */
function readFavourites(): number[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
  } catch (error) {
    return error instanceof SyntaxError ? [] : null;
  }
}
