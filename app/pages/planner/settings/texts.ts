const hard = "\u00a0";

/** What somebody reads in their settings. */
export const settingsTexts = {
  title: "Innstillinger",
  failed: "Kunne ikke laste innstillingene",
  currentPassword: "Nåværende passord",
  passwordMissing: "Skriv inn passordet ditt",
  wrongPassword: "Passordet stemmer ikke",
  tooManyTries: (minutes: number) =>
    `Det ble mange forsøk. Vent ${minutes === 1 ? "ett minutt" : `${minutes} minutter`}, og prøv igjen.`,
  unknown: "Det gikk ikke. Last siden på nytt, og prøv igjen.",
  noContact: "Ingen kontakt med Jaord. Sjekk nettet, og prøv igjen.",
  cancel: "Avbryt",

  profile: {
    title: "Profil",
    lead: "Navnet vises for partneren din og på anmeldelser du skriver.",
    displayName: "Visningsnavn",
    submit: "Lagre profil",
    saved: "Profilen er lagret",
    tooLong: (most: number) => `Navnet kan ha høyst ${most} tegn`,
  },

  email: {
    title: "E-post",
    lead: "Adressen du logger inn med. Den nye tas i bruk når du har bekreftet den.",
    current: "Nå bruker du",
    wanted: "Ny e-postadresse",
    submit: "Bytt e-postadresse",
    sent: (email: string) => `Vi har sendt en lenke til ${email}. Trykk på den for å bytte.`,
    same: "Det er den adressen du har nå",
  },

  password: {
    title: "Passord",
    lead: "Du blir logget ut på alle andre enheter når du bytter.",
    wanted: "Nytt passord",
    submit: "Bytt passord",
    changed: "Passordet er byttet",
  },

  twoFactor: {
    title: "Totrinnsbekreftelse",
    lead: "En kode fra telefonen i tillegg til passordet.",
    off: "Av",
    offText: "Slår du den på, holder det ikke lenger at noen får tak i passordet ditt.",
    begin: "Slå på",
    scan: "Skann koden med en autentiseringsapp, og skriv inn de seks sifrene.",
    cannotScan: "Kan du ikke skanne? Skriv denne nøkkelen i appen:",
    picture: "QR-kode for autentiseringsappen",
    code: "Kode",
    codeMissing: "Skriv inn koden",
    wrongCode: "Koden stemmer ikke. Vent på en ny i appen, og prøv igjen.",
    confirm: "Bekreft og slå på",
    on: "På",
    onText: (left: number) =>
      left === 1
        ? `Du har én reservekode igjen.`
        : `Du har ${left}${hard}reservekoder igjen. Med dem kommer du inn uten telefonen.`,
    turnedOn: "Totrinnsbekreftelse er slått på",
    turnedOff: "Totrinnsbekreftelse er slått av",
    end: "Slå av",
    renew: "Lag nye reservekoder",
    codesTitle: "Reservekodene dine",
    codesText:
      "Skriv dem ned eller lagre dem et trygt sted. Hver kode virker én gang, og de vises bare nå.",
    copyCodes: "Kopier kodene",
    copied: "Kodene er kopiert",
  },

  sessions: {
    title: "Økter",
    lead: "Steder der du er logget inn nå.",
    here: "Denne økten",
    activeNow: "Aktiv nå",
    lastUsed: (when: string) => `Sist brukt ${when}`,
    end: "Logg ut",
    endOf: (name: string) => `Logg ut ${name}`,
    ended: "Økten er avsluttet",
    endOthers: "Logg ut alle andre",
    endedOthers: "Du er logget ut alle andre steder",
  },
} as const;
