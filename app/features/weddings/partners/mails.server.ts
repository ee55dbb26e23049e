import { sendMail } from "#app/features/delivery/commands.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { mailPage } from "#app/platform/mail/mail-page.ts";
import { invitationLifetime, invitationPath } from "./rules.ts";
import { partnerTexts } from "./texts.ts";

const { mail: texts } = partnerTexts;

/** Names the inviter by e-mail only: an attacker could put any text into a display name. */
export function mailInvitation(
  tx: Transaction,
  weddingId: string,
  { email, inviter, token }: { email: string; inviter: string; token: string },
): Promise<void> {
  const page = mailPage({
    heading: texts.heading,
    paragraphs: [texts.text(inviter)],
    button: { label: texts.button, url: config().publicUrl + invitationPath(token) },
    note: texts.note(email),
  });
  const mail = { to: { address: email }, subject: texts.subject, ...page };
  return sendMail(tx, mail, { owner: { weddingId }, lifetime: invitationLifetime });
}
