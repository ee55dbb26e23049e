import type { WriterOutcome } from "./rules.ts";

export const proposalTexts = {
  title: "Skriv et utkast for oss",
  lead: "Fyll hullene i brevet. Noen få ord holder, og dere kan la hull stå tomme.",
  letter: {
    met: "Vi møttes",
    proposal: {
      "": "Frieriet skjedde",
      one: (name: string) => `${name} fridde`,
      both: "Vi fridde til hverandre",
    },
    loves: "Det vi er glade i, er",
    season: "Vi gifter oss om",
    party: "og det blir",
    tone: "Skriv det",
    please: "er dere snille.",
    open: "…",
  },
  proposer: "Hvem fridde?",
  questions: [
    {
      title: "Hvordan dere møttes",
      question: "Hvordan møttes dere?",
      hint: "Sted og én liten ting",
      example: "på en dugnad, over en trillebår med jord",
    },
    {
      title: "Frieriet",
      question: "Hvordan var frieriet?",
      hint: "Hvem, hvor, været",
      example: "på Trolltunga, i sidelengs regn",
    },
    {
      title: "Hva dere er glade i",
      question: "Hva er dere glade i?",
      hint: "To–tre ting holder",
      example: "ski, sene frokoster og hunden",
    },
    { title: "Årstiden", question: "Når gifter dere dere?", hint: "Gir også fargeforslag" },
    { title: "Hva slags fest", question: "Hva slags fest blir det?", hint: "Gir også program" },
    {
      title: "Tonen",
      question: "Hvordan skal det låte?",
      hint: "Alle tre blir skrevet, denne først",
    },
  ],
  answered: "svart",
  notAnswered: "ikke svart",
  nothingStored: "Ingenting lagres før dere velger selv.",
  duration: "Tar rundt tre minutter",
  ownWords: "Skriv selv",
  previous: "Forrige",
  next: "Neste",
  position: (number: number, count: number) => `${number} av ${count}`,
  write: "Skriv tre utkast",

  writing: {
    title: "Skriver tre utkast",
    lead: "Først settes det dere har fortalt på plass. Så kommer ordene rundt.",
    stop: "Stopp",
    soon: "Et par sekunder igjen",
  },

  slip: {
    title: "Dette sendes",
    lead: "En språkmodell kan skrive for dere. Da må svarene ut av Jaord, og dere skal se dem først.",
    to: (host: string) => `Til ${host}`,
    hidden: "sladdet",
    notTold: "ikke fortalt",
    notSent: "Ikke med",
    guestList: "gjestelisten",
    allow: "La en språkmodell skrive",
    allowHint: "Av: Jaord skriver selv, og ingenting sendes.",
    what: (host: string) =>
      `Svarene på de seks spørsmålene sendes til ${host}, som eieren av dette nettstedet har valgt. Navn, dato og sted er tatt ut, og settes inn igjen her hos oss.`,
    invents:
      "En språkmodell kan finne på ting. Setninger som ikke bygger på svarene deres, får en prikket strek under seg i utkastet.",
    fallback:
      "Svarer den ikke innen 20 sekunder, skriver Jaord i stedet, og det står hvem som skrev.",
    without: "Skriv uten",
    send: "Send og skriv",
  },

  story: {
    title: "Tre utkast, samme historie",
    tone: "Tone",
    whole: "Bruk hele",
    wholeOf: (tone: string) => `Bruk hele ${tone}`,
    paragraph: (number: number) => `Avsnitt ${number}`,
    chosenFrom: (tone: string) => `Valgt fra ${tone}`,
    result: "Slik blir den",
    edit: "Rediger",
    chooseAgain: "Bruk avsnittene igjen",
    facts: "Svarene",
    again: "Skriv på nytt",
    use: "Bruk teksten",
  },

  writers: {
    jaord: {
      who: "Skrevet av Jaord.",
      how: "Teksten er satt sammen av svarene deres, på denne serveren, uten språkmodell.",
    },
    "model-failed": {
      who: "Skrevet av Jaord.",
      how: "Språkmodellen svarte ikke slik den skulle, så teksten er satt sammen av svarene deres, på denne serveren.",
    },
    "model-limited": {
      who: "Skrevet av Jaord.",
      how: "Språkmodellen har fått nok å gjøre for en stund, og ingenting ble sendt. Teksten er satt sammen av svarene deres, på denne serveren.",
    },
  } satisfies Record<Exclude<WriterOutcome, "model">, { who: string; how: string }>,
  marked: "Det som er understreket, kommer fra dere. Resten er vårt.",
  numbered: "Tallene viser hvilket av svarene det bygger på.",
  restByJaord: "Tema og program er satt sammen av Jaord.",
  model: {
    who: "Skrevet av en språkmodell",
    at: (host: string) => `hos ${host}. Det som er understreket, kommer fra dere.`,
    unfounded: (count: number) =>
      count === 1
        ? "Én setning med prikket strek bygger ikke på svarene deres. Les den nøye, eller "
        : `${count} setninger med prikket strek bygger ikke på svarene deres. Les dem nøye, eller `,
    orElse: "Les den nøye, eller ",
    ourselves: "la Jaord skrive i stedet",
  },

  rest: {
    title: "Resten av siden",
    story: "Fortellingen",
    rest: "Tema, program og hilsen",
    parts: "Delene av utkastet",
    theme: "Tema og farger",
    current: "Slik dere har valgt",
    noReason: "Et annet uttrykk",
    program: "Programmet",
    times: "Klokkeslettene er forslag. Rett dem, eller fjern det dere ikke vil ha.",
    time: (label: string) => `Klokkeslett for ${label || "ny post"}`,
    label: "Hva som skjer",
    remove: (label: string) => `Fjern ${label || "ny post"}`,
    add: "Legg til",
    ceremony: "Om vielsen",
    reception: "Om festen",
    greeting: "Hilsenen på forsiden",
    editGreeting: "Rett på hilsenen",
    skip: "Hopp over",
    use: "Bruk alt dette",
  },

  replace: {
    title: "Dere har skrevet noe fra før",
    text: (fields: string) => `Utkastet vil erstatte: ${fields}.`,
    keep: "Behold mitt, fyll det tomme",
    replace: "Erstatt",
  },
  failed: "Kunne ikke skrive utkastet. Svarene står her ennå. Prøv igjen.",
};
