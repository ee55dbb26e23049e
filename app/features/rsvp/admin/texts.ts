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
    actions: "Valg",
  },
  persons: (count: number) => `${count}${nbsp}person(er)`,
  companion: (name: string) => `med ${name}`,
  changed: (date: string) => `endret ${date}`,
  deleteOf: "Slett svaret fra",
  pages: {
    label: "Sider med svar",
    range: (from: number, to: number, total: number) =>
      `Viser ${formatNumber(from)}–${formatNumber(to)} av ${formatNumber(total)}${nbsp}svar`,
    previous: "Forrige",
    next: "Neste",
  },
  done: {
    deleted: "Svar slettet",
    restored: "Svaret er tilbake",
    newerAnswer: "Gjesten har svart på nytt. Det nye svaret står.",
  },
  errors: {
    delete: "Kunne ikke slette svaret",
    restore: "Kunne ikke hente svaret tilbake",
    notLoaded: {
      refused: "Kunne ikke laste RSVP-svar",
      failed: "En feil oppstod ved lasting av RSVP-data",
    },
  },
} as const;
