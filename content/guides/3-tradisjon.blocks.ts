import type { GuideBlocks } from "./blocks.ts";

export const blocks: GuideBlocks = {
  sources: [
    { title: "Bryllup før og nå", publisher: "forskning.no", year: "u.d." },
    { title: "Dokumentene forteller: bondebryllupet", publisher: "Riksarkivet", year: "2015" },
    {
      title: "Artikler om bryllup og brudekroner",
      publisher: "lokalhistoriewiki.no",
      year: "u.d.",
    },
    { title: "Om bryllup og bryllupsmat", publisher: "norsktradisjonsmat.no", year: "2017" },
    { title: "Om brudekroner", publisher: "fylkesarkivet.no", year: "2019" },
    { title: "Om inngang i kirken", publisher: "neskirke.no", year: "u.d." },
    { title: "Om morgengaven", publisher: "Apollon, Universitetet i Oslo", year: "2016" },
    { title: "Kransekakens historie", publisher: "klisjeer.no", year: "2016" },
    { title: "Leie av bunad", publisher: "VG", year: "2023" },
    { title: "Samiske bryllup", publisher: "NRK Sápmi", year: "2020" },
    { title: "Om ris og fugler", publisher: "Cornell Lab of Ornithology", year: "u.d." },
    {
      title: "Ekteskapsloven, §§ 1, 6, 12, 14 og 16",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/NL/lov/1991-07-04-47",
    },
  ],
  blocks: [
    {
      after: "Da bryllupet varte i tre dager",
      block: {
        kind: "table",
        caption: "Et bondebryllup på 1800-tallet, slik det ofte var",
        columns: ["Dag", "Hva som skjedde"],
        rows: [
          ["Brudedagen", "Ferden til kirken med spelemann, vielse og festmåltid"],
          ["Grautdagen", "Graut, skåler og gaver i skåla"],
          ["Avreisedagen", "Takk for laget, og hjem"],
        ],
        sources: [1, 2],
      },
    },
    {
      after: "Morgengaven",
      block: { kind: "quote", text: "Verdien er det som står på lappen." },
    },
    {
      after: "Kransekaken",
      block: {
        kind: "facts",
        title: "Kakens alder",
        figures: [
          { value: "1779", label: "«Taarn-kage» i en håndskrevet kokebok fra Spydeberg" },
          { value: "1831", label: "mandelkrans i en trykt kokebok" },
        ],
        text: "Som tårn står kaken i en utgave fra 1839.",
        sources: [8],
      },
    },
    {
      after: "Denne uken",
      block: {
        kind: "links",
        title: "Når dere har valgt",
        links: [
          { to: "/create", label: "Skriv programmet på bryllupssiden" },
          { to: "/guide/5", label: "Les om taler og toastmaster" },
        ],
      },
    },
  ],
};
