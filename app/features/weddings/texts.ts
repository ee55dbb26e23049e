import { imageErrors } from "#app/client/texts.ts";
import { pairingOf } from "./rules.ts";

export const texts = {
  partners: {
    label: "Slik omtales dere",
    "bride-groom": { name: "Brud og brudgom", bride: "Brudens navn", groom: "Brudgommens navn" },
    "bride-bride": { name: "Brud og brud", bride: "Brudens navn", groom: "Den andre brudens navn" },
    "groom-groom": {
      name: "Brudgom og brudgom",
      bride: "Brudgommens navn",
      groom: "Den andre brudgommens navn",
    },
  },
  fields: {
    weddingDate: "Bryllupsdato",
    venue: "Sted",
    city: "By",
    selectedTheme: "Stil",
    heroImage: "Bilde",
    story: "Historien deres",
    theme: "Tema",
    colors: "Farger",
    guestCount: "Antall gjester",
    ceremony: "Vielse",
    reception: "Bryllupsfest",
  },
  hints: {
    pastDate: "Datoen har vært. Det er helt i orden om dere vil minnes dagen.",
    venue: "For eksempel Fruktlåven",
    city: "For eksempel Lofthus",
    story: "Hvordan møttes dere, hvem fridde, og hva gleder dere dere til?",
    theme: "Noen ord om stemningen, for eksempel sommer på landet.",
    colors: "Fylt ut fra stilen. Skriv deres egne om dere vil.",
    guestCount: "Et anslag holder.",
    ceremony: "Kl. 13.00 i Ullensvang kirke.\nKom gjerne et kvarter før.",
    reception: "Kl. 16.00 på Fruktlåven.\nSiste buss til Odda går kl. 01.30.",
  },
  steps: {
    1: { name: "Om dere", title: "Hvem gifter seg?", lead: "Navn og dato er nok til å begynne." },
    2: {
      name: "Stil",
      title: "Velg en stil",
      lead: "Den styrer farger, skrift og blomster. Dere kan bytte når som helst.",
    },
    3: { name: "Bilde", title: "Et bilde av dere", lead: "Det møter gjestene øverst på siden." },
    4: {
      name: "Historie",
      title: "Fortell om dere",
      lead: "Gjestene leser det på siden, under navnene deres.",
    },
    5: {
      name: "Detaljer",
      title: "Dagen i korte trekk",
      lead: "Når og hvor dere møtes. Alt kan endres etterpå, og det som er tomt, vises ikke.",
    },
  },
  wizard: {
    title: "Lag bryllupside",
    progress: (step: number, count: number) => `Steg ${step} av ${count}`,
    done: "ferdig",
    previous: "Forrige",
    next: "Neste",
    save: "Lag bryllupside",
    saving: "Lagrer...",
    frontPageLink: "Til forsiden",
    draftSaved: "Kladden lagres i nettleseren",
    preview: "Slik blir det",
    openPreview: "Forhåndsvis",
    one: "Den ene",
    other: "Den andre",
    storyComesHere: "Her kommer historien deres.",
    programComesHere: "Tid og sted",
    daysLeft: (days: number) => (days === 1 ? "1 dag igjen" : `${days} dager igjen`),
    today: "I dag",
  },
  count: {
    characters: (used: number, max: number) =>
      `${used.toLocaleString("nb-NO")} av ${max.toLocaleString("nb-NO")} tegn`,
    tooMany: (over: number) => `– ${over.toLocaleString("nb-NO")} for mange`,
  },
  saving: {
    signedOut: "Du må være logget inn for å opprette en bryllupside",
    signedOutHere:
      "Logg inn i en ny fane, kom tilbake hit og trykk «Lag bryllupside» en gang til. Alt dere har skrevet, står her så lenge fanen er åpen.",
    signIn: "Logg inn i en ny fane",
    toPlanner: "Gå til planleggeren",
    created: "Din bryllupside er opprettet! 🎉",
    alreadyThere: "Dere har allerede en bryllupside",
    refused: "Kunne ikke lagre bryllupssiden. Prøv igjen.",
    failed: "En feil oppstod. Prøv igjen.",
  },
  upload: {
    skip: "Dere kan også hoppe over og legge til et bilde senere.",
    seeUploading: "Se bildet",
    sizes: (sent: string, total: string) => `${sent} av ${total}\u00a0MB`,
    drop: "Slipp bildet her",
    alt: "Bildet dere har valgt",
  },
  errors: {
    bride: "Skriv inn navnet til den første av dere",
    groom: "Skriv inn navnet til den andre av dere",
    date: "Velg en dato som finnes",
    dateRange: "Velg et år mellom 1900 og 2200",
    theme: "Velg en av stilene",
    story: "Fortell litt om dere",
    guestCount: "Skriv et helt tall fra 0 til 2000, eller la feltet stå tomt",
    tooLong: (max: number) => `Teksten er for lang. Det er plass til ${max} tegn.`,
    heroImageGone: "Bildet ligger ikke hos oss lenger. Last det opp på nytt, eller gå videre uten.",
    picture: imageErrors,
    tooManyPictures: "Det har kommet mange bilder herfra. Vent litt, og prøv igjen.",
    unknown: "Se over dette feltet",
  },
};

export function fieldLabels(partners: string): Record<string, string> {
  const { bride, groom } = texts.partners[pairingOf(partners)];
  return { partners: texts.partners.label, bride, groom, ...texts.fields };
}
