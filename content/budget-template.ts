/**
 * How reliable a figure is: `old` is bound to its time, so its year must be shown; `good` is of a
 * serious source; `sure` is of a law or an authority.
 */
type Reliability = "old" | "good" | "sure";

export interface CostSource {
  name: string;
  /** As it is shown: "2026", "ca. 2025", or "u.å." for an undated page. */
  year: string;
}

/** A single example, never an average. */
interface CostExample {
  text: string;
  source: CostSource;
  reliability: Reliability;
}

type Growth = "per-guest" | "partly" | "fixed";

export interface TemplateRow {
  name: string;
  /** Our assumption, without a source; all rows add up to 100. */
  percent: number;
  growth: Growth;
  color: string;
  items: { name: string; growsPerGuest: boolean }[];
  examples: CostExample[];
}

const fixed = (...names: string[]) => names.map((name) => ({ name, growsPerGuest: false }));
const perGuest = (...names: string[]) => names.map((name) => ({ name, growsPerGuest: true }));

const municipalHalls = { name: "Grendehus og samfunnshus, egne sider", year: "u.å." };
const bergUtleie = { name: "Berg Utleie", year: "2026" };

/** What a wedding may cost besides, which the template leaves out. */
export const outsideTemplate: Pick<TemplateRow, "examples"> & { names: string[] } = {
  names: ["bryllupsreise", "utdrikningslag", "morgengave"],
  examples: [
    {
      text: "Bryllupsreise: drøyt 16 000 kr",
      source: { name: "DNB og Ipsos, Norway Today", year: "ca. 2017" },
      reliability: "old",
    },
  ],
};

/** The number of guests that the shares were made for. */
export const templateGuests = 60;

export const budgetTemplate: readonly TemplateRow[] = [
  {
    name: "Lokale og utstyr",
    percent: 13,
    growth: "partly",
    color: "#47647A",
    items: fixed("Leie av lokale", "Bord, stoler og utstyr"),
    examples: [
      {
        text: "Grendehus en helg: 3 500–10 000 kr",
        source: municipalHalls,
        reliability: "old",
      },
      {
        text: "Telt med gulv, bord, stoler og dekketøy til 60: 17 840 kr i døgnet",
        source: bergUtleie,
        reliability: "good",
      },
    ],
  },
  {
    name: "Mat og servering",
    percent: 26,
    growth: "per-guest",
    color: "#2F4B3C",
    items: [...perGuest("Middag"), ...fixed("Servitører")],
    examples: [
      {
        text: "Tre retter, velkomst og kake: fra 850 kr per gjest",
        source: { name: "Privat kokk, egne sider", year: "ca. 2025" },
        reliability: "old",
      },
      {
        text: "Servitør: 525 kr i timen",
        source: { name: "TG Selskapsmat", year: "u.å." },
        reliability: "old",
      },
    ],
  },
  {
    name: "Drikke",
    percent: 12,
    growth: "per-guest",
    color: "#9A6274",
    items: perGuest("Drikke til middagen"),
    examples: [],
  },
  {
    name: "Kake og nattmat",
    percent: 3,
    growth: "per-guest",
    color: "#B98736",
    items: perGuest("Kake", "Nattmat"),
    examples: [],
  },
  {
    name: "Antrekk",
    percent: 9,
    growth: "fixed",
    color: "#7B5A78",
    items: fixed("Antrekk til dere begge"),
    examples: [
      {
        text: "Ny brudekjole: gjerne fra 20 000 kr",
        source: { name: "Askøyværingen", year: "2024" },
        reliability: "old",
      },
      {
        text: "Leie av bunad: 2 000–4 000 kr",
        source: { name: "VG", year: "2023" },
        reliability: "old",
      },
    ],
  },
  {
    name: "Hår og sminke",
    percent: 2,
    growth: "fixed",
    color: "#B5684A",
    items: fixed("Hår og sminke"),
    examples: [],
  },
  {
    name: "Ringer",
    percent: 4,
    growth: "fixed",
    color: "#6B6258",
    items: fixed("Gifteringer"),
    examples: [],
  },
  {
    name: "Foto og video",
    percent: 9,
    growth: "fixed",
    color: "#5F8A80",
    items: fixed("Fotograf"),
    examples: [
      {
        text: "Fotograf en hel dag: 20 000–30 000 kr",
        source: { name: "simensenfoto.no", year: "2020" },
        reliability: "old",
      },
      {
        text: "Foto og video: 25 000–35 000 kr",
        source: { name: "Garder Østgaard", year: "2026" },
        reliability: "good",
      },
    ],
  },
  {
    name: "Musikk og underholdning",
    percent: 5,
    growth: "fixed",
    color: "#7A8150",
    items: fixed("Musikk til festen"),
    examples: [
      {
        text: "Én musiker til vielsen: 3 000 kr",
        source: { name: "Sunnfjord kulturskule", year: "u.å." },
        reliability: "old",
      },
    ],
  },
  {
    name: "Blomster og pynt",
    percent: 4,
    growth: "partly",
    color: "#9A6274",
    items: fixed("Blomster", "Pynt til bordene"),
    examples: [],
  },
  {
    name: "Papir, trykk og porto",
    percent: 2,
    growth: "per-guest",
    color: "#47647A",
    items: perGuest("Invitasjoner, bordkort og program"),
    examples: [
      {
        text: "70 gjester trenger rundt 270 trykksaker",
        source: { name: "Ditt Bryllup, klikk.no", year: "u.å." },
        reliability: "good",
      },
    ],
  },
  {
    name: "Seremoni",
    percent: 1,
    growth: "fixed",
    color: "#B98736",
    items: fixed("Vielse"),
    examples: [
      {
        text: "Vielse på rådhus: 0 kr for innbyggere i kommunen",
        source: { name: "Kommunenes sider", year: "2026" },
        reliability: "sure",
      },
      {
        text: "Vielse utenfor egen kommune eller eget sokn: 1 000–8 200 kr",
        source: { name: "Kommuner og kirkelige fellesråd, egne sider", year: "2015–2026" },
        reliability: "old",
      },
    ],
  },
  {
    name: "Transport og overnatting",
    percent: 2,
    growth: "partly",
    color: "#2F4B3C",
    items: fixed("Transport", "Overnatting"),
    examples: [],
  },
  {
    name: "Buffer",
    percent: 8,
    growth: "fixed",
    color: "#6B6258",
    items: [],
    examples: [],
  },
];
