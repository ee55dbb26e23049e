const networkErrorMessages =
  /^(Failed to fetch|NetworkError|Load failed|The (network|Internet) connection)/;

/** Returns true when `fetch` got no response; each browser has its own message. */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false;
  return networkErrorMessages.test(error.message) || globalThis.navigator?.onLine === false;
}
