const placeholderOrigin = "http://jaord.invalid";

/** Returns `fallback` unless `target` is a path on this origin: redirects must not leave it. */
export function safePath(target: string | null | undefined, fallback: string): string {
  if (!target?.startsWith("/") || !URL.canParse(target, placeholderOrigin)) return fallback;
  const url = new URL(target, placeholderOrigin);
  // /.//evil.example parses to this origin, but browsers read the redirect as another host.
  if (url.origin !== placeholderOrigin || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}
