import type { CostChoice, CostMove } from "./rules.ts";

const choices: Record<CostChoice, { label: string; effect: string }> = {
  "town-hall": { label: "Vielse på rådhuset", effect: "Seremonien settes til null." },
  winter: { label: "Utenom sommeren", effect: "Lokalet regnes 20 prosent lavere." },
  "own-drinks": { label: "Enkelt til drikke", effect: "Drikken halveres." },
  "used-clothes": { label: "Brukt kjole og dress", effect: "Antrekket halveres." },
  playlist: { label: "Spilleliste, ikke band", effect: "En femdel av musikken blir igjen." },
};

const moves: Record<CostMove["what"], { title: string; back: string; text: string }> = {
  guests: {
    title: "Ti gjester færre",
    back: "Ti gjester flere",
    text: "Mat, drikke, kake og papir følger gjestetallet.",
  },
  winter: {
    title: "Utenom sommeren",
    back: "Om sommeren",
    text: "Spør lokalet. Mange har egen pris om vinteren.",
  },
  "used-clothes": {
    title: "Brukt kjole og dress",
    back: "Ny kjole og dress",
    text: "Se hva som henger på markedsplassen.",
  },
  playlist: {
    title: "Spilleliste, ikke band",
    back: "Band i stedet for spilleliste",
    text: "En som passer på lista, trengs uansett.",
  },
};

export const costTexts = {
  pageTitle: "Hva koster bryllupet deres? – Jaord",
  description:
    "Fordel budsjettet på postene i et bryllup. Endre gjestetall og valg, og se hva som vokser.",
  back: "Tilbake til guides",
  guides: "Guides",
  category: "Budsjett",
  kind: "Regn selv",
  title: "Hva koster bryllupet deres?",
  lead: "En kransekake med tjue ringer. Hver ring er fem prosent av summen. Endre tallene, og se hvilke ringer som vokser.",
  assumption: "Vår antakelse",
  perGuest: "per gjest",
  noTotal: "Fordelingen i prosent",
  noTotalHint: "Skriv inn en sum for å se kroner.",
  form: "Tallene deres",
  guests: "Gjester",
  total: "Sum dere vil bruke",
  totalHint: "Kan stå tom.",
  choicesLegend: "Valg",
  choices,
  calculate: "Regn ut",
  cake: (rows: string) => `Kransekake med tjue ringer: ${rows}`,
  ringCount: (name: string, count: number) => `${name} ${count}`,
  table: "Slik kan summen fordeles",
  row: "Post",
  share: "Andel",
  amount: "Kroner",
  perGuestColumn: "Per gjest",
  together: "Til sammen",
  movesTitle: "Det som flytter summen",
  movesText: "Når alt annet er som over. Andelene er vår antakelse.",
  moves,
  change: (sign: string, size: string) => `${sign}\u00a0${size}`,
  percent: (value: string) => `${value}\u00a0%`,
  example: (text: string, source: string, year: string) => `${text} (${source}, ${year}).`,
  methodTitle: "Slik har vi regnet",
  method: [
    "Fordelingen er vår egen og tar utgangspunkt i seksti gjester. Mat, drikke, kake og papir følger gjestetallet helt. Lokale, pynt og transport følger det halvveis. Bufferen er alltid åtte prosent.",
    "Summen er det dere selv skriver inn. Vi har ikke funnet noen fersk, åpen norsk undersøkelse av hva et bryllup koster, så vi viser ikke noe gjennomsnitt. Eksemplene er enkeltpriser med kilde og år. Be om tre skriftlige tilbud der dere bor.",
  ],
  takeTitle: "Ta tallene med dere",
  take: "Budsjettet har de samme postene. Gjestetallet og summen følger med, og alt kan endres der.",
  start: "Start budsjettet med dette",
};
