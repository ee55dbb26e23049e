let read = () => Date.now();

/** The current instant; everything that depends on the time asks here. */
export function now(): Date {
  return new Date(read());
}

/** Lets a test decide what time it is; called without an argument it gives the real time back. */
export function setClock(source: () => number = () => Date.now()): void {
  read = source;
}
