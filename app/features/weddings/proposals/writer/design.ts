import { type ThemeId, themes, wizardThemeIds } from "../../rules.ts";
import {
  type Couple,
  type FactNumber,
  type Facts,
  factNumbers,
  factTexts,
  type Party,
  type ProgramRow,
  type Season,
  type Segment,
  type ThemeProposal,
  type Tone,
} from "../rules.ts";
import { upperFirst } from "./clauses.ts";
import { partyWords, programWords, seasonWords } from "./texts.ts";

type Scores = Partial<Record<ThemeId, number>>;

const partyThemes: Readonly<Record<Party, Scores>> = {
  barn: { rustic: 4, boho: 1 },
  classic: { romantic: 3, vintage: 3 },
  small: { modern: 2, romantic: 3 },
  garden: { garden: 4, romantic: 1 },
  city: { modern: 4, vintage: 2 },
  home: { boho: 3, garden: 2 },
  mountain: { rustic: 4, modern: 2 },
  sea: { boho: 3, modern: 2 },
};
const seasonThemes: Readonly<Record<Season, Scores>> = {
  spring: { garden: 2, romantic: 2 },
  summer: { garden: 2, boho: 1, rustic: 1 },
  autumn: { rustic: 2, boho: 2, vintage: 1 },
  winter: { modern: 1, vintage: 2, romantic: 1 },
};
const toneThemes: Readonly<Record<Tone, Scores>> = {
  warm: { rustic: 1, garden: 1, boho: 1 },
  light: { boho: 1, modern: 1 },
  solemn: { vintage: 2, romantic: 1 },
};
/** Parts of words that say something about a theme; after "=" the whole word. */
const telling: readonly [ThemeId, readonly string[]][] = [
  ["rustic", ["hytt", "fjell", "hund", "gård", "låve", "seter", "=ski", "skog", "vafler"]],
  ["garden", ["hage", "=jord", "blomst", "park", "trillebår", "rose", "dugnad", "planter"]],
  [
    "modern",
    ["=byen", "=kaffe", "jobb", "=tinder", "konsert", "film", "=kunst", "design", "=regn"],
  ],
  ["boho", ["reise", "strand", "=sol", "festival", "telt", "bål", "surf", "bobil"]],
  ["vintage", ["=bøker", "=bok", "bibliotek", "vinyl", "museum", "teater", "loppemarked", "jazz"]],
  ["romantic", ["solnedgang", "dans", "=paris", "=roma", "stearinlys", "=vin"]],
];
const shownThemes = 3;

/** Returns three themes, the best first, each with what the couple told that speaks for it. */
export function proposeThemes(facts: Facts): ThemeProposal[] {
  const proposals = wizardThemeIds.map((theme, index) => {
    const reasons = reasonsFor(theme, facts);
    const score =
      2 * reasons.length +
      (facts.party ? (partyThemes[facts.party][theme] ?? 0) : 0) +
      (facts.season ? (seasonThemes[facts.season][theme] ?? 0) : 0) +
      (toneThemes[facts.tone][theme] ?? 0);
    return { theme, reasons, score, index };
  });
  return proposals
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, shownThemes)
    .map(({ theme, reasons }) => ({
      theme,
      colors: colorsFor(theme, facts.season),
      reasons: reasonText(reasons),
    }));
}

function reasonsFor(theme: ThemeId, facts: Facts): { text: string; fact: FactNumber }[] {
  const { party, season } = facts;
  const reasons: { text: string; fact: FactNumber }[] = [];
  if (party && partyThemes[party][theme]) {
    reasons.push({ text: partyWords[party].what, fact: factNumbers.party });
  }
  for (const fact of factTexts) {
    for (const [told, parts] of telling) {
      const found = told === theme ? findWord(facts[fact], parts) : undefined;
      if (found) reasons.push({ text: found, fact: factNumbers[fact] });
    }
  }
  if (season && seasonThemes[season][theme]) {
    reasons.push({ text: seasonWords[season].definite, fact: factNumbers.season });
  }
  return reasons.slice(0, 2);
}

function findWord(text: string, parts: readonly string[]): string | undefined {
  return text.match(/\p{L}+/gu)?.find((word) => {
    const lower = word.toLocaleLowerCase("nb");
    return parts.some((part) =>
      part.startsWith("=") ? part === `=${lower}` : lower.includes(part),
    );
  });
}

function reasonText(reasons: { text: string; fact: FactNumber }[]): Segment[] {
  return reasons.flatMap(({ text, fact }, index): Segment[] =>
    index === 0 ? [{ text: upperFirst(text), fact }] : [{ text: " og " }, { text, fact }],
  );
}

/** The theme's own colours with one of the season between them. */
function colorsFor(theme: ThemeId, season: Facts["season"]): string {
  const { colors } = themes[theme];
  if (!season) return colors;
  const [first = "", , last = ""] = colors.split(", ");
  return [first, seasonWords[season].color, last].join(", ");
}

const minutesAfterCeremony = { toast: 60, dinner: 180, cake: 420, end: 480 };
const usualCeremony = "13:00";

/** Returns the usual order of such a day, counted from when the ceremony is. */
export function proposeProgram({ ceremonyTime }: Couple, facts: Facts): ProgramRow[] {
  const { party, season } = facts;
  const start = ceremonyTime || usualCeremony;
  const words = party ? partyWords[party] : null;
  const rows: ProgramRow[] = [
    { time: start, label: programWords.ceremony },
    season
      ? row("toast", seasonWords[season].toast, factNumbers.season)
      : row("toast", programWords.toast),
  ];
  if (words) rows.push(row("dinner", words.dinner, factNumbers.party));
  rows.push(row("cake", programWords.cake));
  if (words) rows.push(row("end", words.end, factNumbers.party));
  if (/frokost/i.test(facts.loves)) {
    rows.push({ time: "11:00", label: programWords.breakfast, fact: factNumbers.loves });
  }
  return rows;

  function row(
    part: keyof typeof minutesAfterCeremony,
    label: string,
    fact?: FactNumber,
  ): ProgramRow {
    const time = later(start, minutesAfterCeremony[part]);
    return fact ? { time, label, fact } : { time, label };
  }
}

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const total = hour * 60 + minute + minutes;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(total / 60) % 24)}:${two(total % 60)}`;
}
