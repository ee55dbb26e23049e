const checkEveryMs = 4_000;

/**
 * A request for a long answer that ends when the browser goes away, and within seconds when
 * `isAllowed` no longer says yes or throws, as it does once somebody has signed out elsewhere.
 */
export function whileAllowed(
  request: Request,
  isAllowed: (asked: Request) => Promise<boolean>,
): Request {
  const refused = new AbortController();
  const checking = setInterval(async () => {
    const asked = new Request(request.url, { headers: request.headers });
    const allowed = await isAllowed(asked).catch(() => false);
    if (!allowed) refused.abort();
  }, checkEveryMs);
  const signal = AbortSignal.any([request.signal, refused.signal]);
  signal.addEventListener("abort", () => clearInterval(checking));
  return new Request(request, { signal });
}
