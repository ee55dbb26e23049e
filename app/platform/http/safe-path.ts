const anyOrigin = "http://jaord.invalid";

/**
 * The path to send somebody to after signing in, or `fallback` when `target` could lead to
 * another site: only a path on this origin passes.
 */
export function safePath(target: string | null | undefined, fallback: string): string {
  if (!target?.startsWith("/") || !URL.canParse(target, anyOrigin)) return fallback;
  const url = new URL(target, anyOrigin);
  // A path such as /.//evil.example keeps our origin here, but reads as another host when sent.
  if (url.origin !== anyOrigin || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}
