export const reportTexts = {
  title: "Meldte samtaler",
  empty: {
    title: "Ingen åpne meldinger",
    text: "Når noen melder fra om en samtale, kommer den hit.",
  },
  reportedBy: (reporter: string, about: string) => `${reporter} meldte fra om ${about}`,
  gone: "En slettet konto",
  lastMessages: "De siste meldingene i samtalen",
  attachment: "Med vedlegg",
  close: "Lukk meldingen",
  dialog: {
    title: "Lukk meldingen",
    reason: "Hva dere har gjort",
    hint: "Det står i revisjonsloggen.",
    submit: "Lukk",
  },
  done: "Meldingen er lukket",
  errors: {
    failed: "Kunne ikke lukke meldingen",
    gone: "Meldingen er lukket imens",
    notLoaded: "Kunne ikke hente meldingene",
    reason: "Skriv hva dere har gjort",
  },
} as const;
