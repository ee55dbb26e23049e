export const releaseTexts = {
  title: "Vis bordene for gjestene",
  text: "Hver husstand ser sitt eget bord når de åpner lenken sin. De andre bordene er tomme ringer, uten navn.",
  when: "Når",
  hidden: { label: "Ikke ennå", hint: "Gjestene ser ingenting om bord." },
  shown: {
    label: "Nå",
    hint: "Flytter dere noen etterpå, ser de det nye bordet med en gang. Står åpent til dagen etter.",
  },
  unseated: (persons: number) =>
    persons === 1
      ? "Én er uten bord og ser ingenting."
      : `${persons} er uten bord og ser ingenting.`,
  nobody: "Ingen har fått bord ennå.",
  phone: (household: string) => `Slik ser ${household} det`,
  previous: "Forrige husstand",
  next: "Neste husstand",
  position: (place: number, of: number) => `${place} av ${of}`,
  cancel: "Avbryt",
  save: (isReleased: boolean) => (isReleased ? "Vis bordene" : "Skjul bordene"),
  keep: "Ferdig",
  done: (isReleased: boolean) =>
    isReleased ? "Gjestene ser bordet sitt" : "Gjestene ser ikke bordet lenger",
};
