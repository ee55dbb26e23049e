import { formatWait } from "#app/platform/http/texts.ts";
import { formatNumber } from "#app/platform/numbers.ts";

const nbsp = "\u00a0";

function counted(count: number, one: string, more: string): string {
  return `${formatNumber(count)}${nbsp}${count === 1 ? one : more}`;
}

export const settingsTexts = {
  title: "Innstillinger",
  failed: "Kunne ikke laste innstillingene",
  currentPassword: "Nåværende passord",
  passwordMissing: "Skriv inn passordet ditt",
  wrongPassword: "Passordet stemmer ikke",
  errors: {
    refused: "Det gikk ikke denne gangen. Prøv igjen om litt.",
    failed: "Ingen kontakt med Jaord. Sjekk nettet, og prøv igjen.",
  },
  demo: "Demokontoen deles av alle som prøver Jaord, så dette kan ikke endres her. Opprett en egen konto for å prøve det.",
  cancel: "Avbryt",

  profile: {
    title: "Profil",
    lead: "Navnet vises for partneren din og på anmeldelser du skriver.",
    displayName: "Visningsnavn",
    submit: "Lagre profil",
    saved: "Profilen er lagret",
    tooLong: (max: number) => `Navnet kan ha høyst ${max} tegn`,
    picture: "Profilbilde",
    choosePicture: "Velg bilde",
    changePicture: "Bytt bilde",
    removePicture: "Fjern",
    removePictureLabel: "Fjern profilbildet",
    pictureSaved: "Bilde lastet opp!",
    pictureRemoved: "Bilde fjernet",
    sendPicture: "Last opp",
    pictureErrors: {
      "not-an-image": "Vennligst velg en bildefil",
      "too-large": "Bildet må være mindre enn 5MB",
      unreadable: "Kunne ikke laste opp bilde",
      unavailable: "Kunne ikke laste opp bilde",
      "picture-gone": "Kunne ikke laste opp bilde",
      "too-many": "Det har kommet mange bilder herfra. Vent litt, og prøv igjen.",
    },
  },

  partner: {
    title: "Partner",
    lead: "Dere ser og endrer det samme bryllupet, hver med sin egen konto.",
    you: "Deg",
    email: "E-postadressen til partneren din",
    hint: "Vi sender en lenke som gjelder i sju dager.",
    invite: "Inviter",
    invited: (email: string) => `Vi har sendt en invitasjon til ${email}`,
    invitedOn: (day: string) => `Invitert ${day}`,
    expiredOn: (day: string) => `Gikk ut ${day}`,
    validity: "Invitasjonen gjelder i sju dager.",
    renew: "Send på nytt",
    renewed: "Invitasjonen er sendt på nytt",
    withdraw: "Trekk tilbake",
    withdrawn: "Invitasjonen er trukket tilbake",
    left: (when: string) =>
      `Partneren din forlot bryllupet ${when}. Alt er som før, og nå er det bare du som planlegger det.`,
    leftSeen: "Greit",
    refusals: {
      "own-email": "Det er din egen adresse. Skriv adressen til partneren din",
      full: "Dere er allerede to om dette bryllupet",
      gone: "Invitasjonen er brukt eller trukket tilbake",
    },
    tooMany: (seconds: number) =>
      `Det er sendt mange invitasjoner. Vent ${formatWait(seconds)}, og prøv igjen.`,
  },

  email: {
    title: "E-post",
    lead: "Adressen du logger inn med. Den nye tas i bruk når du har bekreftet den.",
    current: "Nå bruker du",
    wanted: "Ny e-postadresse",
    submit: "Bytt e-postadresse",
    sent: (email: string) => `Vi har sendt en lenke til ${email}. Trykk på den for å bytte.`,
    same: "Det er den adressen du har nå",
    pending: {
      before: "Du har bedt om å bytte til",
      after: (until: string) =>
        `Adressen byttes når du trykker på lenken vi har sendt dit. Den virker til ${until}.`,
      resend: "Send på nytt",
      resent: (email: string) => `Vi har sendt lenken til ${email} på nytt`,
      cancel: "Avbryt byttet",
    },
    cancelled: "Byttet er avbrutt, og adressen er den samme som før",
    gone: "Byttet er bekreftet, avbrutt eller for gammelt",
    tooMany: (seconds: number) =>
      `Det er sendt mange lenker. Vent ${formatWait(seconds)}, og prøv igjen.`,
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
        : `Du har ${left}${nbsp}reservekoder igjen. Med dem kommer du inn uten telefonen.`,
    turnedOn: "Totrinnsbekreftelse er slått på",
    turnedOff: "Totrinnsbekreftelse er slått av",
    end: "Slå av",
    renew: "Lag nye reservekoder",
    codesTitle: "Reservekodene dine",
    codesText:
      "Skriv dem ned eller lagre dem et trygt sted. Hver kode virker én gang, og de vises bare nå.",
    copyCodes: "Kopier kodene",
    copied: "Kodene er kopiert",
    copyByHand: "Nettleseren ville ikke kopiere. Kodene er merket, så du kan kopiere dem selv.",
  },

  sessions: {
    title: "Innlogginger",
    lead: "Steder der du er logget inn nå.",
    here: "Denne innloggingen",
    begun: (when: string) => `Logget inn ${when}`,
    lastUsed: (when: string) => `Sist brukt ${when}`,
    activeNow: "Aktiv nå",
    end: "Logg ut",
    endOf: (name: string, begun: string) => `Logg ut ${name}. ${begun}`,
    ended: "Innloggingen er avsluttet",
    endOthers: "Logg ut alle andre",
    endedOthers: "Du er logget ut alle andre steder",
  },

  export: {
    title: "Last ned alt",
    lead: "Alt Jaord har om deg og bryllupet i én zip-fil, fra gjestelisten og budsjettet til samtaler, dokumenter og bilder.",
    file: "Eksport fra i dag",
    holds: "JSON, CSV, dokumenter og originale bilder",
    download: "Last ned",
  },

  deletion: {
    title: "Slett konto",
    lead: "Det skjer med en gang og kan ikke angres. Last ned alt først hvis du vil beholde noe.",
    exportFirst: "Last ned alt først",
    password: "Passord",
    accountStays: "Kontoen din beholder du.",
    final: "Det skjer med en gang og kan ikke angres.",
    kept: (keeper: string) => `${keeper} beholder bryllupet med alt som er i det.`,
    goes: {
      heading: "Dette blir borte:",
      account: "Kontoen din",
      vendor: (name: string) => `Leverandørprofilen ${name}`,
      page: "Bryllupssiden",
      counts: {
        guests: (count: number) => `Gjestelisten med ${counted(count, "gjest", "gjester")}`,
        mailings: (count: number) =>
          counted(count, "utsending til gjestene", "utsendinger til gjestene"),
        answers: (count: number) => counted(count, "svar", "svar"),
        tables: (count: number) => `Bordkartet med ${counted(count, "bord", "bord")}`,
        budgetCategories: (count: number) =>
          `Budsjettet med ${counted(count, "kategori", "kategorier")}`,
        documents: (count: number) => counted(count, "dokument", "dokumenter"),
        chosenVendors: (count: number) => counted(count, "valgt leverandør", "valgte leverandører"),
        conversations: (count: number) => counted(count, "samtale", "samtaler"),
        smsCampaigns: (count: number) => counted(count, "SMS-kampanje", "SMS-kampanjer"),
        greetings: (count: number) => counted(count, "hilsen", "hilsener"),
        wishes: (count: number) => counted(count, "ønske", "ønsker"),
        photos: (count: number) => counted(count, "gjestebilde", "gjestebilder"),
        reviews: (count: number) => counted(count, "anmeldelse", "anmeldelser"),
        listings: (count: number) => counted(count, "annonse", "annonser"),
        favourites: (count: number) => counted(count, "favoritt", "favoritter"),
        searches: (count: number) => counted(count, "lagret søk", "lagrede søk"),
      },
    },
    account: {
      button: "Slett konto",
      question: "Slette kontoen?",
      done: "Kontoen er slettet, og alt som var ditt, er borte. Takk for følget, og lykke til.",
    },
    wedding: {
      button: "Slett bryllupet",
      question: "Slette bryllupet?",
      done: "Bryllupet er slettet",
    },
    leave: {
      button: "Forlat bryllupet",
      question: "Forlate bryllupet?",
      done: "Du har forlatt bryllupet",
    },
    consequenceChanged:
      "Noe er endret i mellomtiden, og ingenting er slettet. Les hva som skjer nå, før du bekrefter.",
    demo: "Demokontoen deles av alle som prøver Jaord, og kan ikke slettes. Opprett en egen konto for å prøve det.",
  },
} as const;
