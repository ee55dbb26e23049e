import type { GuideBlocks } from "./blocks.ts";

export const blocks: GuideBlocks = {
  sources: [
    {
      title: "Alkoholloven, §§ 1-4, 1-5, 3-4, 4-4, 4-5 og 8-9",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/NL/lov/1989-06-02-27",
    },
    {
      title: "Alkoholforskriften, § 6-2",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/SF/forskrift/2005-06-08-538",
    },
    {
      title: "Forskrift om gratis vielse i kommunen, §§ 2 og 3",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/SF/forskrift/2017-09-18-1421",
    },
    { title: "Satser for vielse", publisher: "Kommunenes nettsider", year: "u.d." },
    {
      title: "Plan- og bygningsloven, §§ 20-5 og 30-5",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/NL/lov/2008-06-27-71",
    },
    {
      title: "Helligdagsfredloven, §§ 3 og 5",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/NL/lov/1995-02-24-12",
    },
    { title: "Om utendørs arrangementer", publisher: "Oslo kommune", year: "u.d." },
    {
      title: "Eksplosivforskriften, § 2-10",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/SF/forskrift/2002-06-26-922",
    },
    { title: "Vilkår hos fire utleiere", publisher: "Lokalenes nettsider", year: "u.d." },
    { title: "Om livssynshumanistiske vielser", publisher: "Human-Etisk Forbund", year: "u.d." },
  ],
  blocks: [
    {
      after: "Hva slags sted er dette",
      block: {
        kind: "table",
        caption: "Vår oversikt over hva steder ofte er gode på",
        columns: ["Sted", "Sterkt på", "Pass på"],
        rows: [
          ["Låve", "rom, langbord, dans", "varme, toalett, godkjent antall"],
          ["Fjellhotell", "mat, senger, alt på ett sted", "pris per døgn, føre, åpningstid"],
          ["Naust og kystgård", "utsikt og bilder", "vær, siste båt, vann og avløp"],
          ["Grendehus", "lav leie, eget kjøkken", "alt arbeidet er deres"],
          ["Herregård", "servering og erfaring", "kuvertpris, minste antall"],
          ["Hage og telt", "personlig", "gulv, strøm, toalett, plan B"],
        ],
        sources: [],
      },
    },
    {
      after: "Alkohol, uten å gå i fella",
      block: {
        kind: "facts",
        title: "Skjenking etter loven",
        figures: [
          { value: "08–01", label: "øl og vin" },
          { value: "13–24", label: "brennevin" },
          { value: "470 kr", label: "høyeste gebyr for ambulerende bevilling i 2026" },
        ],
        text: "Kommunen kan utvide tiden, senest til klokka tre.",
        sources: [1, 2],
      },
    },
    {
      after: "Lyd, naboer og natten",
      block: { kind: "quote", text: "Det er den beste lydisoleringen vi kjenner." },
    },
    {
      after: "Denne uken",
      block: {
        kind: "links",
        title: "Finn et sted",
        links: [
          { to: "/vendors", label: "Se leverandører" },
          { to: "/guide/1", label: "Les om hva det koster" },
        ],
      },
    },
  ],
};
