/** Returns the token of a mailed link. */
export function tokenParam(url: URL): string {
  return url.searchParams.get("token") ?? "";
}
