import { formatNumber } from "#app/platform/numbers.ts";

const nbsp = "\u00a0";

export const answerAdminTexts = {
  title: "RSVP Svar",
  empty: "Ingen RSVP-svar mottatt ennå",
  emptyHint: "Del lenken, så dukker svarene opp her i samme øyeblikk som de sendes.",
  new: "Nytt svar",
  arrived: "Nytt RSVP-svar mottatt!",
  answered: (names: string) => `${names} har svart`,
  others: (count: number) => (count === 1 ? "én til" : `${count} andre`),
  searchField: { search: "Søk i svarene", find: "Søk" },
  matches: (count: number) => `${count}${nbsp}svar passer til søket`,
  noMatches: "Ingen svar passer til søket",
  showAll: "Vis alle svar",
  filter: "Vis",
  everyone: "Alle",
  export: "Eksporter",
  exportHint: "(CSV-fil til regneark)",
  columns: {
    name: "Navn",
    answer: "Svar",
    persons: "Antall",
    companion: "Følge",
    diet: "Kosthold",
    message: "Melding",
    email: "E-post",
    date: "Dato",
    changed: "Endret",
    selection: "Merk",
    actions: "Valg",
  },
  persons: (count: number) => `${count}${nbsp}person(er)`,
  companion: (name: string) => `med ${name}`,
  changed: (date: string) => `endret ${date}`,
  select: (name: string) => `Velg svaret fra ${name}`,
  selection: { label: "Valgte svar", hide: "Skjul avsenderen", delete: "Slett" },
  hideSenderOf: "Skjul alt fra avsenderen av svaret fra",
  deleteOf: "Slett svaret fra",
  deleteAnswer: "Slett svaret",
  pages: {
    label: "Sider med svar",
    range: (from: number, to: number, total: number) =>
      `Viser ${formatNumber(from)}–${formatNumber(to)} av ${formatNumber(total)}${nbsp}svar`,
    previous: "Forrige",
    next: "Neste",
  },
  done: {
    deleted: (count: number) => (count === 1 ? "Svar slettet" : `${count} svar slettet`),
    restored: (count: number) => (count === 1 ? "Svaret er tilbake" : `${count} svar er tilbake`),
    newerAnswer: "Gjesten har svart på nytt. Det nye svaret står.",
  },
  errors: {
    delete: "Kunne ikke slette svaret",
    restore: "Kunne ikke hente svaret tilbake",
    notLoaded: {
      "server-error": "Kunne ikke laste RSVP-svar",
      "no-response": "En feil oppstod ved lasting av RSVP-data",
    },
  },
} as const;
