export const inboxTexts = {
  title: "Meldinger",
  counts: { unreplied: "nye", replied: "besvart" },
  search: "Søk i meldinger",
  find: "Søk",
  filter: "Vis",
  filters: { all: "Alle", new: "Nye", replied: "Besvart" },
  list: "Meldinger fra gjester",
  pages: "Sider med meldinger",
  newer: "Nyere",
  older: "Eldre",
  today: (clock: string) => `i dag ${clock}`,
  states: { new: "Ny melding", replied: "Besvart" },
  empty: "Ingen meldinger ennå",
  emptyHint: "Når en gjest skriver en hilsen på bryllupssiden, står den her med det samme.",
  matches: (count: number, hasMore: boolean) =>
    hasMore
      ? `Over ${count} meldinger passer til søket`
      : `${count} ${count === 1 ? "melding" : "meldinger"} passer til søket`,
  noMatches: "Ingen meldinger passer til søket",
  allReplied: "Alle meldinger er besvart",
  noneReplied: "Ingen meldinger er besvart ennå",
  showAll: "Vis alle meldinger",
  notFound: "Meldingen er ikke her lenger",
  notFoundHint: "Kanskje den andre av dere har slettet den eller skjult avsenderen.",
  back: "Meldinger",
  sendMail: "Send email",
  mailHint: "E-posten åpnes med emne og hilsen fylt ut.",
  noEmail: "Gjesten la ikke igjen e-post",
  markAll: {
    open: (count: number) => `Marker alle ${count} nye som besvart`,
    hint: "De står fortsatt i listen, men teller ikke lenger som nye. Det kan ikke gjøres om.",
    confirm: (count: number) => `Marker ${count} som besvart`,
  },
  markReplied: "Marker som besvart",
  select: (name: string) => `Velg meldingen fra ${name}`,
  selection: {
    label: "Valgte meldinger",
    markReplied: "Marker som besvart",
    hide: "Skjul avsenderen",
    delete: "Slett",
  },
  unwantedHeading: "Uønsket melding?",
  delete: "Slett",
  done: {
    replied: (count: number) => {
      if (count === 0) return "Allerede markert som besvart";
      return count === 1 ? "Melding markert som besvart" : `${count} meldinger markert som besvart`;
    },
    deleted: (count: number) => (count === 1 ? "Melding slettet" : `${count} meldinger slettet`),
    restored: (count: number) =>
      count === 1 ? "Meldingen er tilbake" : `${count} meldinger er tilbake`,
  },
  failed: {
    reply: "Feil ved markering av melding",
    delete: "Kunne ikke slette meldingen",
    restore: "Kunne ikke hente meldingen tilbake",
  },
  noWedding: "Meldingene hører til bryllupssiden. Lag den først, så kan gjestene skrive til dere.",
  notLoaded: "Kunne ikke laste meldingene",
  connectionLost: "Uten kontakt. Nye meldinger kommer når nettet er tilbake.",
  arrived: (count: number, name: string | undefined) =>
    count > 1 ? `${count} nye meldinger` : name ? `Ny melding fra ${name}` : "Én ny melding",
  mail: {
    subject: (couple: string) => `Svar på meldingen din til ${couple}`,
    body: (guest: string, couple: string) => [`Hei ${guest},`, "", "", "", "Hilsen", couple],
  },
} as const;
