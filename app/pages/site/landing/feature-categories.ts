interface Feature {
  name: string;
  description: string;
}

export interface FeatureCategory {
  title: string;
  features: Feature[];
  isComing?: boolean;
  action?: { to: string; label: string };
}

export const featureCategories: FeatureCategory[] = [
  {
    title: "Bryllupsnettsider",
    features: [
      { name: "Utkast på tre minutter", description: "Tilpasset dere" },
      { name: "RSVP", description: "Svar og allergier på ett sted" },
      { name: "Ønskeliste", description: "Én gave, én giver" },
      { name: "Gjestebok med bilder", description: "Alles bilder på ett sted" },
    ],
    action: { to: "/create", label: "Lag bryllupsnettside" },
  },
  {
    title: "Planlegger",
    isComing: true,
    features: [
      { name: "Gjesteliste", description: "Svar, følge og allergier" },
      { name: "Bordkart", description: "Dra gjestene på plass" },
      { name: "Budsjett", description: "Se hvor pengene går" },
      { name: "Leverandører", description: "Spør om dato og pris" },
    ],
    action: { to: "/admin", label: "Planlegg bryllup" },
  },
  {
    title: "Markedsplass",
    isComing: true,
    features: [
      { name: "Brukt fra privatpersoner", description: "Kjoler som har danset før" },
      { name: "Nytt fra butikker", description: "Fra norske verksteder" },
      { name: "Gratis å legge ut", description: "5 % når det er solgt" },
      { name: "Trygg handel", description: "Snakk sammen før dere handler" },
    ],
  },
  {
    title: "Guides",
    isComing: true,
    features: [
      { name: "Kostnader", description: "Ekte tall fra norske bryllup" },
      { name: "Tradisjoner", description: "Fra brudekrone til nattmat" },
      { name: "Program", description: "Kjøreplan for dagen" },
      { name: "Stil og design", description: "Farger, papir og blomster" },
    ],
  },
];
