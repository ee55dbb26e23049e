/** PostgreSQL takes 65,535 parameters in a statement. */
export const rowsPerInsert = 1000;

/** Returns the items in batches of at most `size`. */
export function batchesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
