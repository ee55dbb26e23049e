import { imageErrors } from "#app/client/texts.ts";
import { formatNumber } from "#app/platform/numbers.ts";
import { pairingOf } from "./rules.ts";

export const texts = {
  partners: {
    label: "Hvem er dere?",
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
    welcomeLine: "Hilsen under navnene",
    theme: "Tema",
    colors: "Farger",
    guestCount: "Antall gjester",
    ceremony: "Vielse",
    ceremonyTime: "Når er vielsen?",
    ceremonyPlace: "Hvor er vielsen?",
    reception: "Bryllupsfest",
    receptionTime: "Når begynner festen?",
    receptionPlace: "Hvor er festen?",
  },
  hints: {
    pastDate: "Datoen har vært. Det går fint hvis siden skal være et minne.",
    venue: "For eksempel Fruktlåven",
    city: "For eksempel Lofthus",
    story: "Hvordan møttes dere, hvem fridde, og hva gleder dere dere til?",
    welcomeLine: "Én linje til gjestene, hvis dere vil.",
    theme: "Noen ord om stemningen, for eksempel sommer på landet.",
    guestCount: "Et anslag holder.",
    ceremony: "Kom gjerne et kvarter før.\nDet er parkering ved kirken.",
    ceremonyPlace: "For eksempel Ullensvang kirke",
    reception: "Middag, taler og dans.\nSiste buss til Odda går kl. 01.30.",
    receptionPlace: "For eksempel Fruktlåven, Lofthus",
    program: "Gjestene kan legge klokkeslettene i kalenderen og få veibeskrivelse til stedene.",
  },
  colors: {
    theme: "Siden bruker fargene fra stilen.",
    used: "Siden bruker:",
    unused: (names: readonly string[]) => `Lagret, men endrer ikke siden: ${names.join(", ")}.`,
    unknown: (names: readonly string[]) =>
      `Siden kjenner ikke ${names.map((name) => `«${name}»`).join(" og ")}. Det er lagret likevel. Velg fargen her for å bruke den.`,
    pick: "Velg en farge",
    add: "Legg til fargen",
    added: (color: string) => `${color} er lagt til`,
  },
  count: {
    characters: (used: number, max: number) => `${formatNumber(used)} av ${formatNumber(max)} tegn`,
    tooMany: (over: number) => `– ${formatNumber(over)} for mange`,
  },
  created: "Din bryllupside er opprettet! 🎉",
  upload: {
    skipHint: "Dere kan også hoppe over og legge til et bilde senere.",
    showPicture: "Se bildet",
    uploadedSize: (sent: string, total: string) => `${sent} av ${total}\u00a0MB`,
    dropHint: "Slipp bildet her",
    alt: "Bildet dere har valgt",
  },
  errors: {
    bride: "Skriv inn navnet til den første av dere",
    groom: "Skriv inn navnet til den andre av dere",
    date: "Velg en dato som finnes",
    dateRange: "Velg et år mellom 1900 og 2200",
    time: "Skriv klokkeslettet med fire siffer, for eksempel 13:00",
    theme: "Velg en av stilene",
    story: "Fortell litt om dere",
    guestCount: "Skriv et helt tall fra 0 til 2 000, eller la feltet stå tomt",
    tooLong: (max: number) => `Teksten er for lang. Det er plass til ${formatNumber(max)} tegn.`,
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
