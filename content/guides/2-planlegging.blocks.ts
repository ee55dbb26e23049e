import type { GuideBlocks } from "./blocks.ts";

export const blocks: GuideBlocks = {
  sources: [
    {
      title: "Ekteskapsloven",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/NL/lov/1991-07-04-47",
    },
    {
      title: "Forskrift om gratis vielse i kommunen, §§ 2 og 3",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/SF/forskrift/2017-09-18-1421",
    },
    { title: "Veien til ekteskapet", publisher: "Skatteetaten", year: "u.d." },
    { title: "Om vielser", publisher: "Skien kirkelige fellesråd", year: "u.d." },
    {
      title: "Navneloven",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/NL/lov/2002-06-07-19",
    },
    {
      title: "Forskrift om melding om vielse, § 4",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/SF/forskrift/1992-11-20-854",
    },
    { title: "Om invitasjoner, utforming og trykk", publisher: "inthedetails.no", year: "u.d." },
    {
      title: "Alkoholloven, § 3-4",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/NL/lov/1989-06-02-27",
    },
  ],
  months: {
    "Tolv måneder før: bli enige om et tall": 6,
    "Ni måneder før: stedet, vigsleren og de få": 9,
    "Seks måneder før: klær, ringer og invitasjoner": 12,
    "Fire måneder før: prøvingsattesten": 2,
    "To måneder før: svarene, bordene og kjøreplanen": 4,
    "Uken før: slipp taket": 5,
  },
  blocks: [
    {
      after: "Tolv måneder før: bli enige om et tall",
      block: { kind: "quote", text: "Tolv, førti og åtti er tre forskjellige bryllup." },
    },
    {
      after: "Fire måneder før: prøvingsattesten",
      block: {
        kind: "facts",
        title: "Prøvingsattesten",
        figures: [
          { value: "4", label: "måneder er den gyldig. Vielsen må skje innen da." },
          { value: "2", label: "egenerklæringer, én fra hver av dere." },
          { value: "2", label: "forlovererklæringer, fra noen som kjenner dere." },
        ],
        text: "Søk digitalt, to til tre måneder før. Må saken behandles for hånd, kan det ta flere uker. Attesten leveres til den som skal vie dere.",
        sources: [1, 3],
      },
    },
    {
      after: "To måneder før: svarene, bordene og kjøreplanen",
      block: {
        kind: "table",
        caption: "Hva som bør være gjort, og når. Fristene er våre råd, bortsett fra attesten.",
        columns: ["Når", "Hva", "Hvem"],
        rows: [
          ["12 md. før", "Antall gjester og to datoer", "Dere to"],
          ["9 md.", "Sted, vigsler, forlovere", "Dere to"],
          ["6 md.", "Klær, ringer, invitasjoner", "Hver for seg"],
          ["3 md.", "Søk om prøvingsattest", "Dere og forloverne"],
          ["5 uker", "Svarfrist, ring dem som ikke svarte", "Dere eller forloverne"],
          ["2 uker", "Bordkart og allergier til kjøkkenet", "Dere to"],
          ["1 uke", "Kjøreplanen låst", "Toastmaster"],
        ],
        sources: [1],
      },
    },
    {
      after: "Denne uken",
      block: {
        kind: "links",
        title: "Har dere tallet klart?",
        links: [
          { to: "/guest-list", label: "Åpne gjestelisten" },
          { to: "/create", label: "Lag bryllupssiden" },
        ],
      },
    },
  ],
};
