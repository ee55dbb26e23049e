export const previewTexts = {
  title: (names: readonly string[]) => `Forhåndsvisning: ${names.join(" & ")}`,
  label: "Forhåndsvisning",
  heading: "Slik ser gjestene siden",
  examples: "Bare dere ser det som er merket «Eksempel».",
  back: "Tilbake",
  refused: "Dette er en forhåndsvisning. Her blir ingenting sendt.",
  dateComesHere: "Datoen deres",
  nothingSent: {
    title: "Dette er en forhåndsvisning",
    text: "Her blir ingenting sendt eller lagret. På siden gjestene får, kommer det fram til dere.",
    back: "Tilbake til forhåndsvisningen",
  },
  waiting: {
    title: "Laster bryllup...",
    text: "Kladden ligger i nettleseren, og vises om et øyeblikk.",
  },
  withoutScript: {
    title: "Kladden ligger i nettleseren",
    text: "For å hente den hit trenger forhåndsvisningen JavaScript, og det er slått av. Gå tilbake til kladden og trykk «Forhåndsvis» der, så virker det uten.",
    toDraft: "Til kladden",
  },
} as const;
