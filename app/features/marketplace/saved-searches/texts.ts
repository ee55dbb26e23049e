import { formatCount } from "#app/platform/numbers.ts";
import { maxNewHits } from "./rules.ts";

export const savedSearchTexts = {
  title: "Lagrede søk",
  lead: "Vi sier fra på e-post når det kommer noe nytt, høyst én gang om dagen for hvert søk.",
  save: "Lagre søket",
  saveTitle: "Lagre dette søket?",
  name: "Navn",
  empty: {
    title: "Ingen lagrede søk ennå",
    text: "Søk etter det dere vil ha, og lagre søket. Da følger vi med for dere.",
    find: "Utforsk markedsplassen",
  },
  newHits: (count: number) => {
    if (count === 1) return "Ett nytt treff";
    const shown = count > maxNewHits ? `Over ${maxNewHits}` : capitalised(formatCount(count));
    return `${shown} nye treff`;
  },
  nothingNew: "Ingenting nytt siden sist",
  open: "Vis treff",
  openNamed: (name: string) => `Vis treff for ${name}`,
  rename: "Gi nytt navn",
  renameNamed: (name: string) => `Gi nytt navn til ${name}`,
  saveName: "Lagre navnet",
  delete: "Slett",
  deleteNamed: (name: string) => `Slett ${name}`,
  mail: "E-post om nye treff",
  mailOn: "Høyst én om dagen",
  mailOff: "Du får ingen e-post om dette søket",
  fallbackName: "Søk i markedsplassen",
  done: {
    saved: "Søket er lagret",
    renamed: "Søket har fått nytt navn",
    mailOn: "Du får e-post om nye treff",
    mailOff: "Du får ikke flere e-poster om søket",
    deleted: "Søket er slettet",
    restored: "Søket er tilbake",
  },
  errors: {
    save: "Kunne ikke lagre søket",
    change: "Kunne ikke endre søket",
    gone: "Søket finnes ikke lenger",
    tooMany: "Det er lagret så mange søk som det er plass til. Slett ett først.",
    notLoaded: "Kunne ikke hente søkene",
  },
  invalid: {
    name: "Gi søket et navn.",
    query: "Velg noe å søke etter først.",
  },
  mails: {
    subject: (hits: string, name: string) => `${hits}: ${name}`,
    heading: (hits: string) => `${hits} i et søk dere har lagret`,
    found: (name: string) => `Dette er nytt i «${name}»:`,
    more: (count: number, named: number) =>
      count > maxNewHits ? `… og over ${maxNewHits - named} til.` : `… og ${count - named} til.`,
    button: "Vis treff",
    note: "Du får høyst én e-post om dagen om hvert søk.",
    stop: "Ikke send meg e-post om dette søket",
  },
  unsubscribe: {
    title: "E-post om et lagret søk",
    ask: {
      heading: "Ingen flere e-poster om søket?",
      lead: "Søket blir liggende, og du ser nye treff når du logger inn.",
    },
    stop: "Ikke send flere e-poster",
    done: {
      heading: "Du får ikke flere e-poster om søket",
      lead: "Søket ligger fortsatt under Lagrede søk.",
    },
  },
} as const;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
