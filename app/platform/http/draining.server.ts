let draining = false;

/** From now on the process is not ready, so that a proxy sends new requests to another one. */
export function startDraining(): void {
  draining = true;
}

export function isDraining(): boolean {
  return draining;
}
