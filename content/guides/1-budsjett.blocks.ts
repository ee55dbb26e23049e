import type { GuideBlocks } from "./blocks.ts";

export const blocks: GuideBlocks = {
  sources: [
    {
      title: "Undersøkelse av bryllupsutgifter blant par gift i 2018 eller senere",
      publisher: "SBAB",
      year: "2023",
    },
    { title: "Om hva bryllup koster", publisher: "NRK", year: "2010" },
    {
      title: "Undersøkelse av Ipsos for DNB, gjengitt i Norway Today",
      publisher: "DNB",
      year: "ca. 2017",
    },
    { title: "Prisliste for telt, gulv, bord og dekketøy", publisher: "Berg Utleie", year: "2026" },
    { title: "Priser på brudekjoler", publisher: "Askøyværingen", year: "2024" },
    { title: "Leie av bunad", publisher: "VG", year: "2023" },
    {
      title: "Forskrift om gratis vielse i kommunen, §§ 2 og 3",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/SF/forskrift/2017-09-18-1421",
    },
    {
      title: "Forskrift om prisopplysninger, § 3",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/SF/forskrift/2012-11-14-1066",
    },
    { title: "Trykksaker til 70 gjester", publisher: "Ditt Bryllup", year: "u.d." },
    {
      title: "Leiepriser hos grendehus og lagshus",
      publisher: "Lokalenes nettsider",
      year: "u.d.",
    },
  ],
  blocks: [
    {
      after: "Gjestetallet bestemmer nesten alt",
      block: {
        kind: "facts",
        title: "Sverige, par gift i 2018 eller senere",
        figures: [
          { value: "6 834", label: "svenske kroner med færre enn 10 gjester" },
          { value: "133 000", label: "med 60 til 90 gjester" },
          { value: "200 000", label: "omtrent, med flere enn 90" },
        ],
        text: "Tallene er i svenske kroner fra 2023 og gjelder Sverige. De viser mønsteret, ikke prisen hos dere.",
        sources: [1],
      },
    },
    {
      after: "Hagen er ikke gratis",
      block: {
        kind: "table",
        caption: "Seksti til bords i hagen, leie for ett døgn i 2026",
        columns: ["Det dere leier", "Pris per enhet"],
        rows: [
          ["Telt, 5 × 10 m", "4 400 kr"],
          ["Tregulv, per m²", "140 kr"],
          ["Langbord", "140 kr"],
          ["Klappstol", "25 kr"],
          ["Duk", "120 kr"],
          ["Dekketøy, per kuvert", "39 kr"],
          ["Sum for 60, vår utregning, uten levering", "17 840 kr"],
        ],
        sources: [4],
      },
    },
    {
      after: "Poster det er lett å glemme",
      block: { kind: "quote", text: "Det er de små som kommer sigende de siste seks ukene." },
    },
    {
      after: "Denne uken",
      block: {
        kind: "links",
        title: "Ta tallene med dere",
        links: [
          { to: "/guides/wedding-costs", label: "Regn på deres eget" },
          { to: "/budget", label: "Åpne budsjettet" },
          { to: "/guest-list", label: "Begynn på gjestelisten" },
        ],
      },
    },
  ],
};
