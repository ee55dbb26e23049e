interface Feature {
  name: string;
  description: string;
  to?: string;
}

export interface FeatureCategory {
  title: string;
  features: Feature[];
  action: { to: string; label: string };
}

/** With `hasTextModel`, a language model can write the draft of a wedding page. */
export function featureCategories(hasTextModel: boolean): FeatureCategory[] {
  return [
    {
      title: "Bryllupsnettsider",
      features: [
        {
          name: hasTextModel ? "Utkast med KI på tre minutter" : "Utkast på tre minutter",
          description: "Tilpasset dere",
        },
        { name: "RSVP", description: "Svar og allergier på ett sted" },
        { name: "Ønskeliste", description: "Én gave, én giver" },
        { name: "Gjestebok med bilder", description: "Alles bilder på ett sted" },
      ],
      action: { to: "/create", label: "Lag bryllupsnettside" },
    },
    {
      title: "Planlegger",
      features: [
        { name: "Gjesteliste", description: "Svar, følge og allergier", to: "/guest-list" },
        { name: "Bordkart", description: "Dra gjestene på plass", to: "/seating-chart" },
        { name: "Budsjett", description: "Se hvor pengene går", to: "/budget" },
        { name: "Leverandører", description: "Spør om dato og pris", to: "/vendors" },
      ],
      action: { to: "/admin", label: "Planlegg bryllup" },
    },
    {
      title: "Markedsplass",
      features: [
        { name: "Brukt fra privatpersoner", description: "Kjoler som har danset før" },
        { name: "Nytt fra butikker", description: "Fra norske verksteder" },
        { name: "Gratis å legge ut", description: "5 % når det er solgt" },
        { name: "Trygg handel", description: "Snakk sammen før dere handler" },
      ],
      action: { to: "/marketplace", label: "Utforsk markedsplass" },
    },
    {
      title: "Guides",
      features: [
        { name: "Kostnader", description: "Ekte tall fra norske bryllup" },
        { name: "Tradisjoner", description: "Fra brudekrone til nattmat" },
        { name: "Program", description: "Kjøreplan for dagen" },
        { name: "Stil og design", description: "Farger, papir og blomster" },
      ],
      action: { to: "/guides", label: "Les guidene" },
    },
  ];
}
