import { maxCategories, maxGuests, maxLengths } from "../rules.ts";
import type { ImportField } from "./columns/rules.ts";
import type { DuplicateReason } from "./plan/rules.ts";
import type { ProblemKind, SkipReason } from "./rows/rules.ts";
import { maxImportRows } from "./rules.ts";

const fields: Record<ImportField, string> = {
  name: "Navn",
  firstName: "Fornavn",
  lastName: "Etternavn",
  email: "E-post",
  phone: "Telefon",
  category: "Kategori",
  status: "Status",
  child: "Barn",
  diet: "Kosthold",
  severeAllergy: "Alvorlig allergi",
  plusOne: "Følge",
  plusOneName: "Navn på følge",
  plusOneStatus: "Status for følge",
  plusOneDiet: "Kosthold for følge",
  plusOneSevereAllergy: "Alvorlig allergi for følge",
  household: "Husstand",
  householdName: "Navn på husstand",
  address: "Adresse",
  postalCode: "Postnummer",
  city: "Sted",
  id: "Jaord-ID",
};

const skipped: Record<SkipReason, string> = {
  "no-name": "Navn mangler",
  "long-name": `Navnet er lengre enn ${maxLengths.name} tegn`,
  heading: "Ser ut som en overskrift",
  empty: "Raden er tom",
  chosen: "Hoppes over fordi dere valgte det",
};

const correction: Partial<Record<ImportField, string>> = {
  name: "Skriv inn navn",
  firstName: "Skriv inn navn",
  email: "Rett adressen",
  phone: "Rett nummeret",
};

const reasons: Record<DuplicateReason, string> = {
  id: "samme gjest",
  email: "samme e-post",
  phone: "samme telefon",
  name: "samme navn",
};

const problems: Record<Exclude<ProblemKind, SkipReason>, (field: string) => string> = {
  email: () => "Gjesten importeres uten e-post.",
  phone: () => "Nummeret er ikke gyldig. Det importeres slik det står.",
  status: (field) => `Vi forstår ikke hva som står under ${field}. Gjesten venter på svar.`,
  "too-long": (field) => `Teksten under ${field} er for lang og blir kortet ned.`,
  companions: () => "En gjest kan ha ett følge. Legg til de andre som egne gjester.",
};

export const importTexts = {
  title: "Importer gjester",
  back: "Tilbake til gjestelisten",
  notLoaded: "Kunne ikke hente importen",
  connectionLost: "Ingen kontakt med serveren. Vi prøver igjen.",
  steps: { label: "Steg i importen", names: ["Lim inn", "Kolonner", "Ferdig"] },
  fields,
  leftOut: "Ikke med",
  upload: {
    paste: "Lim inn gjestelisten",
    title: "Lim inn fra regnearket",
    intro:
      "Merk alt i Excel, Numbers eller Google Regneark, kopier og lim inn her. Rekkefølgen på kolonnene er det samme.",
    choose: "Velg en fil",
    drop: "eller slipp den her",
    formats: "CSV eller XLSX, opptil 5\u00a0MB",
    safe: "Ingenting kommer i gjestelisten før dere sier ja i neste steg.",
    template: "Last ned et tomt regneark",
    clear: "Tøm",
    next: "Neste",
    reading: "Leser …",
    pasted: (lines: number, columns: number) =>
      `${lines} ${lines === 1 ? "linje" : "linjer"} limt inn, ${columns} ${columns === 1 ? "kolonne" : "kolonner"}`,
    latest: (added: number, updated: number) => {
      const [verb, count] = added > 0 ? ["importerte", added] : ["oppdaterte", updated];
      return `Sist ${verb} dere ${count} ${count === 1 ? "gjest" : "gjester"}. Det kan fortsatt angres.`;
    },
    showLatest: "Se importen",
    problems: {
      nothing: "Lim inn gjestelisten eller velg en fil først.",
      empty: "Fila er tom. Sjekk at gjestene står på det første arket.",
      "too-large": "Fila er for stor. Den kan være opptil 5\u00a0MB og bare ha gjestelisten i seg.",
      "too-many-rows": `Fila har for mange rader. En gjesteliste kan ha ${maxImportRows} gjester.`,
      "old-excel": "Fila er i et gammelt Excel-format. Lagre den som XLSX og prøv igjen.",
      encrypted: "Fila er låst med passord. Lagre den uten passord og prøv igjen.",
      "open-document":
        "OpenDocument kan ikke leses her. Lagre fila som XLSX eller CSV og prøv igjen.",
      pdf: "Dette er en PDF. Åpne regnearket den er laget av, og lagre det som XLSX eller CSV.",
      "not-a-sheet": "Dette er ikke et regneark. Velg en fil i CSV eller XLSX.",
      damaged: "Fila er skadet og kan ikke leses. Lagre den på nytt og prøv igjen.",
      "too-often": "Dere har lest inn mange filer på kort tid. Prøv igjen om en stund.",
    },
  },
  preview: {
    added: "nye gjester",
    updated: "oppdateres",
    unchanged: "står alt i listen",
    skipped: "hoppes over",
    show: "Vis",
    all: "Alle",
    issues: "Å se på",
    back: "Tilbake",
    importing: "Importerer …",
    submit: (added: number, updated: number) => {
      if (added > 0) return `Importer ${added} ${added === 1 ? "gjest" : "gjester"}`;
      return updated > 0
        ? `Oppdater ${updated} ${updated === 1 ? "gjest" : "gjester"}`
        : "Ingen å importere";
    },
    applyColumns: "Bruk kolonnene",
    columnOf: (name: string) => `Hva er i kolonnen ${name}?`,
    column: (number: number) => `Kolonne ${number}`,
    number: "Rad",
    row: (number: number, name: string) => (name ? `Rad ${number}, ${name}` : `Rad ${number}`),
    blank: "tomt",
    unnamed: "uten navn",
    noName: "Velg en kolonne med navn, så kan gjestene importeres.",
    noIssues: "Alt er i orden.",
    missing: (names: string[]) =>
      names.length === 1
        ? `Kolonnen ${names[0]} er ikke med.`
        : `Kolonnene ${names.join(", ")} er ikke med.`,
    hint: "Telefonnumre skrives om til 412 34 567. Kategorier som ikke finnes, blir laget.",
    skip: (reason: SkipReason) =>
      reason === "no-name" || reason === "long-name"
        ? `${skipped[reason]}. Raden hoppes over.`
        : `${skipped[reason]}.`,
    problem: (kind: Exclude<ProblemKind, SkipReason>, field: ImportField, text: string) =>
      kind === "email"
        ? `${text.includes("@") ? "E-postadressen er ikke gyldig." : "E-postadressen mangler @."} ${problems.email(fields.email)}`
        : problems[kind](fields[field]),
    correction: (field: ImportField) => correction[field] ?? "Rett teksten",
    correctionLabel: (field: ImportField) => (field === "firstName" ? fields.name : fields[field]),
    save: "Lagre",
    cancel: "Avbryt",
    addAnyway: "Legg til",
    merged: (name: string, reason: DuplicateReason) =>
      `Finnes alt: ${name}, ${reasons[reason]}. Oppdateres.`,
    same: (name: string, reason: DuplicateReason) =>
      `Finnes alt: ${name}, ${reasons[reason]}. Ingenting nytt.`,
    separate: (name: string, reason: DuplicateReason) =>
      `Likner på ${name}, ${reasons[reason]}. Legges til som ny.`,
    inRow: (row: number) => `rad ${row}`,
    addInstead: "Lag en ny i stedet",
    mergeInstead: "Slå sammen i stedet",
    skipInstead: "Hopp over",
    inList: "I listen",
    nothing: "ingenting",
    yes: "Ja",
    no: "Nei",
    pages: {
      label: "Sider i fila",
      range: (from: number, to: number, total: number) => `${from}–${to} av ${total} rader`,
      previous: "Forrige",
      next: "Neste",
    },
  },
  statuses: { pending: "Venter svar", attending: "Kommer", declined: "Kommer ikke" },
  result: {
    title: (added: number) =>
      added === 1 ? "1 gjest er lagt til" : `${added} gjester er lagt til`,
    updatedTitle: (updated: number) =>
      updated === 1 ? "1 gjest er oppdatert" : `${updated} gjester er oppdatert`,
    figure: (added: number, updated: number) => `${added} nye gjester, ${updated} oppdatert`,
    summary: (total: number, categories: number) =>
      `${total} står nå i listen, i ${categories} ${categories === 1 ? "kategori" : "kategorier"}.`,
    contact: (phone: number, email: number, diet: number) =>
      `Av de nye har ${phone} telefon, ${email} e-post og ${diet} kosthold.`,
    show: "Se gjestelisten",
    undo: "Angre importen",
    skipped: "Hoppet over",
    download: "Last ned radene",
    add: "Legg til",
    addRow: (number: number) => `Legg til rad ${number}`,
    noName: "Skriv inn navnet på gjesten",
    row: (number: number) => `Rad ${number}`,
    moreSkipped: (count: number) => `Og ${count} til. Alle er med i fila dere kan laste ned.`,
    reasons: skipped,
    categories: "Nye kategorier",
    undone: "Importen er angret",
    undoneHint: "Gjestelisten er som før importen.",
    kept: (count: number) =>
      count === 1
        ? "1 gjest er beholdt, fordi noe er endret etter importen:"
        : `${count} gjester er beholdt, fordi noe er endret etter importen:`,
    again: "Importer på nytt",
  },
  done: { undone: "Importen er angret", added: "Gjest lagt til" },
  errors: {
    read: "Kunne ikke lese fila",
    change: "Kunne ikke lagre endringen",
    failed: "Kunne ikke importere gjestene",
    undo: "Kunne ikke angre importen",
    gone: "Fila er ikke her lenger. Lim inn gjestelisten på nytt.",
    changed: "Gjestelisten er endret imens. Se over og importer igjen.",
    full: `Gjestelisten har plass til ${maxGuests} gjester. Fila har flere enn det er plass til.`,
    categories: `Det er plass til ${maxCategories} kategorier. Velg «Ikke med» for kolonnen, eller bruk færre.`,
    notUndone: "Importen kan ikke angres lenger.",
    notAdded: "Kunne ikke legge til gjesten",
    addedBefore: "Raden kan ikke legges til lenger. Legg gjesten til i gjestelisten.",
  },
} as const;
