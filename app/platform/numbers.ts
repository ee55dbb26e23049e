const grouped = new Intl.NumberFormat("nb-NO");

/** Returns `1 095`, with a no-break space. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

const words = ["", "én", "to", "tre", "fire", "fem", "seks", "sju", "åtte", "ni", "ti"];

/** Returns numbers up to ten as words. */
export function formatCount(count: number): string {
  return words[count] || formatNumber(count);
}
