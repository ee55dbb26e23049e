import { createHash } from "node:crypto";

/** Shows a mail as mail programs do: its own styles, the site's pictures and no scripts. */
export function mailPageResponse(html: string): Response {
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": framePolicy(html),
      "X-Robots-Tag": "noindex",
    },
  });
}

function framePolicy(html: string): string {
  const attributes = [...html.matchAll(/ style="([^"]*)"/g)];
  const elements = [...html.matchAll(/<style>([^<]*)<\/style>/g)];
  const styles = [...attributes, ...elements].map(([, style = ""]) => {
    return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
  });
  return [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'unsafe-hashes' ${[...new Set(styles)].join(" ")}`,
    "frame-ancestors 'self'",
    "sandbox allow-top-navigation-by-user-activation",
  ].join("; ");
}
