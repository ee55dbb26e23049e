const grouped = new Intl.NumberFormat("nb-NO");

/** Returns `1 095`, with a no-break space. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}
