import { formatCount as inWords } from "#app/platform/numbers.ts";

const list = new Intl.ListFormat("nb", { type: "conjunction" });

/** Texts for one person say "du", for more "dere". */
export const invitationTexts = {
  title: (couple: string) => `Invitasjon fra ${couple}`,
  list: (names: readonly string[]) => list.format(names),
  toPage: ", til bryllupssiden",
  letter: {
    label: (names: string) => `Invitasjon til ${names}`,
    dear: "Kjære",
    wedding: (date: string, ceremony: string, party: string) => {
      const place = ceremony ? ` i ${ceremony}` : "";
      return `Vi gifter oss ${date}${place}${party ? `, og feirer på ${party}` : ""}.`;
    },
    please: (persons: number) => `Vi vil så gjerne ha ${persons === 1 ? "deg" : "dere"} der.`,
    companion: (names: string) => `${names}, ta gjerne med et følge.`,
    companionAlone: "Ta gjerne med et følge.",
    answer: (persons: number) => {
      if (persons === 1) return "Svar på invitasjonen";
      return persons === 2 ? "Svar for dere to" : `Svar for alle ${inWords(persons)}`;
    },
    seeAnswer: "Se svaret",
    deadline: (day: string) => `innen ${day}`,
    below: "Program, ønskeliste og bilder",
  },
  form: {
    title: (persons: number) => (persons === 1 ? "Kommer du?" : "Kommer dere?"),
    intro: (persons: number) => (persons === 1 ? "Vi håper det" : "Svar for hver av dere"),
    before: (day: string) => `innen ${day}`,
    change: (day: string) => `Dere svarte ${day}. Endre det som er blitt annerledes`,
    changeAlone: (day: string) => `Du svarte ${day}. Endre det som er blitt annerledes`,
    allCome: (persons: number) =>
      persons === 2 ? "Begge kommer" : `Alle ${inWords(persons)} kommer`,
    nobodyComes: "Ingen av oss kan",
    attending: { yes: "Kommer", no: "Kommer ikke" },
    companion: "Følge",
    companionOf: (name: string) => `følge til ${name}`,
    unnamedCompanionOf: (name: string) => `til ${name}`,
    companionName: "Navn på følget",
    companionUnknown: "La det stå tomt hvis det ikke er bestemt",
    diet: "Allergi eller kosthold",
    otherDiet: "Noe annet",
    otherDietLabel: "Annen allergi eller kosthold",
    severe: "Alvorlig allergi",
    why: "Vi spør så kjøkkenet kan lage trygg mat. Bare brudeparet og kjøkkenet ser svaret.",
    message: (couple: string) => `Noen ord til ${couple}`,
    email: (persons: number) => `E-post, så får ${persons === 1 ? "du" : "dere"} en bekreftelse`,
    ifYouLike: (persons: number) => (persons === 1 ? "Hvis du vil" : "Hvis dere vil"),
    send: "Send svaret",
    save: "Lagre endringen",
    sending: "Sender …",
    keep: "Behold svaret som det er",
    changeUntil: (persons: number, day: string) =>
      `${persons === 1 ? "Du" : "Dere"} kan endre svaret med samme lenke til og med ${day}.`,
    changeAnyTime: (persons: number) =>
      `${persons === 1 ? "Du" : "Dere"} kan endre svaret med samme lenke.`,
    missing: (count: number) =>
      count === 1
        ? "Ett svar mangler."
        : `${inWords(count).replace(/^./, (letter) => letter.toUpperCase())} svar mangler.`,
    goTo: (name: string) => `Gå til ${name}`,
    someErrors: "Noe i skjemaet må rettes.",
    flowers: "Blomster, én for hver som kommer",
  },
  sent: {
    coming: (persons: number) =>
      `Takk for bekreftelsen! Vi gleder oss til å se ${persons === 1 ? "deg" : "dere"}! 🎉`,
    declined: (persons: number) =>
      `Takk for beskjeden. Vi kommer til å savne ${persons === 1 ? "deg" : "dere"}! 💕`,
    severe: "alvorlig allergi",
    companionOf: (name: string) => `Følge til ${name}`,
    confirmation: (address: string) => `Bekreftelsen går til ${address}.`,
    change: "Endre svaret",
    changeUntil: " med samme lenke til og med ",
    changeAnyTime: " med samme lenke når som helst.",
    stillPossible: "Blir det mulig likevel? ",
    calendar: "Legg i kalenderen",
    directions: "Veibeskrivelse",
    list: "Svaret",
    pending: "Ikke svart",
  },
  closed: {
    title: "Svarfristen er ute",
    noted: (day: string, couple: string, persons: number) =>
      `Den var ${day}. Dette har ${couple} notert for ${persons === 1 ? "deg" : "dere"}.`,
    unanswered: (day: string, couple: string, persons: number) =>
      `Den var ${day}. ${couple} fikk ikke svar fra ${persons === 1 ? "deg" : "dere"}.`,
    refused: "Svarfristen er ute, så svaret ble ikke sendt. Skriv en melding i stedet.",
    instead: "Skriv en melding",
    message: {
      title: "Har noe endret seg?",
      intro: (couple: string) =>
        `Skriv det her. Maten og plassene er meldt inn, men ${couple} ser hva som går.`,
      label: "Melding",
      send: "Send melding",
    },
    lateMessage: {
      title: (persons: number) => `Vil ${persons === 1 ? "du" : "dere"} svare likevel?`,
      intro: (couple: string, persons: number) =>
        `Skriv ${persons === 1 ? "om du" : "hvem som"} kommer, så ser ${couple} om det går.`,
    },
  },
  greeting: {
    title: "Send en hilsen",
    intro: (couple: string, persons: number) =>
      `Noen ord til dagen, hvis ${persons === 1 ? "du" : "dere"} vil. Bare ${couple} leser dem.`,
    label: "Melding",
    send: "Send hilsen",
  },
  messageSent: (couple: string) => `Meldingen er sendt til ${couple}.`,
  table: {
    you: "Du",
    youAll: "Dere",
    sits: (who: string, table: string) => `${who} sitter ved ${table}`,
    table: (name: string, number: number) =>
      name.toLocaleLowerCase("nb") === `bord ${number}`
        ? `bord\u00a0${number}`
        : `${name}, bord\u00a0${number}`,
    follow: "Følg prikkene fra inngangen.",
    sameFlower: "Den samme blomsten ligger på bordkortet.",
    named: (name: string, number: number) =>
      name.toLocaleLowerCase("nb") === `bord ${number}` ? name : `bord ${number}, ${name}`,
    map: (tables: string, hasWay: boolean) =>
      hasWay
        ? `Kart over rommet. Streken går fra inngangen til ${tables}.`
        : `Kart over rommet med ${tables}.`,
    entrance: "Inngang",
    landmarks: { "dance-floor": "Dansegulv", stage: "Scene", bar: "Bar" },
    program: "Hva skjer når",
  },
  unknown: {
    title: "Vi finner ikke invitasjonen",
    text: "Lenken kan være skrevet litt feil, eller så har brudeparet laget en ny. Se på kortet eller i e-\u2060posten en gang til, eller spør dem som inviterte deg.",
    again: "Prøv igjen",
    wait: "Det har vært mange forsøk herfra. Prøv igjen om to minutter. Lenken i e-\u2060posten virker som før.",
  },
  code: {
    title: "Åpne invitasjonen",
    text: "Skriv koden som står på kortet.",
    label: "Koden på kortet",
    open: "Åpne",
    hint: "Koden har åtte tegn, uten 0, O, 1 og I.",
  },
} as const;
