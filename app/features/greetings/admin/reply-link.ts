import { cleanLine } from "#app/platform/http/clean-text.ts";
import { isEmailAddress } from "#app/platform/http/email-address.ts";
import { inboxTexts } from "./texts.ts";

interface Reply {
  email: string | null;
  guestName: string;
  couple: [string, string];
}

/**
 * Returns a `mailto:` URL with subject and salutation (RFC 6068), or null without an e-mail.
 * Nothing the guest wrote can add a recipient or a header.
 */
export function replyLink({ email, guestName, couple }: Reply): string | null {
  if (!email || !isEmailAddress(email)) return null;
  const from = couple.map(cleanLine).join(" og ");
  const subject = inboxTexts.mail.subject(from);
  const body = inboxTexts.mail.body(cleanLine(guestName), from).join("\r\n");
  return `mailto:${encoded(email).replace("%40", "@")}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
