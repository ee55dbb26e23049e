import { formatMoney } from "#app/platform/money.ts";
import { commissionOf } from "../prices/rules.ts";
import type { DealState } from "./rules.ts";

export const enquiryTexts = {
  buyer: "Kjøper",
  seller: "Selger",
  deletedListing: "Annonsen er slettet",
  states: {
    "for-sale": "Til salgs",
    "reserved-here": "Reservert her",
    reserved: "Reservert for en annen",
    "sold-here": "Solgt her",
    sold: "Solgt",
    off: "Ikke til salgs",
    deleted: "Slettet",
  } satisfies Record<DealState, string>,
  /** As the buyer reads them. */
  buyerStates: { "reserved-here": "Reservert for deg", "sold-here": "Solgt til deg" },
  safety: "Bare dere to ser dette. Betal når du har sett tingen, og hold praten her.",
  contactDetails: "Telefonnummer og e-postadresser vises først når handelen er avtalt her.",
  hidden: "Vises når handelen er avtalt",
  hiddenFor: (name: string) => `Skjult for ${name} til handelen er avtalt`,
  sample: "Dette er et eksempel",
  new: {
    title: "Skriv til selger",
    lead: (title: string) => `Om ${title}`,
    label: (seller: string) => `Spør ${seller}`,
    send: "Send melding",
    preset: "Hei! Er den fortsatt ledig?",
  },
  quick: {
    first: ["Er den fortsatt ledig?", "Kan den prøves?", "Er prisen fast?"],
    asker: ["Kan jeg hente den i helgen?", "Er prisen fast?", "Da tar jeg den"],
    answerer: ["Ja, den er ledig", "Prisen er fast", "Avtalt"],
  },
  quickLabel: "Forslag",
  actions: {
    reserve: (name: string) => `Reserver for ${name}`,
    release: "Opphev reservasjonen",
    sell: "Marker som solgt",
  },
  sale: {
    title: (name: string) => `Solgt til ${name}`,
    price: "Prisen dere ble enige om, i kroner",
    commission: (price: number) =>
      `5 % til Jaord: ${formatMoney(commissionOf(price))}. Det står under Mine annonser.`,
    submit: "Marker som solgt",
  },
  rating: {
    legend: (seller: string) => `Hvordan var handelen med ${seller}?`,
    star: (count: number) => `${count} av 5`,
    submit: "Gi vurdering",
    given: (count: number) => `Du ga selgeren ${count} av 5.`,
    got: (count: number) => `Kjøperen ga deg ${count} av 5.`,
    note: "Vurderingen kan ikke endres. Den vises på selgerens annonser, uten navnet ditt.",
  },
  done: {
    reserved: "Annonsen er reservert",
    released: "Annonsen er til salgs igjen",
    sold: "Annonsen er merket som solgt",
    unsold: "Salget er angret",
    rated: "Takk for vurderingen",
  },
  errors: {
    send: "Kunne ikke sende meldingen",
    own: "Dette er din egen annonse",
    sample: "Dette er et eksempel. Ingen selger den, så det er ingen å skrive til.",
    gone: "Annonsen er solgt eller tatt bort",
    blocked: "Samtalen er stengt. Meldingen ble ikke sendt.",
    tooMany: "Du har skrevet til mange selgere det siste døgnet. Prøv igjen i morgen.",
    change: "Kunne ikke oppdatere annonsen",
    notSeller: "Bare selgeren kan gjøre det",
    dealGone: "Annonsen finnes ikke lenger",
    notNow: "Annonsen er endret i mellomtiden",
    settled: "Salget er gjort opp eller vurdert, og kan ikke angres",
    rate: "Kunne ikke lagre vurderingen",
    notAgreed: "Du kan vurdere selgeren når handelen er avtalt i samtalen",
    rated: "Du har allerede vurdert denne handelen",
    notLoaded: "Kunne ikke hente samtalene",
  },
  invalid: {
    message: "Skriv en melding til selgeren.",
    listing: "Annonsen finnes ikke.",
    price: "Skriv prisen som et tall",
    priceTooLarge: "Prisen kan være høyst 10 000 000 kr",
    stars: "Velg fra 1 til 5 stjerner",
  },
} as const;
