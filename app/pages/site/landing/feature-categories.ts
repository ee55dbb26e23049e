export interface Feature {
  name: string;
  taste: string;
  to?: string;
}

export interface FeatureCategory {
  title: string;
  features: Feature[];
  to: string;
  label: string;
}

export const featureCategories: FeatureCategory[] = [
  {
    title: "Bryllupsnettsider",
    features: [
      { name: "Skrevet med KI", taste: "Ferdig på omtrent tre minutter" },
      { name: "RSVP", taste: "Svar rett inn i gjestelisten" },
      { name: "Ønskeliste", taste: "Én gave, én giver" },
      { name: "Gjestebok med bilder", taste: "Alles bilder på ett sted" },
    ],
    to: "/create",
    label: "Lag bryllupsnettside",
  },
  {
    title: "Planlegger",
    features: [
      { name: "Gjesteliste", taste: "Svar, følge og allergier", to: "/guest-list" },
      { name: "Bordkart", taste: "Dra gjestene på plass", to: "/seating-chart" },
      { name: "Budsjett", taste: "Se hvor pengene går", to: "/budget" },
      { name: "Leverandører", taste: "Spør om dato og pris", to: "/vendors" },
    ],
    to: "/admin",
    label: "Planlegg bryllup",
  },
  {
    title: "Markedsplass",
    features: [
      { name: "Brukt fra privatpersoner", taste: "Kjoler som har danset før" },
      { name: "Nytt fra butikker", taste: "Fra norske verksteder" },
      { name: "Gratis å legge ut", taste: "5 % når det er solgt" },
      { name: "Trygg handel", taste: "Snakk sammen før dere handler" },
    ],
    to: "/marketplace",
    label: "Utforsk markedsplass",
  },
  {
    title: "Guides",
    features: [
      { name: "Kostnader", taste: "Ekte tall fra norske bryllup" },
      { name: "Tradisjoner", taste: "Fra brudekrone til nattmat" },
      { name: "Program", taste: "Kjøreplan for dagen" },
      { name: "Stil og design", taste: "Farger, papir og blomster" },
    ],
    to: "/guides",
    label: "Les guidene",
  },
];
