import type { BudgetRange, PriceRange, VendorCategory } from "./rules.ts";

export const categoryTexts: Record<VendorCategory, { name: string; description: string }> = {
  attire: { name: "Antrekk", description: "Kjole, dress, bunad og søm" },
  flowers: { name: "Blomster", description: "Bukett, bord og pynt" },
  catering: { name: "Catering", description: "Middag, drikke og servering" },
  photographer: { name: "Fotograf", description: "Bilder av dagen og dere" },
  cake: { name: "Kake", description: "Bryllupskake og kakebord" },
  venue: { name: "Lokale", description: "Låve, gård, hotell og selskapslokale" },
  music: { name: "Musikk", description: "Vielse, middag og dans" },
  planner: { name: "Planlegger", description: "Hjelp før dagen og på dagen" },
  transport: { name: "Transport", description: "Brudebil, buss og båt" },
  video: { name: "Video", description: "Film av dagen" },
};

export const priceTexts: Record<PriceRange, string> = {
  $: "Rimelig",
  $$: "Moderat",
  $$$: "Dyr",
  $$$$: "Meget dyr",
};

export const budgetRangeTexts: Record<BudgetRange, string> = {
  "under-10000": "Under 10\u00a0000\u00a0kr",
  "10000-25000": "10\u00a0000–25\u00a0000\u00a0kr",
  "25000-50000": "25\u00a0000–50\u00a0000\u00a0kr",
  "50000-100000": "50\u00a0000–100\u00a0000\u00a0kr",
  "over-100000": "Over 100\u00a0000\u00a0kr",
};

export const vendorTexts = {
  verified: "Bekreftet",
};
