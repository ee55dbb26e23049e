import { formatCount } from "#app/platform/numbers.ts";

export const productTexts = {
  notFound: {
    text: "Annonsen kan være solgt eller tatt bort. Se om det ligger noe som ligner i markedsplassen.",
    action: "Til markedsplassen",
  },
  back: (category: string) => `Tilbake til ${category}`,
  pictures: "Bilder",
  pictureLabels: { whole: "Hele", top: "Øverst", middle: "Nærbilde", bottom: "Nederst" },
  numbered: (number: number) => `Bilde ${number}`,
  counter: (count: number) => `# av ${count}`,
  share: "Del",
  copied: "Lenken er kopiert.",
  reviews: (count: number) => `${count} ${count === 1 ? "omtale" : "omtaler"}`,
  reviewsOf: (count: number, seller: string) =>
    `${count} ${count === 1 ? "omtale" : "omtaler"} av ${seller}`,
  own: "Dette er annonsen din",
  change: "Endre",
  myListings: "Mine annonser",
  reservedText: "Reservert. Du kan fortsatt spørre.",
  soldOn: (day: string) => `Solgt ${day}`,
  formerPrice: (day: string) => `Laveste pris de siste 30 dagene før ${day}`,
  contact: "Kontakt selger",
  send: "Send melding",
  ask: (seller: string) => `Spør ${seller}`,
  questions: "Forslag til spørsmål",
  message: "Hei! Er den fortsatt ledig?",
  example: "Dette er et eksempel",
  exampleMore: "Annonsen viser hvordan det ser ut. Ingen selger den, så det er ingen å skrive til.",
  reserved: "Reservert",
  ratingOutOf: (rating: string) => `${rating} av 5`,
  sold: "Solgt",
  soldText: (related: number) =>
    related > 0
      ? `Den henger i et annet skap nå. Her er ${formatCount(related)} som ligner.`
      : "Den henger i et annet skap nå.",
  seeRelated: "Se lignende produkter",
  sellerLine: (isPrivate: boolean, place: string) =>
    `${isPrivate ? "Privatperson" : "Butikk"} · ${place}`,
  orgNumber: (number: string) => `Org.nr. ${number}`,
  law: {
    private: "Kjøp mellom privatpersoner. Kjøpsloven gjelder, angrerett gjør ikke det.",
    shop: "Du handler med en butikk. Kjøper du på avstand, har du angrerett i 14 dager.",
  },
  detailsTitle: (hasMeasures: boolean) => (hasMeasures ? "Mål og detaljer" : "Detaljer"),
  measured: "Målt av selger, plagget flatt på gulvet.",
  details: {
    brand: "Merke",
    size: "Størrelse",
    material: "Materiale",
    colour: "Farge",
    heelHeight: "Hælhøyde",
    bust: "Bryst",
    waist: "Midje",
    length: "Lengde",
    condition: "Tilstand",
    place: "Sted",
  },
  sketch: "Målskisse",
  centimetres: (value: string) => `${value} cm`,
  trust: [
    { title: "Trygg handel", text: "Møt opp eller betal når den er prøvd." },
    { title: "Levering tilgjengelig", text: "" },
    { title: "Chat med selger", text: "Bare dere to ser meldingene." },
  ],
  related: "Lignende produkter",
  allOf: (category: string) => `Alle ${category.toLowerCase()}`,
};
