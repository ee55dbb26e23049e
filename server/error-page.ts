import { createHash } from "node:crypto";
import { texts } from "#app/features/weddings/texts.ts";
import { errorTexts } from "#app/pages/site/error-texts.ts";
import { escapeHtml } from "#app/platform/html.ts";

const style = `
:root { color-scheme: light }
body { margin: 0; padding: clamp(3rem, 14vh, 9rem) 1.25rem; background: #faf7f2; color: #23201d;
  font: 1.125rem/1.55 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding-left: 1.5rem; border-left: 2px solid #9b2335 }
h1 { margin: 0; font: 400 clamp(2rem, 8vw, 2.75rem)/1.1 Georgia, serif }
p { margin: 1rem 0 0 }
a { display: inline-block; padding: .5rem 0; color: #9b2335; font-weight: 600;
  text-underline-offset: 4px }
label { display: block; margin-top: 1.25rem }
input, textarea { box-sizing: border-box; width: 100%; padding: .6rem .75rem; border: 1px solid #8a7f72;
  background: #fff; color: inherit; font: inherit }
button { margin-top: 1.5rem; padding: .8rem 1.6rem; border: 0; background: #9b2335; color: #fff;
  font: 600 1.0625rem/1.2 system-ui, sans-serif; cursor: pointer }
small { display: block; margin-top: 2rem; color: #655d54 }
`;

const styleHash = createHash("sha256").update(style).digest("base64");

const errorPages = {
  400: errorTexts[400],
  403: {
    title: "Dette kom fra et annet nettsted",
    sentence:
      "Vi tar bare imot skjemaer fra våre egne sider. Ingenting ble lagret. Åpne siden hos oss, og prøv igjen.",
  },
  405: errorTexts[405],
  413: {
    title: errorTexts[413].title,
    sentence: `${texts.errors.picture["too-large"]}. Gå tilbake i nettleseren, velg en mindre fil og prøv igjen.`,
  },
};

interface ErrorPageOptions {
  path?: string;
  headers?: Record<string, string>;
}

export function errorPage(
  status: keyof typeof errorPages,
  { path = "/", headers }: ErrorPageOptions = {},
): Response {
  const { title, sentence } = errorPages[status];
  // "//host" and "/\host" lead to another site.
  const href = /^\/(?![/\\])/.test(path) ? path : "/";
  const link = `<p><a href="${escapeHtml(href)}">${href === "/" ? "Til forsiden" : "Åpne siden på nytt"}</a></p>`;
  return errorDocument(title, `<p>${sentence}</p>\n${link}`, {
    status,
    ...(headers && { headers }),
  });
}

interface DocumentOptions {
  status: number;
  headers?: Record<string, string>;
  formAction?: "'none'" | "'self'";
}

/** `content` is HTML. */
export function errorDocument(
  title: string,
  content: string,
  { status, headers, formAction = "'none'" }: DocumentOptions,
): Response {
  return new Response(errorMarkup(title, content), {
    status,
    headers: { ...headers, ...errorHeaders(formAction) },
  });
}

/** Needs no script and no other file, so that it shows whatever is broken. `content` is HTML. */
export function errorMarkup(title: string, content: string): string {
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Jaord</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

export function errorHeaders(formAction = "'none'"): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policyFor(formAction),
  };
}

function policyFor(formAction: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'self'",
  ].join("; ");
}
