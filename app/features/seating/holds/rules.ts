/** A browser that has the chart open tells so this often. */
export const presenceIntervalMs = 20_000;

/** Longer than an interval and a slow network. */
export const presenceMs = 50_000;

/** Of one account. Two partners who both drag for ten minutes without a pause need 7,000 each. */
export const presenceLimit = { points: 9_000, seconds: 600 } as const;
