import { longestPassword, shortestPassword } from "#app/platform/passwords/password-strength.ts";

export const texts = {
  email: "E-post",
  password: "Passord",
  newPassword: "Nytt passord",
  showPassword: "Vis passordet",
  passwordHint: `Minst ${shortestPassword} tegn. Gjerne noen ord du husker.`,
  toFrontPage: "Til forsiden",
  guestsNeedNone: "Gjester trenger ikke konto. Bruk lenken i invitasjonen.",

  login: {
    title: "Logg inn",
    heading: "Velkommen tilbake",
    lead: "Logg inn for å fortsette planleggingen.",
    submit: "Logg inn",
    forgot: "Glemt passord?",
    toggleLead: "Ny hos Jaord?",
    toggle: "Opprett konto",
  },
  signup: {
    title: "Opprett konto",
    heading: "Opprett konto",
    lead: "Så har dere alt om bryllupet på ett sted.",
    submit: "Opprett konto",
    toggleLead: "Har du allerede konto?",
    toggle: "Logg inn",
  },

  emailMissing: "Skriv inn e-postadressen din",
  emailInvalid: "Skriv e-postadressen slik: navn@eksempel.no",
  passwordMissing: "Skriv inn et passord",
  weakPassword: {
    "too-short": `Passordet må ha minst ${shortestPassword} tegn`,
    "too-long": `Passordet kan ha høyst ${longestPassword} tegn`,
    common: "Dette passordet er lett å gjette. Velg et annet",
  },
  wrongCredentials: "E-postadressen eller passordet stemmer ikke. Prøv igjen.",
} as const;
