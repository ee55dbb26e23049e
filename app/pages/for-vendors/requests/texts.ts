import type { ReceivedState } from "#app/features/vendors/offers/rules.ts";
import type { Availability } from "#app/features/vendors/rules.ts";

export const receivedTexts = {
  title: "Forespørsler",
  counts: { new: "nye", answered: "besvart" },
  list: "Forespørsler",
  states: {
    new: "Ny forespørsel",
    answered: "Besvart",
    declined: "Takket nei",
    withdrawn: "Paret takket nei",
  } satisfies Record<ReceivedState, string>,
  unread: "Ny melding",
  noDate: "Uten dato",
  anonymous: "En bruker",
  back: "Til forespørslene",
  getsMarried: (names: string) => `${names} gifter seg`,
  asks: (name: string) => `${name} spør`,
  facts: { place: "Sted", guests: "Gjester", budget: "Budsjett", service: "Gjelder" },
  sameDay: (names: string) => `${names} har spurt om samme dag.`,
  availability: "Er dere ledige?",
  availabilities: { free: "Ledig", maybe: "Kanskje", taken: "Opptatt" } satisfies Record<
    Availability,
    string
  >,
  price: "Pris",
  validUntil: "Tilbudet gjelder til",
  summary: "Hva prisen gjelder",
  answer: "Svar",
  send: "Send svar",
  decline: "Takk nei",
  hint: "Paret får svaret på e-post og i planleggeren.",
  another: "Gi et nytt tilbud",
  declined: "Dere har takket nei til forespørselen.",
  withdrawn: "Paret har takket nei. Dere kan ikke svare lenger.",
  reopen: "Åpne igjen",
  offer: {
    valid: (day: string) => `Gjelder til ${day}`,
  },
  empty: {
    title: "Ingen forespørsler ennå",
    text: "Når et par spør om en dato, kommer det hit og på e-post.",
  },
  choose: "Velg en forespørsel i listen.",
  connectionLost: "Uten kontakt. Forespørslene kan være gamle.",
  done: {
    sent: "Svaret er sendt",
    declined: "Dere har takket nei",
    reopened: "Forespørselen er åpen igjen",
  },
  errors: {
    send: "Kunne ikke sende svaret",
    change: "Kunne ikke oppdatere forespørselen",
    blocked: "Samtalen er lukket",
    unread: "Ingen leser samtalen lenger",
    tooMany: "Det ble mange meldinger. Vent litt, og prøv igjen.",
    withdrawn: "Paret har takket nei imens",
    unexpected: "En feil oppstod",
    notLoaded: "Kunne ikke hente forespørslene",
  },
} as const;
