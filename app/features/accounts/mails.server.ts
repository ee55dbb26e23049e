import { config } from "#app/platform/config.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { type MailPage, mailPage } from "#app/platform/mail/mail-page.ts";

const ignore = "Var det ikke du? Da kan du se bort fra denne e-posten.";
const newPassword = "Velg nytt passord";

/** Asks whether the address is right; the link makes the account. */
export function mailConfirmation(tx: Transaction, email: string, path: string): Promise<void> {
  return send(tx, email, "Bekreft e-postadressen din", {
    heading: "Velkommen til Jaord",
    paragraphs: [
      "Så fint at du er her. Bekreft at adressen er din, så er kontoen klar og dere kan begynne å planlegge.",
    ],
    button: { label: "Bekreft e-postadressen", url: addressOf(path) },
    note: `Lenken virker i 24 timer. ${ignore}`,
  });
}

/** To somebody who asks for an account and has one. */
export function mailAlreadyRegistered(tx: Transaction, email: string, path: string): Promise<void> {
  return send(tx, email, "Du har allerede en konto hos Jaord", {
    heading: "Du har allerede en konto",
    paragraphs: [
      "Noen prøvde nettopp å opprette en konto hos Jaord med e-postadressen din. Du har en fra før, og den er ikke endret.",
      "Var det du? Da kan du logge inn som vanlig. Husker du ikke passordet, velger du et nytt her:",
    ],
    button: { label: newPassword, url: addressOf(path) },
    note: `Lenken virker i én time. ${ignore}`,
  });
}

/** Lets the owner of an account choose a new password. */
export function mailPasswordReset(tx: Transaction, email: string, path: string): Promise<void> {
  return send(tx, email, newPassword, {
    heading: newPassword,
    paragraphs: ["Du ba om et nytt passord til Jaord. Det velger du her:"],
    button: { label: newPassword, url: addressOf(path) },
    note: `Lenken virker i én time, og bare én gang. ${ignore}`,
  });
}

/** To somebody who asks for a new password and has no account with this address. */
export function mailNoAccount(tx: Transaction, email: string, path: string): Promise<void> {
  return send(tx, email, "Ingen konto med denne adressen", {
    heading: "Vi fant ingen konto",
    paragraphs: [
      "Du ba om et nytt passord til Jaord, men det finnes ingen konto med denne e-postadressen. Kanskje du brukte en annen?",
      "Du kan også opprette en konto nå.",
    ],
    button: { label: "Opprett konto", url: addressOf(path) },
    note: ignore,
  });
}

/** Tells the owner afterwards, so that a stranger cannot do it unnoticed. */
export function mailPasswordChanged(tx: Transaction, email: string): Promise<void> {
  return warn(tx, email, {
    subject: "Passordet ditt er endret",
    heading: "Passordet er endret",
    text: "Passordet til kontoen din hos Jaord er nettopp endret, og alle andre enheter er logget ut.",
  });
}

/** Asks whether a new address is right; the link gives it to the account. */
export function mailNewAddress(tx: Transaction, email: string, path: string): Promise<void> {
  return send(tx, email, "Bekreft den nye e-postadressen", {
    heading: "Bekreft den nye adressen",
    paragraphs: [
      "Du vil bruke denne adressen til kontoen din hos Jaord. Bekreft at den er din, så byttes den.",
    ],
    button: { label: "Bekreft adressen", url: addressOf(path) },
    note: `Lenken virker i 24 timer. ${ignore}`,
  });
}

/** Tells the present address that another one is asked for, while there is time to say no. */
export function mailAddressWanted(tx: Transaction, email: string): Promise<void> {
  return warn(tx, email, {
    subject: "Noen vil bytte e-postadressen din",
    heading: "Ny adresse til kontoen din",
    text: "Noen som kan passordet ditt, har bedt om å bytte e-postadressen til kontoen din hos Jaord. Den byttes når den nye adressen er bekreftet.",
    otherwise: "Velg et nytt passord med en gang, så blir det ikke noe av.",
  });
}

/** To the owner of an account whose address somebody wants for another one. */
export function mailAddressTaken(tx: Transaction, email: string): Promise<void> {
  return send(tx, email, "Adressen er i bruk hos Jaord", {
    heading: "Adressen er i bruk",
    paragraphs: [
      "Noen ville bruke denne adressen til en konto hos Jaord, men du har allerede en konto med den. Ingenting er endret.",
      "Var det du? Da kan du logge inn med denne adressen som vanlig.",
    ],
    button: { label: "Logg inn", url: addressOf("/auth") },
    note: ignore,
  });
}

/** Tells the old address that the account has another one. */
export function mailAddressChanged(tx: Transaction, old: string, email: string): Promise<void> {
  return send(tx, old, "E-postadressen din er endret", {
    heading: "E-postadressen er endret",
    paragraphs: [
      `Kontoen din hos Jaord bruker nå adressen ${email}.`,
      "Var det ikke du, har noen fått tak i passordet ditt. Ta kontakt med oss med en gang.",
    ],
    button: { label: "Slik når du oss", url: addressOf("/privacy") },
  });
}

const secondStepNews = {
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

/** Tells the owner that the second step of signing in was turned on or off, or has new codes. */
export function mailSecondStepChanged(
  tx: Transaction,
  email: string,
  news: keyof typeof secondStepNews,
): Promise<void> {
  const words = secondStepNews[news];
  return warn(tx, email, { subject: words.heading, ...words });
}

/** Tells the owner that somebody with the password has guessed at the second step all day. */
export function mailCodesUsedUp(tx: Transaction, email: string): Promise<void> {
  return warn(tx, email, {
    subject: "Noen prøver å logge inn på kontoen din",
    heading: "Noen prøver å logge inn",
    text: "Noen som kan passordet ditt, har prøvd mange koder for å logge inn hos Jaord, og kom ikke inn. I ett døgn tar vi bare imot reservekodene dine.",
  });
}

/** Tells that an account is gone, so that a stranger cannot do it unnoticed. */
export function mailAccountClosed(tx: Transaction, email: string): Promise<void> {
  return send(tx, email, "Kontoen din er slettet", {
    heading: "Kontoen er slettet",
    paragraphs: [
      "Kontoen din hos Jaord er slettet, og alt som bare var ditt, er borte. Takk for følget.",
      "Var det ikke du, har noen hatt passordet ditt. Bytt det også andre steder der du bruker det.",
    ],
    button: { label: "Til forsiden", url: addressOf("/") },
  });
}

/** Tells of what only somebody with the password can do, and how to keep them out. */
function warn(
  tx: Transaction,
  email: string,
  words: { subject: string; heading: string; text: string; otherwise?: string },
): Promise<void> {
  const { subject, heading, text, otherwise = "Velg et nytt passord med en gang." } = words;
  return send(tx, email, subject, {
    heading,
    paragraphs: [text, `Var det ikke du? ${otherwise}`],
    button: { label: newPassword, url: addressOf("/auth/forgot") },
  });
}

function send(tx: Transaction, email: string, subject: string, page: MailPage): Promise<void> {
  return sendMail(tx, { to: { address: email }, subject, ...mailPage(page) });
}

function addressOf(path: string): string {
  return config().publicUrl + path;
}
