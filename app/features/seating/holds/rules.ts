/** A browser that has the chart open tells so this often. */
export const presenceIntervalMs = 20_000;

/** Longer than an interval and a slow network. */
export const presenceMs = 50_000;
