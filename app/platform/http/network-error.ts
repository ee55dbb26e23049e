const words = /^(Failed to fetch|NetworkError|Load failed|The (network|Internet) connection)/;

/** Whether a browser's `fetch` got no answer: each browser says it in its own words. */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false;
  return words.test(error.message) || globalThis.navigator?.onLine === false;
}
