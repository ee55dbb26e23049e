/** Of the price, when a listing is sold. */
const commissionPercent = 5;

/** Returns what the seller owes Jaord for a sale. All in øre; half an øre is rounded up. */
export function commissionOf(price: number): number {
  return Math.floor((price * commissionPercent + 50) / 100);
}

/** Returns what the seller has left, in øre. */
export function netOf(price: number): number {
  return price - commissionOf(price);
}

/** In øre: ten million kroner. */
export const maxPrice = 10_000_000_00;

const windowMs = 30 * 24 * 3600 * 1000;

/** A price that a listing was published with, until the next one. */
export interface PriceSince {
  price: number;
  validFrom: Date;
}

/**
 * Returns the former price that a shop may strike through next to a new one: the lowest that was
 * valid within the 30 days before. Null unless the new price is below it.
 */
export function formerPriceOf(
  earlier: readonly PriceSince[],
  price: number,
  changedAt: Date,
): number | null {
  const start = new Date(changedAt.getTime() - windowMs);
  const inOrder = earlier.toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
  const valid = inOrder.filter((_, index) => {
    const next = inOrder[index + 1];
    return !next || next.validFrom > start;
  });
  const lowest = Math.min(...valid.map((each) => each.price));
  return price < lowest && valid.length > 0 ? lowest : null;
}
