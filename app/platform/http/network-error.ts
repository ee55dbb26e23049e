const networkErrorMessages =
  /^(Failed to fetch|NetworkError|Load failed|The (network|Internet) connection)/;

export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false;
  return networkErrorMessages.test(error.message) || globalThis.navigator?.onLine === false;
}
