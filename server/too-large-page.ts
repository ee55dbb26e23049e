import { createHash } from "node:crypto";
import { texts } from "#app/features/weddings/texts.ts";

const style = `
:root { color-scheme: light }
body { margin: 0; padding: clamp(3rem, 14vh, 9rem) 1.25rem; background: #faf7f2; color: #23201d;
  font: 1.125rem/1.55 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding-left: 1.5rem; border-left: 2px solid #9b2335 }
h1 { margin: 0; font: 400 clamp(2rem, 8vw, 2.75rem)/1.1 Georgia, serif }
p { margin: 1rem 0 0 }
a { display: inline-block; padding: .5rem 0; color: #9b2335; font-weight: 600;
  text-underline-offset: 4px }
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

/**
 * The answer to a body that is not read to its end. It stands on its own, because nothing of the
 * request may reach the pages.
 * @param path of the page that was posted to, as URL has encoded it
 */
export function tooLargePage(path: string): Response {
  const page = `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Det var for stort – Jaord</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Det var for stort</h1>
<p>${texts.faults.picture["too-large"]}. Gå tilbake i nettleseren, velg en mindre fil og prøv igjen.</p>
<p><a href="${path.replaceAll("&", "&amp;")}">Åpne siden på nytt</a></p>
</main>
</body>
</html>
`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
  };
  return new Response(page, { status: 413, headers });
}
