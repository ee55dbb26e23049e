import type { ThemeId } from "../rules.ts";

export const tones = ["warm", "light", "solemn"] as const;

export type Tone = (typeof tones)[number];

export const seasons = ["spring", "summer", "autumn", "winter"] as const;

export type Season = (typeof seasons)[number];

export const parties = [
  "barn",
  "classic",
  "small",
  "garden",
  "city",
  "home",
  "mountain",
  "sea",
] as const;

export type Party = (typeof parties)[number];

/** Who proposed; both is to each other. */
export const proposers = ["bride", "groom", "both"] as const;

type Proposer = (typeof proposers)[number];

/** What the couple tells in the letter with gaps. An empty string is a gap left open. */
export interface Facts {
  met: string;
  proposer: Proposer | "";
  proposal: string;
  loves: string;
  season: Season | "";
  party: Party | "";
  tone: Tone;
}

/** The numbers that the gaps carry through all screens. */
export const factNumbers = { met: 1, proposal: 2, loves: 3, season: 4, party: 5, tone: 6 } as const;

export type FactNumber = (typeof factNumbers)[keyof typeof factNumbers];

export const factTexts = ["met", "proposal", "loves"] as const;

export type FactText = (typeof factTexts)[number];

export const maxFactLength = 300;

/** What the wizard knows already. */
export interface Couple {
  bride: string;
  groom: string;
  /** `yyyy-mm-dd`, or empty. */
  weddingDate: string;
  city: string;
  /** `hh:mm`, or empty. */
  ceremonyTime: string;
}

/** A part of a text; with a number it comes from the couple. */
export interface Segment {
  text: string;
  fact?: FactNumber;
  /** In a sentence of a language model that builds on nothing the couple told. */
  isUnfounded?: boolean;
}

/** The same facts in every tone, side by side. */
export type ByTone<Value> = Record<Tone, Value>;

export interface ThemeProposal {
  theme: ThemeId;
  colors: string;
  reasons: Segment[];
}

export interface ProgramRow {
  /** `hh:mm`. */
  time: string;
  label: string;
  fact?: FactNumber;
}

export type WriterOutcome = "jaord" | "model" | "model-failed" | "model-limited";

export interface Proposal {
  writtenBy: WriterOutcome;
  paragraphs: ByTone<Segment[]>[];
  greetings: ByTone<Segment[]>;
  ceremony: ByTone<string>;
  reception: ByTone<string>;
  themes: ThemeProposal[];
  program: ProgramRow[];
}

export type ProposalResult = { ok: true; proposal: Proposal } | { ok: false };

/** Writing a proposal ourselves, per IP address. */
export const proposalLimit = { points: 60, seconds: 3600 };

/** A language model costs its operator money. */
export const modelLimit = { points: 12, seconds: 3600 };

export function plainText(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join("");
}

/** Returns the season of a day in Norway, or an empty string without one. */
export function seasonOf(date: string): Season | "" {
  const month = Number(date.slice(5, 7));
  if (!month) return "";
  if (month >= 3 && month <= 5) return "spring";
  if (month >= 6 && month <= 8) return "summer";
  return month >= 9 && month <= 11 ? "autumn" : "winter";
}

export const noFacts: Facts = {
  met: "",
  proposer: "",
  proposal: "",
  loves: "",
  season: "",
  party: "",
  tone: "warm",
};

/** Tells which of the six gaps are filled. */
export function filledGaps({ met, proposal, loves, season, party, tone }: Facts): boolean[] {
  return [met, proposal, loves, season, party, tone].map((told) => told.trim() !== "");
}

export type Picks = readonly Tone[];

/** Returns the story of the picked paragraphs, one tone for each. */
export function storyOf(paragraphs: readonly ByTone<Segment[]>[], picks: Picks): string {
  return paragraphs.map((row, index) => plainText(row[picks[index] ?? "warm"])).join("\n\n");
}

/** What the day's rows say under the couple's words about the party; the first is the ceremony. */
export function programText(intro: string, rows: readonly ProgramRow[]): string {
  const lines = rows.filter(({ label }) => label.trim() !== "").map(formatRow);
  return [intro.trim(), lines.join("\n")].filter(Boolean).join("\n\n");
}

function formatRow({ time, label }: ProgramRow): string {
  return time ? `Kl. ${time.replace(":", ".")}: ${label.trim()}` : label.trim();
}
