import { sendMail } from "#app/features/delivery/commands.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { mailPage } from "#app/platform/mail/mail-page.ts";
import { invitationLifetimeSeconds, invitationPath, nameInMail } from "./rules.ts";
import { partnerTexts } from "./texts.ts";

interface Couple {
  bride: string;
  groom: string;
}

export function mailInvitation(
  tx: Transaction,
  wedding: Couple & { id: string },
  { email, token }: { email: string; token: string },
): Promise<void> {
  const { subject, heading, text, button, note } = partnerTexts.mail;
  const page = mailPage({
    heading,
    paragraphs: [text(nameInMail(wedding))],
    button: { label: button, url: config().publicUrl + invitationPath(token) },
    note: note(email),
  });
  const owner = { weddingId: wedding.id };
  const mail = { to: { address: email }, subject, ...page };
  return sendMail(tx, mail, { owner, lifetimeSeconds: invitationLifetimeSeconds });
}

export function mailPartnerLeft(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  { leaver, wedding }: { leaver: string; wedding: Couple },
): Promise<void> {
  const { subject, heading, text, invite, button } = partnerTexts.leftMail;
  const page = mailPage({
    heading,
    paragraphs: [text(leaver, nameInMail(wedding)), invite],
    button: { label: button, url: `${config().publicUrl}/settings#partner` },
  });
  return sendMail(tx, { to: { address: email }, subject, ...page }, { owner: { userId: id } });
}
