import { sendMail } from "#app/features/delivery/commands.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { type MailPage, mailPage } from "#app/platform/mail/mail-page.ts";
import { type EmailTokenPurpose, emailTokenLifetimeSeconds } from "./rules.ts";

/** An account owns its mails; with `id` null the platform does. */
interface Recipient {
  id: string | null;
  email: string;
}

interface Account extends Recipient {
  id: string;
}

const ignoreHint = "Var det ikke du? Da kan du se bort fra denne e-posten.";
const newPassword = "Velg nytt passord";

export function mailConfirmation(tx: Transaction, email: string, path: string): Promise<void> {
  return sendLink(tx, "confirm", toAddress(email), "Bekreft e-postadressen din", {
    heading: "Velkommen til Jaord",
    paragraphs: [
      "Så fint at du er her. Bekreft at adressen er din, så er kontoen klar og dere kan begynne å planlegge.",
    ],
    button: { label: "Bekreft e-postadressen", url: absoluteUrl(path) },
    note: `Lenken virker i 24 timer. ${ignoreHint}`,
  });
}

export function mailAlreadyRegistered(
  tx: Transaction,
  account: Account,
  path: string,
): Promise<void> {
  return sendLink(tx, "reset", account, "Du har allerede en konto hos Jaord", {
    heading: "Du har allerede en konto",
    paragraphs: [
      "Noen prøvde nettopp å opprette en konto hos Jaord med e-postadressen din. Du har en fra før, og den er ikke endret.",
      "Var det du? Da kan du logge inn som vanlig. Husker du ikke passordet, velger du et nytt her:",
    ],
    button: { label: newPassword, url: absoluteUrl(path) },
    note: `Lenken virker i én time. ${ignoreHint}`,
  });
}

export function mailPasswordReset(tx: Transaction, account: Account, path: string): Promise<void> {
  return sendLink(tx, "reset", account, newPassword, {
    heading: newPassword,
    paragraphs: ["Du ba om et nytt passord til Jaord. Det velger du her:"],
    button: { label: newPassword, url: absoluteUrl(path) },
    note: `Lenken virker i én time, og bare én gang. ${ignoreHint}`,
  });
}

export function mailNoAccount(tx: Transaction, email: string, path: string): Promise<void> {
  return send(tx, toAddress(email), "Ingen konto med denne adressen", {
    heading: "Vi fant ingen konto",
    paragraphs: [
      "Du ba om et nytt passord til Jaord, men det finnes ingen konto med denne e-postadressen. Kanskje du brukte en annen?",
      "Du kan også opprette en konto nå.",
    ],
    button: { label: "Opprett konto", url: absoluteUrl(path) },
    note: ignoreHint,
  });
}

export function mailPasswordChanged(tx: Transaction, account: Account): Promise<void> {
  return sendSecurityNotice(tx, account, {
    subject: "Passordet ditt er endret",
    heading: "Passordet er endret",
    text: "Passordet til kontoen din hos Jaord er nettopp endret, og alle andre enheter er logget ut.",
  });
}

/** Goes to the new e-mail, but belongs to the account. */
export function mailEmailChange(tx: Transaction, account: Account, path: string): Promise<void> {
  return sendLink(tx, "change-email", account, "Bekreft den nye e-postadressen", {
    heading: "Bekreft den nye adressen",
    paragraphs: [
      "Du vil bruke denne adressen til kontoen din hos Jaord. Bekreft at den er din, så byttes den.",
    ],
    button: { label: "Bekreft adressen", url: absoluteUrl(path) },
    note: `Lenken virker i 24 timer. ${ignoreHint}`,
  });
}

export function mailEmailChangeRequested(tx: Transaction, account: Account): Promise<void> {
  return sendSecurityNotice(tx, account, {
    subject: "Noen vil bytte e-postadressen din",
    heading: "Ny adresse til kontoen din",
    text: "Noen som kan passordet ditt, har bedt om å bytte e-postadressen til kontoen din hos Jaord. Den byttes når den nye adressen er bekreftet.",
    advice: "Velg et nytt passord med en gang, så blir det ikke noe av.",
  });
}

export function mailEmailTaken(tx: Transaction, account: Account): Promise<void> {
  return send(tx, account, "Adressen er i bruk hos Jaord", {
    heading: "Adressen er i bruk",
    paragraphs: [
      "Noen ville bruke denne adressen til en konto hos Jaord, men du har allerede en konto med den. Ingenting er endret.",
      "Var det du? Da kan du logge inn med denne adressen som vanlig.",
    ],
    button: { label: "Logg inn", url: absoluteUrl("/auth") },
    note: ignoreHint,
  });
}

export function mailEmailChanged(tx: Transaction, old: Account, email: string): Promise<void> {
  return send(tx, old, "E-postadressen din er endret", {
    heading: "E-postadressen er endret",
    paragraphs: [
      `Kontoen din hos Jaord bruker nå adressen ${email}.`,
      "Var det ikke du, har noen fått tak i passordet ditt. Ta kontakt med oss med en gang.",
    ],
    button: { label: "Slik når du oss", url: absoluteUrl("/privacy") },
  });
}

const twoFactorNotices = {
  on: {
    heading: "Totrinnsbekreftelse er slått på",
    text: "Fra nå av trenger du en kode fra telefonen i tillegg til passordet når du logger inn hos Jaord. Ta vare på reservekodene.",
  },
  off: {
    heading: "Totrinnsbekreftelse er slått av",
    text: "Fra nå av holder det med passordet når du logger inn hos Jaord.",
  },
  codes: {
    heading: "Du har fått nye reservekoder",
    text: "Det er laget nye reservekoder til kontoen din hos Jaord. De gamle virker ikke lenger.",
  },
};

export function mailTwoFactorChanged(
  tx: Transaction,
  account: Account,
  change: keyof typeof twoFactorNotices,
): Promise<void> {
  const notice = twoFactorNotices[change];
  return sendSecurityNotice(tx, account, { subject: notice.heading, ...notice });
}

export function mailCodeGuessing(tx: Transaction, account: Account): Promise<void> {
  return sendSecurityNotice(tx, account, {
    subject: "Noen prøver å logge inn på kontoen din",
    heading: "Noen prøver å logge inn",
    text: "Noen som kan passordet ditt, har prøvd mange koder for å logge inn hos Jaord, og kom ikke inn. I ett døgn tar vi bare imot reservekodene dine.",
  });
}

export function mailAccountDeleted(tx: Transaction, email: string): Promise<void> {
  return send(tx, toAddress(email), "Kontoen din er slettet", {
    heading: "Kontoen er slettet",
    paragraphs: [
      "Kontoen din hos Jaord er slettet, og alt som bare var ditt, er borte. Takk for følget.",
      "Var det ikke du, har noen hatt passordet ditt. Bytt det også andre steder der du bruker det.",
    ],
    button: { label: "Til forsiden", url: absoluteUrl("/") },
  });
}

function sendSecurityNotice(
  tx: Transaction,
  account: Account,
  notice: { subject: string; heading: string; text: string; advice?: string },
): Promise<void> {
  const { subject, heading, text, advice = "Velg et nytt passord med en gang." } = notice;
  return send(tx, account, subject, {
    heading,
    paragraphs: [text, `Var det ikke du? ${advice}`],
    button: { label: newPassword, url: absoluteUrl("/auth/forgot") },
  });
}

/** Sends a link, unless it has expired meanwhile. */
function sendLink(
  tx: Transaction,
  purpose: EmailTokenPurpose,
  recipient: Recipient,
  subject: string,
  page: MailPage,
): Promise<void> {
  return send(tx, recipient, subject, page, emailTokenLifetimeSeconds[purpose]);
}

function send(
  tx: Transaction,
  { id, email }: Recipient,
  subject: string,
  page: MailPage,
  lifetimeSeconds?: number,
): Promise<void> {
  const owner = id === null ? "platform" : { userId: id };
  const mail = { to: { address: email }, subject, ...mailPage(page) };
  return sendMail(tx, mail, { owner, ...(lifetimeSeconds && { lifetimeSeconds }) });
}

function toAddress(email: string): Recipient {
  return { id: null, email };
}

function absoluteUrl(path: string): string {
  return config().publicUrl + path;
}
