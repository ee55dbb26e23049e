import { formatDayAndTime } from "#app/platform/oslo-time.ts";

interface Release {
  isReleased: boolean;
  releasedFrom: string | null;
}

const momentOf = (from: string) => formatDayAndTime(new Date(from), new Date());

export const releaseTexts = {
  title: "Vis bordene for gjestene",
  text: "Hver husstand ser sitt eget bord når de åpner lenken sin. De andre bordene er tomme ringer, uten navn.",
  when: "Når",
  hidden: { label: "Ikke ennå", hint: "Gjestene ser ingenting om bord." },
  later: { label: "Fra et tidspunkt", hint: "Står åpent til dagen etter bryllupet." },
  shown: {
    label: "Nå",
    hint: "Flytter dere noen etterpå, ser de det nye bordet med en gang. Står åpent til dagen etter bryllupet.",
  },
  date: "Dato",
  time: "Klokken",
  errors: {
    date: "Velg en dato",
    time: "Velg et klokkeslett",
    past: "Velg et tidspunkt som ikke har vært",
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
  save: ({ isReleased, releasedFrom }: Release) => {
    if (!isReleased) return "Skjul bordene";
    return releasedFrom ? `Vis fra ${momentOf(releasedFrom)}` : "Vis bordene";
  },
  keep: "Ferdig",
  done: ({ isReleased, releasedFrom }: Release) => {
    if (!isReleased) return "Gjestene ser ikke bordet";
    return releasedFrom
      ? `Gjestene ser bordet fra ${momentOf(releasedFrom)}`
      : "Gjestene ser bordet sitt";
  },
};
