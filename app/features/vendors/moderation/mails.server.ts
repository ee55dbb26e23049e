import { sendMail } from "#app/features/delivery/commands.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { mailPage } from "#app/platform/mail/mail-page.ts";
import { moderationMailTexts as texts } from "./texts.ts";

export interface VendorAccount {
  id: string;
  email: string;
  businessName: string;
}

export function mailApproved(tx: Transaction, vendor: VendorAccount): Promise<void> {
  const { subject, heading, text, button } = texts.approved;
  return send(tx, vendor, subject, heading, [text(vendor.businessName)], button);
}

export function mailRejected(tx: Transaction, vendor: VendorAccount, reason: string) {
  const { subject, heading, text, reason: because, advice, button } = texts.rejected;
  const paragraphs = [text(vendor.businessName), because(reason), advice];
  return send(tx, vendor, subject, heading, paragraphs, button);
}

export function mailSuspended(tx: Transaction, vendor: VendorAccount, reason: string) {
  const { subject, heading, text, advice, button } = texts.suspended;
  const because = texts.rejected.reason(reason);
  return send(tx, vendor, subject, heading, [text(vendor.businessName), because, advice], button);
}

function send(
  tx: Transaction,
  { id, email }: VendorAccount,
  subject: string,
  heading: string,
  paragraphs: string[],
  label: string,
): Promise<void> {
  const url = `${config().publicUrl}/for-vendors`;
  const page = mailPage({ heading, paragraphs, button: { label, url } });
  return sendMail(tx, { to: { address: email }, subject, ...page }, { owner: { userId: id } });
}
