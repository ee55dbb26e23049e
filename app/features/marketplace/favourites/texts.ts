export const favouriteTexts = {
  title: "Favoritter",
  inBrowser: "Favorittene ligger bare i denne nettleseren. Logg inn, så har dere dem overalt.",
  signIn: "Logg inn",
  noScript: "Logg inn for å lagre favoritter.",
  empty: {
    title: "Ingen favoritter ennå",
    text: "Trykk på hjertet ved en annonse, så ligger den her.",
    find: "Utforsk markedsplassen",
  },
  gone: "Solgt eller tatt bort",
  states: { sold: "Solgt", off: "Ikke til salgs" },
  errors: {
    save: "Kunne ikke lagre favoritten",
    gone: "Annonsen finnes ikke lenger",
    tooMany: "Det er lagret så mange favoritter som det er plass til.",
  },
} as const;
