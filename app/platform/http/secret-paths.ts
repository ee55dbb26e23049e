/** Whose rest is a key: to an invitation. */
const secretPaths = ["/b/"];

/** Returns the path for logs, without the key that it may contain. */
export function withoutSecrets(path: string): string {
  const prefix = secretPaths.find((secret) => path.startsWith(secret));
  return prefix ? `${prefix}…` : path;
}

/** Browsers may send a key to nobody, and search engines must not list it. */
export function secretPathHeaders(path: string): Record<string, string> {
  if (withoutSecrets(path) === path) return {};
  // Without any referrer, browsers would not tell either where a form comes from.
  return { "Referrer-Policy": "strict-origin", "X-Robots-Tag": "noindex, nofollow" };
}
