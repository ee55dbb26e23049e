import type { VendorCategory } from "#app/features/vendors/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import { formatNumber } from "#app/platform/numbers.ts";

/** As in "Velg som fotograf". */
const roleOf = (category: VendorCategory) => categoryTexts[category].name.toLowerCase();

export const vendorScreenTexts = {
  title: "Leverandører",
  tabs: {
    label: "Leverandører",
    find: "Finn leverandører",
    requests: "Mine forespørsler",
    mine: "Mine leverandører",
  },
  connectionLost: "Uten forbindelse. Nye svar vises når den er tilbake.",
  categories: "Kategorier",
  search: "Søk etter navn, sted eller det dere trenger",
  find: "Søk",
  apply: "Vis",
  price: "Pris",
  allPrices: "Alle priser",
  place: "Sted",
  allPlaces: "Alle steder",
  onlyVerified: "Bare bekreftede",
  free: (date: string) => `Ledig ${date}`,
  found: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? "leverandør" : "leverandører"}, bekreftede først`,
  foundNone: "0 leverandører",
  corrected: (typed: string, corrected: string) =>
    `Ingen treff på «${typed}». Viser treff på «${corrected}».`,
  order:
    "Rekkefølgen: bekreftede først, så høyest vurdering, så flest anmeldelser, så navn. Ingen kan betale for en plass. Bekreftet betyr at vi har sjekket organisasjonsnummer, e-post og nettside.",
  more: "Se mer",
  moreAbout: (name: string) => `Se mer om ${name}`,
  requestTo: (name: string) => `Send forespørsel til ${name}`,
  yours: (category: VendorCategory) => `Deres ${roleOf(category)}`,
  pages: {
    label: "Sider",
    range: (from: number, to: number, total: number) =>
      `Viser ${from}–${to} av ${formatNumber(total)}`,
    previous: "Forrige",
    next: "Neste",
  },
  empty: {
    title: "Ingen leverandører funnet",
    text: (category: string | null) =>
      category
        ? `Ingen i ${category} passer til alt dere har valgt. Fjern ett av valgene, så ser vi igjen.`
        : "Ingen passer til alt dere har valgt. Fjern ett av valgene, så ser vi igjen.",
    nobody: "Ingen leverandører er godkjent ennå. Kom gjerne tilbake.",
    remove: (choice: string) => `Fjern ${choice}`,
    reset: "Nullstill valgene",
    free: "Ledig på datoen",
    near: "I nærheten av det dere søkte",
  },
  detail: {
    contact: "Kontakt",
    phone: "Telefon",
    email: "E-post",
    website: "Nettside",
    address: "Adresse",
    priceFrom: "Pris",
    from: (amount: string) => `fra ${amount}`,
    date: "Datoen deres",
    dateStates: {
      free: (date: string) => `Ledig ${date}`,
      taken: (date: string) => `Opptatt ${date}`,
    },
    included: "Hva som er med",
    choose: (category: VendorCategory) => `Velg som ${roleOf(category)}`,
    chosen: (category: VendorCategory) => `Valgt som ${roleOf(category)}`,
    own: "Dette er din egen oppføring",
    sample: "Dette er et eksempel",
    pictures: "Bilder",
    back: "Tilbake til leverandørene",
  },
  errors: { notLoaded: "Kunne ikke hente leverandørene" },
};
