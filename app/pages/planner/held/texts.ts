const nbsp = "\u00a0";

export const heldTexts = {
  title: "Til kontroll",
  intro:
    "Det kom mye på kort tid fra samme nett. Det kan være en robot, eller mange gjester på én gang. Ingenting av det teller med eller vises for andre før dere slipper det inn.",
  hiddenIntro: "Dette har dere skjult. Dere kan slippe det inn likevel.",
  notLoaded: "Kunne ikke laste det som er til kontroll",
  connectionLost: "Uten kontakt. Det som står her, kan være gammelt.",
  filter: "Vis",
  filters: { held: "Til kontroll", hidden: "Skjult" },
  empty: { held: "Ingenting er til kontroll", hidden: "Ingenting er skjult her" },
  emptyHint:
    "Kommer det mye på kort tid fra samme nett, holder vi det tilbake her til dere har sett på det.",
  crowd: (day: string, clock: string) =>
    `Fra samme nett ${`${day} ${clock}`.replaceAll(". ", `.${nbsp}`)}`,
  senders: (count: number) =>
    count === 1 ? "1 avsender" : `${count.toLocaleString("nb")} avsendere`,
  show: "Se gjennom",
  letInAll: "Slipp inn alle",
  hideAll: "Skjul alle",
  gifts: (count: number) =>
    count === 1
      ? "Ett ønske er holdt av, så ingen andre kan reservere det."
      : `${count} ønsker er holdt av, så ingen andre kan reservere dem.`,
  freeGifts: "Gjør ledige",
  sender: {
    unnamed: "Uten navn",
    select: (name: string) => `Velg ${name}`,
    letIn: "Slipp inn",
    hide: "Skjul",
    answer: (attending: boolean, persons: number) =>
      attending
        ? `Svar: kommer, ${persons}${nbsp}person${persons === 1 ? "" : "er"}`
        : "Svar: kommer ikke",
    diet: (text: string) => `Kosthold: ${text}`,
    greeting: (text: string) => `Hilsen: ${text}`,
    reservation: (title: string) => `Reserverte ${title}`,
    likes: (count: number) => (count === 1 ? "1 hjerte" : `${count} hjerter`),
    photo: (caption: string | null) => (caption ? `Bilde: ${caption}` : "Bilde"),
    nothing: "Avsenderen har ikke noe liggende nå",
  },
  selection: { label: "Valgte avsendere", letIn: "Slipp inn", hide: "Skjul" },
  pages: {
    label: "Sider med avsendere",
    range: (from: number, to: number, total: number) =>
      `Viser ${from}–${to} av ${total}${nbsp}avsendere`,
    previous: "Forrige",
    next: "Neste",
  },
  done: {
    letIn: "Sluppet inn",
    hidden: "Skjult",
    held: "Tilbake til kontroll",
    freed: "Ønskene er ledige",
    kept: "Ønskene er holdt av igjen",
  },
  failed: "Kunne ikke lagre endringen",
} as const;
