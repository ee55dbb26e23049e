/**
 * Returns true for a state-changing request from a page of another site. Browsers send
 * Origin or, without it, Sec-Fetch-Site; a client that sends neither is not a browser
 * and has no session cookies.
 * @param publicUrl the site's own URL, for proxies that do not forward Host
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get("Origin");
  if (!origin) {
    return ["cross-site", "same-site"].includes(request.headers.get("Sec-Fetch-Site") ?? "");
  }
  if (!URL.canParse(origin)) return true;
  const ownHosts = [new URL(request.url).host, new URL(publicUrl).host];
  return !ownHosts.includes(new URL(origin).host);
}
