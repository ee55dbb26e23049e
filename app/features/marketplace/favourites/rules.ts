/** Of an account. */
export const maxFavourites = 1000;

/** Ids that a browser hands over at once, and that the page of a visitor shows. */
export const maxStored = 500;

/** Reads the ids of a query such as `8,17`. */
export function parseIds(text: string | null): number[] {
  const ids = (text ?? "")
    .slice(0, 16 * maxStored)
    .split(",")
    .slice(0, maxStored);
  return [...new Set(ids.filter((id) => /^[1-9]\d{0,14}$/.test(id)).map(Number))];
}
