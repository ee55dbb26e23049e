import type { SheetName } from "./print-query.ts";

function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}

const sheets: Record<SheetName, string> = {
  entrance: "Liste til inngangen",
  chart: "Bordkart",
  "place-cards": "Bordkort",
  "table-cards": "Bordnummer",
  kitchen: "Kjøkkenliste",
};

export const printTexts = {
  sheets,
  documentTitle: (sheet: SheetName) => `${sheets[sheet]} – Jaord`,
  back: "Tilbake til bordkartet",
  print: "Skriv ut",
  options: {
    drakt: "Drakt",
    navn: "Navn",
    format: "Papir",
    plain: "Uten pynt",
    "first-name": "Fornavn først",
    surname: "Etternavn først",
    a4: "A4",
    a3: "A3",
  },
  hints: {
    entrance: "A4, til en tavle eller en ramme ved inngangen. Velg 100 % når dere skriver ut.",
    chart: "Liggende A4 eller A3.",
    "place-cards": "Ti kort på hvert A4-ark. Velg 100 % og ingen marger når dere skriver ut.",
    "table-cards": "Fire kort på hvert A4-ark. Velg 100 % og ingen marger når dere skriver ut.",
    kitchen: "Arket har helseopplysninger. Gi det bare til kjøkkenet.",
  } satisfies Record<SheetName, string>,
  unseated: (persons: number) => `${persons} uten bord`,
  empty: "Ingen har fått bord ennå.",
  version: (revision: number, printedAt: string) =>
    `Bordkart versjon ${revision}, skrevet ut ${printedAt}`,
  companionOf: (name: string) => `Følge av ${name}`,
  entrance: {
    welcome: "Velkommen til bords hos",
    hint: "Finn navnet ditt. Tallet er bordet.",
  },
  placeCards: {
    slug: (sheet: number, sheets: number) =>
      `Bordkort, ark ${sheet} av ${sheets}. 250 g papir, skjær ved merkene. Gullprikk betyr at kjøkkenet har en beskjed.`,
    kitchenHasWord: "Kjøkkenet har en beskjed",
  },
  chart: {
    summary: (guests: number, tables: number) =>
      `Bordkart, ${count(guests, "gjest", "gjester")} ved ${tables} bord`,
  },
  kitchen: {
    title: "Kjøkkenliste",
    couple: (one: string, other: string) => `${one} og ${other}`,
    date: "Dato",
    place: "Sted",
    persons: "Personer",
    children: (children: number) => `, av dem ${children} barn`,
    tables: "Bord",
    severe: "Alvorlig allergi",
    noSevere: "Ingen har meldt om alvorlig allergi.",
    unknownAllergy: "Ikke oppgitt hva",
    at: (table: number) => `Bord ${table}`,
    chair: (seat: number) => `, plass ${seat}`,
    withoutTable: "Uten bord",
    map: "Hvor de sitter",
    key: { severe: "Alvorlig allergi", diet: "Annet kosthold", regular: "Vanlig meny" },
    diets: "Annet kosthold",
    noDiets: "Ingen andre har meldt om kosthold.",
    perTable: "Antall per bord",
    table: "Bord",
    regular: "Vanlig",
    otherDiet: "Annet",
    childMeals: "Barn",
    sum: "Sum",
    notes: "Merknader",
    destroy: "Inneholder helseopplysninger. Makuleres etter festen.",
    phone: "Telefon på dagen",
  },
  changes: {
    title: (printedAt: string, revision: number) =>
      `Endret siden ${printedAt} (versjon ${revision})`,
    none: (printedAt: string) => `Ingen endringer siden ${printedAt}.`,
    arrived: (table: string) => `ny, ${table}`,
    left: (table: string) => `kommer ikke lenger, hadde ${table}`,
    gotTable: (table: string) => `fikk ${table}`,
    lostTable: (table: string) => `mistet ${table}`,
    movedTable: (before: string, after: string) => `${before} › ${after}`,
    diet: (before: string, after: string) => `kosthold: ${before} › ${after}`,
    noDiet: "vanlig",
    becameSevere: "nå alvorlig allergi",
    noLongerSevere: "ikke lenger alvorlig allergi",
    total: (label: string, before: number, after: number) => `${label}: ${before} › ${after}`,
    table: (table: number) => `bord ${table}`,
    noTable: "uten bord",
  },
  mark: {
    withoutScript: "Merk som skrevet ut",
    done: "Neste liste viser hva som er endret siden denne.",
    failed: "Kunne ikke merke listen som skrevet ut",
    changed: "Bordkartet eller gjestene er endret siden siden ble åpnet. Last siden på nytt først.",
  },
  dialog: {
    title: "Skriv ut",
    cancel: "Avbryt",
    close: "Lukk",
    sheetCount: (sheets: number) => `${sheets} ark`,
    sheetsOf: (sheets: number, each: number) => `${sheets} ark à ${each}`,
    chartFormats: "A4 eller A3",
    everyoneSeated: (persons: number) =>
      `Alle ${persons} har plass. Arkene henter navn og bord når dere skriver ut.`,
    someUnseated: (persons: number) =>
      `${persons} uten bord. Arkene henter navn og bord når dere skriver ut.`,
    choose: "Ark",
  },
} as const;
