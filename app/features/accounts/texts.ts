import { formatWait } from "#app/platform/http/texts.ts";
import { maxPasswordLength, minPasswordLength } from "#app/platform/passwords/password-rules.ts";

export function tooManyAttempts(seconds: number): string {
  return `Det ble mange forsøk. Vent ${formatWait(seconds)}, og prøv igjen.`;
}

export const texts = {
  labels: { email: "E-post", password: "Passord" },
  newPassword: "Nytt passord",
  frontPageLink: "Til forsiden",
  guestHint: "Gjester trenger ikke konto. Bruk lenken i invitasjonen.",

  login: {
    title: "Logg inn",
    heading: "Velkommen tilbake",
    lead: "Logg inn for å fortsette planleggingen.",
    submit: "Logg inn",
    otherModeHint: "Ny hos Jaord?",
    otherModeLink: "Opprett konto",
  },
  signup: {
    title: "Opprett konto",
    heading: "Opprett konto",
    lead: "Da tar vi vare på alt dere lager.",
    submit: "Opprett konto",
    otherModeHint: "Har du konto fra før?",
    otherModeLink: "Logg inn",
    terms: {
      before: "Med en konto godtar du",
      terms: "vilkårene",
      between: ". Slik passer vi på",
      privacy: "det du legger inn",
      after: ".",
    },
  },

  reasons: { "create-wedding": "Du må være logget inn for å opprette en bryllupside" },

  checkMail: {
    title: "Sjekk e-posten din",
    heading: "Sjekk e-posten din",
    confirm: "Trykk på lenken der, så er kontoen klar.",
    reset: "Trykk på lenken der for å velge nytt passord.",
    sentTo: "Vi har sendt en e-post til",
    help: "Kommer den ikke? Se i søppelposten, eller få den sendt på nytt.",
    resend: "Send på nytt",
    resent: "Vi har sendt den på nytt.",
    otherEmailLink: "Bruk en annen adresse",
    devMailboxLink: "Åpne e-posten",
    devMailboxHint: "Dette er en demo. E-posten sendes ikke, men du kan lese den her:",
  },

  confirm: {
    title: "Bekreft adressen",
    heading: "Bekreft adressen",
    lead: "Bekreft adressen, så er kontoen klar:",
    submit: "Bekreft og fortsett",
    otherBrowser: "Skriv inn passordet du valgte da du opprettet den.",
    wrongPassword: "Passordet stemmer ikke",
    noPasswordHint: "Har du ikke valgt passord her?",
    signUpAgainLink: "Opprett konto på nytt.",
  },

  forgot: {
    link: "Glemt passord?",
    title: "Glemt passord",
    heading: "Glemt passord?",
    lead: "Skriv inn e-postadressen din, så sender vi deg en lenke for å velge et nytt.",
    submit: "Send lenke",
    back: "Tilbake til innlogging",
  },

  reset: {
    title: "Velg nytt passord",
    heading: "Velg nytt passord",
    lead: "For kontoen",
    submit: "Lagre og logg inn",
    note: "Du blir logget ut på alle andre enheter.",
    done: "Passordet er byttet, og du er logget inn.",
    doneBeforeCode: "Passordet er byttet. Nå trenger vi bare koden.",
  },

  invalidLink: {
    title: "Lenken virker ikke lenger",
    heading: "Lenken virker ikke lenger",
    lead: "Den er enten brukt eller for gammel.",
    confirm:
      "Har du alt bekreftet adressen, er det bare å logge inn. Ellers kan du opprette kontoen på nytt.",
    reset: "Lenker for nytt passord virker i én time, og bare én gang.",
    "change-email": "Logg inn, og bytt adressen på nytt under Innstillinger.",
    newResetLink: "Få en ny lenke",
  },

  newEmail: {
    title: "Ny e-postadresse",
    heading: "Bekreft den nye adressen",
    lead: "Fra nå av logger du inn med",
    submit: "Bekreft adressen",
    done: (email: string) => `E-postadressen er nå ${email}.`,
  },

  secondStep: {
    title: "Totrinnsbekreftelse",
    heading: "Skriv inn koden",
    lead: "Åpne autentiseringsappen på telefonen, og skriv de seks sifrene for Jaord.",
    code: "Kode",
    submit: "Logg inn",
    recoveryCodeHint: "Har du ikke telefonen? Skriv en av reservekodene dine i stedet.",
    startOver: "Logg inn på nytt",
    missing: "Skriv inn koden",
    wrong: {
      app: "Koden stemmer ikke. Vent på en ny i appen, og prøv igjen.",
      recovery:
        "Reservekoden stemmer ikke. Se etter skrivefeil, eller ta en annen: Hver kode virker bare én gang.",
      neither: "Skriv de seks sifrene fra appen, eller de ti tegnene i en reservekode",
    },
    appCodesLimited: (seconds: number) =>
      `Det er prøvd for mange koder fra appen. Vent ${formatWait(seconds)}, eller skriv en av reservekodene dine.`,
  },

  demo: {
    heading: "Prøv demoen",
    lead: "Logg inn som demoparet. Alle som prøver, deler denne kontoen.",
    submit: "Logg inn i demoen",
  },

  emailMissing: "Skriv inn e-postadressen din",
  emailInvalid: "Skriv e-postadressen slik: navn@eksempel.no",
  passwordMissing: "Skriv inn et passord",
  weakPassword: {
    "too-short": `Passordet må ha minst ${minPasswordLength} tegn`,
    "too-long": `Passordet kan ha høyst ${maxPasswordLength} tegn`,
    common: "Dette passordet er lett å gjette. Velg et annet",
    repeated: "Passordet gjentar de samme tegnene. Velg et annet",
    sequence: "Passordet er bare tegn i rekkefølge. Velg et annet",
    "product-name": "Passordet er nesten bare navnet Jaord. Velg et annet",
    "own-email": "Passordet er nesten likt e-postadressen din. Velg et annet",
  },
  offline: "Ingen kontakt med Jaord. Sjekk nettet, og prøv igjen.",
  wrongCredentials: "E-postadressen eller passordet stemmer ikke. Prøv igjen.",
  tooManyAttempts: (seconds: number) =>
    `Det ble mange forsøk. Vent ${formatWait(seconds)}, eller velg et nytt passord.`,
  tooManyMails: (seconds: number) =>
    `Du har bedt om mange e-poster. Vent ${formatWait(seconds)}, og prøv igjen.`,
} as const;
