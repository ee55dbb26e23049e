import { escapeHtml } from "#app/platform/html.ts";
import type { MailColors, MailTheme } from "./mail-theme.ts";

/** HTML that is safe in a mail: only `html` makes it, and escapes what it inserts. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insertion = string | number | Html | readonly Html[];

export function html(strings: TemplateStringsArray, ...values: Insertion[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(htmlOf)));
}

function htmlOf(value: Insertion): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map(({ text }) => text).join("");
  return escapeHtml(String(value));
}

interface Letter {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preheader: string;
  /** Rows of the outer table. */
  rows: Html;
}

/** Tables and inline styles, as old mail programs need them; 600 wide, one column on phones. */
export function letterDocument(theme: MailTheme, { subject, preheader, rows }: Letter): string {
  const { page } = theme.light;
  const styles = new Html(`${baseStyles(theme)}${darkStyles(theme.dark)}`);
  return html`<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${styles}</style>
</head>
<body class="bg" style="margin:0;background:${page}">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="presentation" width="100%" class="bg" cellpadding="0" cellspacing="0" border="0" style="background:${page}">
<tr><td align="center" style="padding:20px 10px 28px">
<table role="presentation" class="full" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;max-width:600px">
${rows}
</table>
</td></tr>
</table>
</body>
</html>
`.text;
}

export interface MailLink {
  label: string;
  url: string;
}

export function button({ light, text, radius }: MailTheme, { label, url }: MailLink): Html {
  return html`<a href="${url}" class="bt" style="display:inline-block;background:${light.accent};color:${light.onAccent};font:600 18px/24px ${text};text-decoration:none;padding:14px 34px;border-radius:${radius};text-align:center">${label}</a>`;
}

export function outlineButton({ light, text, radius }: MailTheme, { label, url }: MailLink): Html {
  return html`<a href="${url}" class="bl" style="display:inline-block;color:${light.ink};border:1px solid ${light.ink};font:500 17px/22px ${text};text-decoration:none;padding:12px 24px;border-radius:${radius};text-align:center">${label}</a>`;
}

interface Footer {
  hint?: string;
  warning: string;
  unsubscribe: MailLink;
  rest: string;
}

export function footerRow(theme: MailTheme, { hint, warning, unsubscribe, rest }: Footer): Html {
  const { light, text } = theme;
  return html`<tr><td class="px mut" align="center" style="padding:20px 40px 0;font:400 15px/22px ${text};color:${light.muted}">${hint ? html`${hint}<br>` : ""}${warning}<br><a href="${unsubscribe.url}" style="color:${light.muted}">${unsubscribe.label}</a> ${rest}</td></tr>`;
}

/** Line breaks of a text that people have written. */
export function lines(text: string): Html[] {
  return text.split("\n").map((line, index) => (index > 0 ? html`<br>${line}` : html`${line}`));
}

function baseStyles({ headingSize }: MailTheme): string {
  return (
    "table{border-collapse:separate;border-spacing:0}img{border:0;display:block;max-width:100%}" +
    "@media (max-width:599px){.full{width:100%!important}" +
    ".px{padding-left:22px!important;padding-right:22px!important}" +
    `.h1{font-size:${headingSize - 4}px!important}` +
    ".st{display:block!important;width:100%!important;box-sizing:border-box;" +
    "padding-left:0!important;padding-right:0!important}" +
    ".bt,.bl{display:block!important;padding-left:12px!important;padding-right:12px!important}}"
  );
}

function darkStyles(dark: MailColors): string {
  const rules = {
    "body,.bg": `background:${dark.page}!important`,
    ".pp": `background:${dark.paper}!important;border-color:${dark.edge}!important`,
    ".pk": `background:${dark.envelope}!important;border-color:${dark.edge}!important`,
    ".ink,.ink a": `color:${dark.ink}!important`,
    ".mut,.mut a": `color:${dark.muted}!important`,
    ".amp": `color:${dark.ampersand}!important`,
    ".bt": `background:${dark.accent}!important;color:${dark.onAccent}!important`,
    ".bl": `border-color:${dark.ink}!important;color:${dark.ink}!important`,
    ".ru": `border-color:${dark.edge}!important`,
  };
  const css = Object.entries(rules).map(([selector, rule]) => `${selector}{${rule}}`);
  return `@media (prefers-color-scheme:dark){${css.join("")}}`;
}
