import { escapeHtml } from "#app/platform/html.ts";

export interface Mail {
  to: { name?: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The sender's name, instead of the platform's. */
  fromName?: string;
  /** Where replies go, instead of the sender's address. */
  replyTo?: { name?: string; address: string };
  /** Where one request without a session refuses further mails. */
  unsubscribeUrl?: string;
  attachments?: { fileName: string; type: string; content: string }[];
}

export interface MailPage {
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  note?: string;
  /** Below the note, in small letters. */
  link?: { label: string; url: string };
}

const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const paragraph = `margin:0 0 16px;font-family:${sans};font-size:16px;line-height:26px;color:#4a443d`;
const small = `font-family:${sans};font-size:13px;line-height:20px;color:#6b6258`;
const label = `font-family:${sans};font-size:16px;line-height:24px;font-weight:bold;color:#fffdfa`;

export function mailPage(page: MailPage): Pick<Mail, "text" | "html"> {
  for (const { url } of [page.button, page.link].filter((each) => each !== undefined)) {
    if (!/^https?:\/\/[^\s"<>]+$/.test(url)) {
      throw new Error("a mail can only link to an http address");
    }
  }
  return { text: plainText(page), html: document(page) };
}

function plainText({ heading, paragraphs, button, note, link }: MailPage): string {
  const addressOf = (each: MailPage["link"]) => (each ? [`${each.label}:\n${each.url}`] : []);
  const parts = [
    heading,
    ...paragraphs,
    ...addressOf(button),
    ...(note ? [note] : []),
    ...addressOf(link),
    "-- \nJaord",
  ];
  return `${parts.join("\n\n")}\n`;
}

function document(page: MailPage): string {
  const heading = escapeHtml(page.heading);
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${heading}</title>
</head>
<body style="margin:0;padding:0;background-color:#faf7f2">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#faf7f2">
<tr><td align="center" style="padding:40px 16px 48px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="left" style="padding:0 4px 20px;font-family:${serif};font-size:22px;line-height:28px;color:#23201d">Jaord</td></tr>
<tr><td align="left" bgcolor="#fffdfa" style="padding:32px 24px 28px;border:1px solid #e3dbce;border-radius:10px">
<h1 style="margin:0 0 20px;font-family:${serif};font-size:28px;line-height:34px;font-weight:normal;color:#23201d">${heading}</h1>
${page.paragraphs.map((text) => `<p style="${paragraph}">${escapeHtml(text)}</p>`).join("\n")}
${button(page)}${page.note ? `<p style="margin:0;${small}">${escapeHtml(page.note)}</p>` : ""}${smallLink(page)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function button(page: MailPage): string {
  if (!page.button) return "";
  const url = escapeHtml(page.button.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" bgcolor="#9b2335" style="border-radius:6px">
<a href="${url}" style="display:inline-block;padding:12px 24px;text-decoration:none;${label}">${escapeHtml(page.button.label)}</a>
</td></tr>
</table>
<p style="margin:24px 0 4px;${small}">Virker ikke knappen? Lim inn denne adressen i nettleseren:</p>
<p style="margin:0 0 16px;${small};word-break:break-all"><a href="${url}" style="color:#9b2335">${url}</a></p>
`;
}

function smallLink({ link }: MailPage): string {
  if (!link) return "";
  const { label, url } = link;
  return `
<p style="margin:12px 0 0;${small}"><a href="${escapeHtml(url)}" style="color:#9b2335">${escapeHtml(label)}</a></p>`;
}
