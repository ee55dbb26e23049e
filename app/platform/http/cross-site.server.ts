/**
 * Whether a request that changes something was sent by a page of another site. Browsers say so in
 * Origin or, where that is missing, in Sec-Fetch-Site; a client that sends neither is no browser
 * and holds nobody's cookies.
 */
export function isCrossSite(request: Request): boolean {
  const origin = request.headers.get("Origin");
  if (origin) return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
  const site = request.headers.get("Sec-Fetch-Site");
  return site === "cross-site" || site === "same-site";
}
