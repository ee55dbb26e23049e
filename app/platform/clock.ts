let currentTimeMs = () => Date.now();

/** All code reads the time here, so that tests can replace the clock. */
export function now(): Date {
  return new Date(currentTimeMs());
}

export function setClock(source: () => number = () => Date.now()): void {
  currentTimeMs = source;
}
