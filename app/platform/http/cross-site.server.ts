/** Clients that send neither Origin nor Sec-Fetch-Site are not browsers and hold no session. */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get("Origin");
  if (!origin) {
    return ["cross-site", "same-site"].includes(request.headers.get("Sec-Fetch-Site") ?? "");
  }
  if (!URL.canParse(origin)) return true;
  // The public URL counts too: a proxy may not forward Host.
  const ownHosts = [new URL(request.url).host, new URL(publicUrl).host];
  return !ownHosts.includes(new URL(origin).host);
}
