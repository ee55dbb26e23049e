import type { GuideBlocks } from "./blocks.ts";

export const blocks: GuideBlocks = {
  sources: [
    { title: "Om taler og rekkefølge", publisher: "skikkogbruk.no", year: "u.d." },
    { title: "Om taler i bryllup", publisher: "bryllupsplanen.no", year: "u.d." },
    { title: "Råd om middag, taler og bilder", publisher: "Garder Østgaard", year: "2026" },
    { title: "Om toastmasteren", publisher: "Bryllupsmagasinet", year: "u.d." },
    { title: "Dokumentene forteller: bondebryllupet", publisher: "Riksarkivet", year: "2015" },
    { title: "Om kleskoder", publisher: "dittbryllup.no", year: "u.d." },
    {
      title: "Åndsverkloven, § 104",
      publisher: "Lovdata",
      year: "2026",
      url: "https://lovdata.no/dokument/NL/lov/2018-06-15-40",
    },
    { title: "Om bordplassering", publisher: "bryllupshjelperen.no", year: "u.d." },
    { title: "Program fra et lokale", publisher: "Viken Mathus", year: "2026" },
  ],
  blocks: [
    {
      after: "Regn på kvelden først",
      block: {
        kind: "facts",
        title: "Så lenge varer en tale",
        figures: [
          { value: "5–7", label: "minutter for familie" },
          { value: "3–5", label: "minutter for andre" },
          { value: "8", label: "minutter på det meste" },
        ],
        text: "Rådene er samlet fra et lokale og et bryllupsblad. Kortere er alltid lov.",
        sources: [3, 4],
      },
    },
    {
      after: "Den som vil tale, og den som ikke vil",
      block: { kind: "quote", text: "Det er bedre at noen sier «alt?» enn «endelig»." },
    },
    {
      after: "En kjøreplan dere kan stjele",
      block: {
        kind: "table",
        caption: "Vår kjøreplan for en vielse kl. 15.00. ★ bør stå fast.",
        columns: ["Kl.", "Post", "Ansvar"],
        rows: [
          ["09.00", "Hår, pynt og leveranser", "Forlover, lokale"],
          ["12.30", "Antrekk, bilder av forberedelser", "Fotograf"],
          ["14.15", "Vigsler, musikk og vitner på plass", "Forlover"],
          ["14.40", "Gjestene setter seg", "Vertskap"],
          ["★ 15.00", "Vielse", "Vigsler"],
          ["15.45", "Gratulasjoner, familiebilder", "Fotograf"],
          ["16.15", "Velkomstdrikke, bilder av dere to", "Lokale, fotograf"],
          ["★ 17.45", "Til bords, velkomst", "Toastmaster"],
          ["18.00", "Forrett, tale 1 og 2", "Kjøkken, toastmaster"],
          ["18.45", "Hovedrett, tale 3 til 6, sang", "Kjøkken, toastmaster"],
          ["20.00", "Pause", "Toastmaster"],
          ["20.15", "Dessert, tale 7 til 9, takk for maten", "Kjøkken, toastmaster"],
          ["21.15", "Kaffe og kake", "Lokale"],
          ["★ 22.00", "Brudevals og dans", "Toastmaster"],
          ["00.00", "Nattmat", "Kjøkken"],
          ["★ 01.00", "Siste dans, buss", "Toastmaster"],
        ],
        sources: [3, 9],
      },
    },
    {
      after: "Denne uken",
      block: {
        kind: "links",
        title: "Når navnene er klare",
        links: [
          { to: "/seating-chart", label: "Sett bordene" },
          { to: "/guest-list", label: "Åpne gjestelisten" },
        ],
      },
    },
  ],
};
