import { mergeStoredFavourites } from "#app/features/marketplace/components/stored-favourites.ts";
import { showEverywhere } from "./favourite-button.ts";

/** Stands on the pages of a signed-in user: what the browser has kept goes to the account. */
export class MergeFavourites extends HTMLElement {
  connectedCallback(): void {
    void this.#merge();
  }

  async #merge(): Promise<void> {
    const merged = await mergeStoredFavourites();
    for (const id of merged) showEverywhere(id, true);
    // The list of favourites is made by the server.
    if (merged.length > 0 && this.dataset.reload !== undefined) location.reload();
  }
}
