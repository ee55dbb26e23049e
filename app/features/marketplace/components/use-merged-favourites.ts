import { useEffect } from "react";
import { mergeStoredFavourites } from "./stored-favourites.ts";

/** In the frames of signed-in pages: what the browser has kept goes to the account. */
export function useMergedFavourites(): void {
  useEffect(() => {
    void mergeStoredFavourites();
  }, []);
}
