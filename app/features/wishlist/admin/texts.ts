const hard = "\u00a0";

/** What a couple reads when a wish of theirs cannot be taken as it was written. */
export const wishFormTexts = {
  title: "Tittel er påkrevd",
  price: `Skriv prisen i kroner, for eksempel 1${hard}200 eller 1200,50`,
  tooExpensive: (max: string) => `Prisen kan være høyst ${max}`,
  full: (max: number) =>
    `Ønskelisten er full. Den har plass til ${max} ønsker, og slettede teller med i et par timer.`,
} as const;
