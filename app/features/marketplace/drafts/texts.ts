import type { ListingField, maxLengths } from "./rules.ts";

export const listingFieldTexts: Record<ListingField, string> = {
  sellerKind: "Du selger som",
  sellerName: "Navn kjøperne ser",
  orgNumber: "Organisasjonsnummer",
  title: "Tittel",
  category: "Kategori",
  condition: "Tilstand",
  pictures: "Bilder",
  description: "Beskrivelse",
  brand: "Merke",
  material: "Materiale",
  colour: "Farge",
  size: "Størrelse",
  heelHeight: "Hælhøyde",
  bust: "Bryst",
  waist: "Midje",
  length: "Lengde",
  price: "Pris (NOK)",
  originalPrice: "Nypris (NOK)",
  town: "Sted",
  county: "Fylke",
  delivery: "Overlevering",
};

/** As they begin a sentence. */
export const definite: Record<keyof typeof maxLengths, string> = {
  sellerName: "Navnet",
  title: "Tittelen",
  description: "Beskrivelsen",
  brand: "Merket",
  material: "Materialet",
  size: "Størrelsen",
  town: "Stedet",
};

export const listingErrors = {
  sellerKind: "Velg om du selger som privatperson eller bedrift",
  sellerName: "Skriv navnet kjøperne skal se",
  orgNumber: "Skriv de ni sifrene i organisasjonsnummeret",
  title: "Skriv en tittel",
  category: "Velg en kategori",
  condition: "Velg tilstand",
  pictures: "Legg til minst ett bilde",
  tooManyPictures: (max: number) => `Du kan ha ${max} bilder`,
  pictureGone: "Et av bildene finnes ikke lenger. Last det opp på nytt.",
  description: "Skriv en beskrivelse",
  colour: "Velg en farge fra listen",
  centimetres: "Skriv målet i centimeter, for eksempel 92 eller 92,5",
  price: "Skriv prisen i hele kroner",
  free: "Prisen må være minst 1 kr",
  priceTooLarge: (max: string) => `Prisen kan være høyst ${max}`,
  originalPrice: "Skriv nyprisen i hele kroner",
  originalBelowPrice: "Nyprisen må være høyere enn prisen",
  town: "Skriv stedet tingen er på",
  county: "Vi kjenner ikke stedet. Velg fylket også.",
  delivery: "Velg hvordan kjøperen får tingen",
} as const;
