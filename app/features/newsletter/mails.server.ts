import { sendMail } from "#app/features/delivery/commands.server.ts";
import { unsubscribeUrl } from "#app/features/delivery/suppression/commands.server.ts";
import { newsletterScope } from "#app/features/delivery/suppression/rules.ts";
import { config } from "#app/platform/config.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import type { Mail } from "#app/platform/mail/mail-page.ts";
import { mailPage } from "#app/platform/mail/mail-page.ts";
import { confirmationLifetimeSeconds } from "./rules.ts";

export function mailConfirmation(tx: Transaction, email: string, token: string): Promise<void> {
  const page = mailPage({
    heading: "Vil du ha brevet vårt?",
    paragraphs: [
      "Noen, forhåpentlig du, har meldt denne adressen på nyhetsbrevet fra Jaord. Bekreft at den er din, så får du ett brev i måneden.",
    ],
    button: {
      label: "Bekreft adressen",
      url: `${config().publicUrl}/newsletter/confirm/${token}`,
    },
    note: "Lenken virker i sju dager. Var det ikke du? Da kan du se bort fra denne e-posten, så sender vi ikke flere.",
  });
  const mail = { to: { address: email }, subject: "Bekreft nyhetsbrevet fra Jaord", ...page };
  return sendMail(tx, mail, { owner: "platform", lifetimeSeconds: confirmationLifetimeSeconds });
}

export interface Issue {
  subject: string;
  /** Each line is a paragraph. */
  body: string;
  buttonLabel: string | null;
  buttonUrl: string | null;
}

/** Returns an issue's mail to one subscriber, with a link that ends the subscription. */
export function issueMail(email: string, issue: Issue): Mail {
  const { subject, body, buttonLabel, buttonUrl } = issue;
  const url = unsubscribeUrl({ address: email, weddingId: newsletterScope });
  const page = mailPage({
    heading: subject,
    paragraphs: body.split(/\n+/).filter(Boolean),
    ...(buttonLabel && buttonUrl && { button: { label: buttonLabel, url: buttonUrl } }),
    note: `Du får brevet fordi ${email} er meldt på nyhetsbrevet fra Jaord.`,
    link: { label: "Meld deg av nyhetsbrevet", url },
  });
  return { to: { address: email }, subject, ...page, unsubscribeUrl: url };
}

/** To those who subscribe once more: the page answers everyone the same. */
export function mailAlreadySubscribed(tx: Transaction, email: string): Promise<void> {
  const url = unsubscribeUrl({ address: email, weddingId: newsletterScope });
  const page = mailPage({
    heading: "Du får allerede brevet",
    paragraphs: [
      "Denne adressen ble nettopp meldt på nyhetsbrevet fra Jaord. Den er med fra før, så du trenger ikke å gjøre noe.",
    ],
    link: { label: "Meld deg av nyhetsbrevet", url },
  });
  const mail = { to: { address: email }, subject: "Du får allerede nyhetsbrevet", ...page };
  return sendMail(tx, { ...mail, unsubscribeUrl: url }, { owner: "platform" });
}
