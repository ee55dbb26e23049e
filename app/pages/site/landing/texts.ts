export const landingTexts = {
  search: {
    heading: "Hva leter dere etter?",
    label: "Søk",
    placeholder: "Kjole, lokale, takkekort …",
    submit: "Søk",
    popular: "Populære søk",
  },
  market: {
    heading: "Brukt én dag, fin i mange år",
    lead: "Kjøp av dem som nettopp giftet seg, eller fra norske butikker.",
    explore: "Utforsk markedsplassen",
    all: "Se alle produkter",
    categories: "Kategorier",
    products: (count: number) => `${count} produkter`,
    private: "Privat",
    shop: "Butikk",
    size: (size: string) => `str.\u00a0${size}`,
    priceWhenNew: "nypris",
    priceBefore: "før",
    rating: (rating: string) => `Vurdering ${rating} av 5`,
  },
  guides: {
    heading: "Godt å vite før dere sier ja",
    categories: "Guidekategorier",
    read: "Les guide",
  },
  testimonials: {
    heading: "De sa ja først",
    mark: "Eksempel, ikke ekte omtaler",
    stars: "5 av 5 stjerner",
  },
  exampleFigures: "Eksempeltall",
} as const;
