const nbsp = "\u00a0";

export const plannerTexts = {
  navigation: {
    main: "Hovedfunksjoner",
    overview: "Oversikt",
    edit: "Rediger Bryllup",
    answers: "RSVP Svar",
    wishes: "Ønskeliste",
    photos: "Gjestebilder",
    planning: "Planlegging",
    guests: "Gjesteliste",
    seating: "Bordkart",
    budget: "Budsjett",
    vendors: "Leverandører",
    communication: "Kommunikasjon",
    messages: "Meldinger",
    sms: "Send SMS",
  },
  wedding: {
    date: "Dato",
    place: "Sted",
    theme: "Tema",
    noPlace: "Ikke valgt",
    noTheme: "Ikke valgt",
    view: "Se bryllupssiden",
    newTab: "(åpnes i ny fane)",
    copy: "Kopier lenke",
    copied: "Lenke kopiert!",
    copyByHand: "Kopier lenken herfra",
    edit: "Rediger",
    share: "Lenken til gjestene",
    shareHint: "Send den til gjestene. De svarer uten konto og kan endre svaret siden.",
    daysLeft: (days: number) => (days === 1 ? "dag igjen" : "dager igjen"),
    daysSince: (days: number) => (days === 1 ? "dag siden" : "dager siden"),
    today: "I DAG ER DAGEN!",
  },
  noWedding: {
    title: "Dere har ingen bryllupsside ennå",
    lead: "Fem korte steg. Dere kan endre alt etterpå, og ingen ser siden før dere deler lenken.",
    create: "Opprett bryllupside",
    promises: [
      { title: "Navn og dato", text: "Vi regner ned for dere" },
      { title: "Stil og bilde", text: "Seks stiler, bytt når som helst" },
      { title: "Del lenken", text: "Gjestene svarer uten konto" },
    ],
  },
  tabs: {
    label: "Visning",
    overview: "Oversikt",
    rsvp: "RSVP",
    wishlist: "Ønskeliste",
    gallery: "Galleri",
  },
  featureSummary: {
    wishlist: { title: "Øverst på listen", action: "Til ønskelisten" },
    gallery: { all: "Bilder", title: "De nyeste", action: "Til gjestebildene" },
  },
  attention: {
    title: "Det neste",
    nothing: "Ingenting venter på dere nå.",
    answers: {
      title: (count: number) => (count === 1 ? "Ett nytt svar" : `${count} nye svar`),
      hint: "Siden du så gjennom dem sist",
    },
    messages: {
      title: (count: number) => (count === 1 ? "Én ny melding" : `${count} nye meldinger`),
      hint: "Fra gjester som ikke har fått svar",
    },
    photos: {
      title: (count: number) => (count === 1 ? "Ett bilde venter" : `${count} bilder venter`),
      hint: "Gjestene ser dem når dere har godkjent",
    },
    payments: {
      title: (count: number) =>
        count === 1 ? "Én betaling forfaller" : `${count} betalinger forfaller`,
      hint: "Forfalt eller innen en uke",
    },
    vendorAnswers: {
      title: (count: number) =>
        count === 1 ? "En leverandør har svart" : `${count} leverandører har svart`,
      hint: "Under Mine forespørsler",
    },
    held: {
      title: (count: number) =>
        count === 1 ? "Noe venter på kontroll" : `${count} grupper venter på kontroll`,
      hint: "Det kom mye på kort tid fra samme nett",
    },
  },
  firstSteps: {
    title: "Kom i gang",
    wish: { title: "Legg til det første ønsket", hint: "Gjestene kan reservere det" },
    partner: { title: "Inviter partneren din", hint: "Dere endrer siden hver med sin konto" },
    share: {
      title: "Del lenken med gjestene",
      hint: "Kopier den, og send den videre",
    },
  },
  counters: {
    coming: "Kommer",
    declined: "Kommer ikke",
    total: "Totalt antall svar",
    fromAnswers: (answers: number) => `fra ${answers}${nbsp}svar`,
    declinedNote: "takket nei",
    personsPerMark: (persons: number) => `Ett tegn er ${persons} personer`,
    chartLabel: (coming: number, declined: number) => `${coming} kommer, ${declined} kommer ikke`,
  },
  answers: { latest: "Siste svar", all: "Alle svar" },
  undo: "Angre",
  live: {
    lost: "Uten kontakt. Tallene kan være gamle.",
  },
  errors: {
    title: "Feil",
    savedDataIsSafe: "Det som er lagret, er trygt.",
    retry: "Prøv igjen",
    overview: {
      "server-error": "Kunne ikke laste bryllupsdata",
      "no-response": "En feil oppstod ved lasting av data",
    },
  },
} as const;
