import type { GuideBlocks } from "./blocks.ts";

export const blocks: GuideBlocks = {
  sources: [
    { title: "Telt og plass til gjester", publisher: "Berg Utleie", year: "2026" },
    { title: "Solnedgang 2027, regnet etter NOAAs metode", publisher: "Redaksjonen", year: "2026" },
    { title: "Notater om blomstring", publisher: "hagenpaakleiva", year: "2008–2014" },
    { title: "Om norsk snittblomstsesong", publisher: "slowflowergarden.com", year: "u.d." },
    { title: "Papirformater, ISO 216 og ISO 269", publisher: "ISO", year: "u.d." },
    { title: "Om bordkort", publisher: "altgodt.no", year: "2012" },
  ],
  blocks: [
    {
      after: "Lys er den billigste pynten",
      block: {
        kind: "table",
        caption: "Solnedgang i 2027, regnet på flatt land. Fjell og hus tar den tidligere.",
        columns: ["Sted", "21. juni", "15. juli", "15. august", "15. september"],
        rows: [
          ["Kristiansand", "22.37", "22.20", "21.14", "19.48"],
          ["Oslo", "22.44", "22.24", "21.11", "19.39"],
          ["Bergen", "23.11", "22.50", "21.34", "20.01"],
          ["Trondheim", "23.38", "23.05", "21.31", "19.44"],
          ["Tromsø", "oppe", "oppe", "21.50", "19.21"],
        ],
        sources: [2],
      },
    },
    {
      after: "Blomster som er i sesong",
      block: {
        kind: "table",
        caption: "Det som ofte blomstrer ute i Sør-Norge",
        columns: ["Måned", "Se etter"],
        rows: [
          ["April", "tulipan, påskelilje, kirsebærgren"],
          ["Mai", "syrin, liljekonvall, eplegren"],
          ["Juni", "peon, rose, hundekjeks, prestekrage"],
          ["Juli", "valmue, ridderspore, blåklokke"],
          ["August", "dahlia, solsikke, floks, lyng"],
          ["September", "dahlia, hortensia, rogn, nyper, korn"],
          ["Vinter", "furu, einer, hyasint i potte"],
        ],
        sources: [3, 4],
      },
    },
    {
      after: "Langbord eller runde bord",
      block: {
        kind: "facts",
        title: "Samme telt, 5 × 10 meter",
        figures: [
          { value: "60", label: "gjester ved langbord" },
          { value: "40", label: "gjester ved runde bord" },
        ],
        text: "Oppgitt av én utleier i 2026. Spør alltid lokalet deres, for rømningsveier og scene tar også plass.",
        sources: [1],
      },
    },
    {
      after: "Denne uken",
      block: {
        kind: "links",
        title: "Tegn bordene",
        links: [
          { to: "/seating-chart", label: "Åpne bordkartet" },
          { to: "/guide/6", label: "Les om lokaler" },
        ],
      },
    },
  ],
};
