/** Without a founding story, names or response times: they would have to be true. */
export const aboutTexts = {
  title: "Om oss",
  description: "Hva Jaord er, hva vi holder fast ved, og hvordan dere når oss.",
  heading: {
    before: "Jaord kommer av ",
    name: "ja-ordet",
    after: ". Det korteste i hele bryllupet, og det eneste som må sies.",
  },
  story: {
    heading: "Historien",
    lead: "Et bryllup er en gjesteliste, et bordkart, et budsjett og en haug med svar. Som regel ligger de på hvert sitt sted.",
    paragraphs: [
      "Derfor begynner Jaord med det gjestene møter: en side der de kan svare selv. Svarene går rett inn i gjestelisten, gjestelisten blir til bord, og bordene blir til tall i budsjettet. Når festen er over, er det fortsatt noen som leter etter akkurat de lysestakene.",
      "Alt er på norsk og på ett sted. Vi viser ingen reklame, og vi selger ikke det gjestene skriver.",
    ],
  },
  values: {
    heading: "Det vi holder fast ved",
    list: [
      {
        title: "Enkelt å bruke",
        text: "En side er oppe på tre minutter. En bestemor på nitti skal kunne svare uten å ringe barnebarnet.",
      },
      {
        title: "Tilpasset dere",
        text: "Seks uttrykk, deres egne farger, og tegninger som lages for dere to. Teksten er deres.",
        withTextModel: {
          title: "Tilpasset dere med KI",
          text: "Seks uttrykk, deres egne farger, og tegninger som lages for dere to. KI kan skrive et utkast, og teksten blir deres.",
        },
      },
      {
        title: "Alt henger sammen",
        text: "Svaret fra en gjest blir en plass ved bordet og en porsjon i budsjettet. Kjolen blir en annens etterpå.",
      },
    ],
  },
  team: {
    heading: "Tre om arbeidet",
    list: [
      {
        drawing: "editors",
        name: "Redaksjonen",
        text: "Skriver guidene, og retter dem når noen sier fra.",
      },
      {
        drawing: "developers",
        name: "Utviklerne",
        text: "Lager det dere bruker, og reparerer det som ikke virker.",
      },
      {
        drawing: "support",
        name: "Kundestøtten",
        text: "Leser det dere skriver i skjemaet her nede.",
      },
    ],
  },
  contact: {
    heading: "Kontakt",
    email: "E-post",
    phone: "Telefon",
    city: "Sted",
    hint: "Spørsmål om et bestemt bryllup svarer brudeparet best på selv.",
  },
} as const;
