import { config } from "#app/platform/config.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { type MailPage, mailPage } from "#app/platform/mail/mail-page.ts";

const ignore = "Var det ikke du? Da kan du se bort fra denne e-posten.";

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
    button: { label: "Velg nytt passord", url: addressOf(path) },
    note: `Lenken virker i én time. ${ignore}`,
  });
}

/** Lets the owner of an account choose a new password. */
export function mailPasswordReset(tx: Transaction, email: string, path: string): Promise<void> {
  return send(tx, email, "Velg nytt passord", {
    heading: "Velg nytt passord",
    paragraphs: ["Du ba om et nytt passord til Jaord. Det velger du her:"],
    button: { label: "Velg nytt passord", url: addressOf(path) },
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
  return send(tx, email, "Passordet ditt er endret", {
    heading: "Passordet er endret",
    paragraphs: [
      "Passordet til kontoen din hos Jaord er nettopp endret, og alle andre enheter er logget ut.",
      "Var det ikke du? Velg et nytt passord med en gang.",
    ],
    button: { label: "Velg nytt passord", url: addressOf("/auth/forgot") },
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
  return send(tx, email, "Noen vil bytte e-postadressen din", {
    heading: "Ny adresse til kontoen din",
    paragraphs: [
      "Noen som kan passordet ditt, har bedt om å bytte e-postadressen til kontoen din hos Jaord. Den byttes når den nye adressen er bekreftet.",
      "Var det ikke du? Velg et nytt passord med en gang, så blir det ikke noe av.",
    ],
    button: { label: "Velg nytt passord", url: addressOf("/auth/forgot") },
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

/** Tells the owner that the second step of signing in was turned on or off. */
export function mailSecondStepChanged(
  tx: Transaction,
  email: string,
  state: "on" | "off",
): Promise<void> {
  const isOn = state === "on";
  const heading = isOn ? "Totrinnsbekreftelse er slått på" : "Totrinnsbekreftelse er slått av";
  return send(tx, email, heading, {
    heading,
    paragraphs: [
      isOn
        ? "Fra nå av trenger du en kode fra telefonen i tillegg til passordet når du logger inn hos Jaord. Ta vare på reservekodene."
        : "Fra nå av holder det med passordet når du logger inn hos Jaord.",
      "Var det ikke du? Velg et nytt passord med en gang.",
    ],
    button: { label: "Velg nytt passord", url: addressOf("/auth/forgot") },
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

function send(tx: Transaction, email: string, subject: string, page: MailPage): Promise<void> {
  return sendMail(tx, { to: { address: email }, subject, ...mailPage(page) });
}

function addressOf(path: string): string {
  return config().publicUrl + path;
}
