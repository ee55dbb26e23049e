/** Whose rest is a key, also where it leads to no page: to an invitation, to end or begin mails, to reports. */
const secretPaths = /^\/+(b|unsubscribe|newsletter\/+confirm|sms\/+(reports|incoming))\//i;

/** Parameters of routes.ts that are keys. Browsers may spell a path in several ways. */
const secretParameters = /:(code|token)\b/;

export function isSecretPath(path: string): boolean {
  return secretPaths.test(path);
}

/** Returns the path for logs, without the key that it may contain. */
export function withoutSecrets(path: string, route: string): string {
  if (secretParameters.test(route)) return route;
  const [prefix] = secretPaths.exec(path) ?? [];
  return prefix ? `${prefix}…` : path;
}

/** Browsers may send a key to nobody, and search engines must not list it. */
export function secretPathHeaders(path: string, route: string): Record<string, string> {
  if (withoutSecrets(path, route) === path) return {};
  // Without any referrer, browsers would not tell either where a form comes from.
  return { "Referrer-Policy": "strict-origin", "X-Robots-Tag": "noindex, nofollow" };
}
