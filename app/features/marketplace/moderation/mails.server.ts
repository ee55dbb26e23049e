import { sendMail } from "#app/features/delivery/commands.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { mailPage } from "#app/platform/mail/mail-page.ts";
import { lifetimeDays } from "../selling/rules.ts";
import { moderationMailTexts as texts } from "./texts.ts";

interface SellerAccount {
  id: string;
  email: string;
}

export function mailSentBack(
  tx: Transaction,
  seller: SellerAccount,
  title: string,
  reason: string,
) {
  const { subject, heading, text, advice } = texts.sentBack;
  return send(tx, seller, subject(title), heading, [text(title), texts.because(reason), advice]);
}

export function mailTakenDown(
  tx: Transaction,
  seller: SellerAccount,
  title: string,
  reason: string,
) {
  const { subject, heading, text, advice } = texts.takenDown;
  return send(tx, seller, subject(title), heading, [text(title), texts.because(reason), advice]);
}

export function mailSuspended(
  tx: Transaction,
  seller: SellerAccount,
  name: string,
  reason: string,
) {
  const { subject, heading, text, advice } = texts.suspended;
  return send(tx, seller, subject, heading, [text(name), texts.because(reason), advice]);
}

export function mailExpired(tx: Transaction, seller: SellerAccount, title: string): Promise<void> {
  const { subject, heading, text } = texts.expired;
  return send(tx, seller, subject(title), heading, [text(title, lifetimeDays)]);
}

function send(
  tx: Transaction,
  { id, email }: SellerAccount,
  subject: string,
  heading: string,
  paragraphs: string[],
): Promise<void> {
  const url = `${config().publicUrl}/my-listings`;
  const page = mailPage({ heading, paragraphs, button: { label: texts.button, url } });
  return sendMail(tx, { to: { address: email }, subject, ...page }, { owner: { userId: id } });
}
