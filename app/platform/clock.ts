let currentTimeMs = () => Date.now();

/** Returns the current time. All time-dependent code uses it, so tests can replace the clock. */
export function now(): Date {
  return new Date(currentTimeMs());
}

export function setClock(source: () => number = () => Date.now()): void {
  currentTimeMs = source;
}
