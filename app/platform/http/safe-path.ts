const placeholderOrigin = "http://jaord.invalid";

/**
 * Returns the path to redirect to after sign-in, or `fallback` when `target` could lead to
 * another site: only a path on this origin passes.
 */
export function safePath(target: string | null | undefined, fallback: string): string {
  if (!target?.startsWith("/") || !URL.canParse(target, placeholderOrigin)) return fallback;
  const url = new URL(target, placeholderOrigin);
  // /.//evil.example parses to this origin, but browsers read the redirect as another host.
  if (url.origin !== placeholderOrigin || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}
