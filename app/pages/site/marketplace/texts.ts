import { formatNumber } from "#app/platform/numbers.ts";

export const marketTexts = {
  title: "Markedsplass",
  lead: "Kjøp og selg alt som hører bryllupet til.",
  description:
    "Brukte og nye brudekjoler, sko, pynt, gaver og tilbehør fra privatpersoner og butikker i hele Norge.",
  search: "Søk i tittel og beskrivelse",
  find: "Søk",
  category: "Kategori",
  breadcrumb: "Brødsmuler",
  apply: "Bruk",
  order: "Rekkefølge",
  view: { label: "Visning", grid: "Rutenett", list: "Liste" },
  filter: "Filter",
  filterCount: (count: number) => `${formatNumber(count)} valgt`,
  close: "Lukk",
  reset: "Nullstill",
  active: "Valgte filtre",
  remove: (name: string) => `Ta bort ${name}`,
  showHits: (count: string) => `Vis ${count} produkter`,
  price: "Pris",
  condition: "Tilstand",
  seller: "Selger",
  size: "Størrelse",
  colour: "Farge",
  place: "Sted",
  allCounties: (count: number) => `Vis alle ${formatNumber(count)} fylker`,
  allColours: (count: number) => `Vis alle ${formatNumber(count)} farger`,
  allSizes: (count: number) => `Vis alle ${formatNumber(count)} størrelser`,
  from: (amount: string) => `Fra ${amount}`,
  to: (amount: string) => `Til ${amount}`,
  sizeChoice: (size: string) => `Str. ${size}`,
  near: (town: string, km: number) => `Innen ${formatNumber(km)} km fra ${town}`,
  quoted: (text: string) => `«${text}»`,
  corrected: (text: string, corrected: string) =>
    `Ingen treff på «${text}». Her er det vi fant på «${corrected}».`,
  listings: "Annonser",
  pages: { label: "Sider", previous: "Forrige", next: "Neste" },
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, side ${page}` : title),
  empty: {
    title: "Ingen produkter funnet",
    text: "Noen har vært her før dere. Ta bort ett filter, så ser dere hva som ligger i nærheten.",
    noFilters: "Det ligger ingen annonser her akkurat nå.",
    all: "Vis alle produkter",
    without: "Uten",
    rest: (text: string | null, filters: string[]) => {
      if (filters.length === 0) return text ?? "";
      return `${text ?? "alt"} i ${filters.join(", ")}`;
    },
  },
  tryFirst: {
    title: "Prøv først, betal etterpå",
    text: "Møt selgeren, se tingen i dagslys og gjør opp når dere er fornøyde.",
  },
  safeTrade: "Slik handler dere trygt",
};

export const searchTexts = {
  title: "Søk i markedsplassen",
  results: (text: string) => `Søkeresultater for "${text}"`,
  resultsFor: "Søkeresultater for",
  search: "Søk",
  category: "Kategori",
  price: "Pris",
  allPrices: "Alle priser",
  order: "Rekkefølge",
  more: "Last inn flere resultater",
  categories: "Bla i kategoriene",
  seeAll: "Se hele markedsplassen",
  description: "Søk blant brukte og nye ting til bryllupet.",
};
