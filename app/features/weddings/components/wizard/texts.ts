import { formatNumber } from "#app/platform/numbers.ts";
export const wizardTexts = {
  title: "Lag bryllupside",
  progress: (step: number, count: number) => `Steg ${step} av ${count}`,
  done: "ferdig",
  previous: "Forrige",
  next: "Neste",
  save: "Lag bryllupside",
  saving: "Lagrer...",
  missing: {
    1: "Fyll inn navnene og datoen for å gå videre.",
    2: "Velg en stil for å gå videre.",
    4: "Skriv historien deres for å gå videre.",
  } as Partial<Record<number, string>>,
  frontPageLink: "Til forsiden",
  draftSaved: "Kladden lagres i nettleseren",
  preview: "Slik blir det",
  openPreview: "Forhåndsvis",
  firstNamePlaceholder: "Den ene",
  secondNamePlaceholder: "Den andre",
  storyPlaceholder: "Her kommer historien deres.",
  programPlaceholder: "Tid og sted",
  daysLeft: (days: number) => (days === 1 ? "1 dag igjen" : `${formatNumber(days)} dager igjen`),
  today: "I dag",
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
      lead: "Når og hvor det skjer. Alt kan endres etterpå, og det som er tomt, vises ikke.",
    },
  },
  saveResults: {
    signedOut: "Du må være logget inn for å opprette en bryllupside",
    signInHint:
      "Opprett konto i en ny fane, kom tilbake hit og trykk «Lag bryllupside» en gang til. Alt dere har skrevet, står her så lenge fanen er åpen.",
    signUp: "Opprett konto i en ny fane",
    plannerLink: "Gå til planleggeren",
    alreadyCreated: "Dere har allerede en bryllupside",
    refused: "Kunne ikke lagre bryllupssiden. Prøv igjen.",
    failed: "En feil oppstod. Prøv igjen.",
  },
};
