/**
 * Whether a request that changes something was sent by a page of another site. Browsers say so in
 * Origin or, where that is missing, in Sec-Fetch-Site; a client that sends neither is no browser
 * and holds nobody's cookies.
 * @param publicUrl the site's own address, for a proxy in front that does not pass on Host
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
