/**
 * Decides by the first header present of Origin, Sec-Fetch-Site and Referer. A client that sends
 * none is no browser in which another site could use a session.
 */
export function isCrossSite({ headers, url }: Request, publicUrl: string): boolean {
  const origin = headers.get("Origin");
  const fetchSite = headers.get("Sec-Fetch-Site");
  if (!origin && fetchSite) return ["cross-site", "same-site"].includes(fetchSite);
  const source = origin || headers.get("Referer");
  if (!source) return false;
  if (!URL.canParse(source)) return true;
  // The public URL counts too: a proxy may not forward Host.
  const ownHosts = [new URL(url).host, new URL(publicUrl).host];
  return !ownHosts.includes(new URL(source).host);
}
