import { plural } from "../plural.ts";

export const answerFormTexts = {
  title: "Svarskjema",
  mode: "Hvem kan svare",
  modes: {
    open: {
      label: "Alle med adressen til siden",
      hint: "Åpent skjema. Svar vi ikke kjenner igjen, kobler dere selv.",
    },
    link: {
      label: "Bare de inviterte, med lenke",
      hint: "Hver husstand har sin lenke. Ingen andre kan svare.",
    },
    both: {
      label: "Begge deler",
      hint: "Lenke til de inviterte, åpent skjema for resten.",
    },
  },
  deadline: "Svarfrist",
  lastDay: "Siste dag",
  lastDayHint: "Uten frist kan gjestene svare til og med bryllupsdagen.",
  today: "i dag",
  days: (count: number) =>
    count === 0 ? "På bryllupsdagen" : `${plural(count, "dag", "dager")} før bryllupet`,
  preview: "Slik spør dere",
  asked: {
    diet: { label: "Allergi og kosthold", hint: "med grunnen under" },
    companion: { label: "Navn på følge", hint: "bare der dere har gitt lov" },
    message: { label: "Noen ord til dere", hint: "" },
    email: { label: "E-post", hint: "bekreftelsen går hit" },
  },
  save: "Lagre endringer",
  cancel: "Avbryt",
  unsaved: "Ikke lagret",
  done: "Svarskjemaet er lagret",
  failed: "Kunne ikke lagre svarskjemaet",
  errors: {
    mode: "Velg hvem som kan svare.",
    date: "Velg en dato.",
    past: "Dagen har vært. Velg en senere dag.",
    afterWedding: "Velg en dag før bryllupet, eller selve bryllupsdagen.",
  },
};
