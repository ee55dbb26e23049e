import { cleanLine, cleanText } from "#app/platform/http/clean-text.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";
import { isUuid } from "#app/platform/uuid.ts";

export const themeIds = [
  "romantic",
  "modern",
  "rustic",
  "vintage",
  "boho",
  "garden",
  "elegant",
] as const;

export type ThemeId = (typeof themeIds)[number];

interface Theme {
  name: string;
  description: string;
  /** Written into the wedding's colours when the theme is chosen. */
  colors: string;
}

export const themes: Readonly<Record<ThemeId, Theme>> = {
  romantic: {
    name: "Romantisk",
    description: "Buer, peoner og kursiv",
    colors: "rosa, fersken, gull",
  },
  modern: {
    name: "Moderne",
    description: "Rutenett, store navn, mye luft",
    colors: "hvit, grå, sølv",
  },
  rustic: {
    name: "Rustikk",
    description: "Havre, tre og grovt papir",
    colors: "salviegrønn, beige, tre",
  },
  vintage: {
    name: "Vintage",
    description: "Ramme, hjørner og antikt gull",
    colors: "støvblå, lavendel, antikt gull",
  },
  boho: {
    name: "Bohemsk",
    description: "Varm jord, halvsirkel, tørket gress",
    colors: "terrakotta, krem, gull",
  },
  garden: {
    name: "Hage",
    description: "Klatrende blader rundt rammen",
    colors: "grønn, hvit, blush",
  },
  elegant: {
    name: "Elegant",
    description: "Mørk bunn og gull, et monogram",
    colors: "svart, elfenben, gull",
  },
};

/** `elegant` can only be chosen on the edit page. */
export const wizardThemeIds = themeIds.filter((id) => id !== "elegant");

const defaultTheme: ThemeId = "romantic";

export function isThemeId(value: string): value is ThemeId {
  return (themeIds as readonly string[]).includes(value);
}

/** Returns the chosen theme, or the default for an empty or unknown one. */
export function themeOf({ selectedTheme }: { selectedTheme: string }): ThemeId {
  return isThemeId(selectedTheme) ? selectedTheme : defaultTheme;
}

/** What the guest list counts. */
export interface GuestTotals {
  comingPersons: number;
  /** Persons with a message to the kitchen. */
  diets: number;
}

/** Who may answer: everybody on the page, households with their links, or both. */
export const answerModes = ["open", "link", "both"] as const;

export type AnswerMode = (typeof answerModes)[number];

interface AnswerDays {
  weddingDate: string;
  answerDeadline: string | null;
}

/** Returns the last day on which answers are accepted, until midnight. */
export function lastAnswerDay({ weddingDate, answerDeadline }: AnswerDays): string {
  return answerDeadline !== null && answerDeadline < weddingDate ? answerDeadline : weddingDate;
}

/** @param today the day in Norway, `yyyy-mm-dd` */
export function isAnswerClosed(days: AnswerDays, today: string): boolean {
  return today > lastAnswerDay(days);
}

/** Why the page's own form takes no answers: the day is over, the deadline, or the couple's choice. */
export type AnswerRefusal = "over" | "deadline" | "by-link";

/** @param today the day in Norway, `yyyy-mm-dd` */
export function openFormRefusal(
  wedding: AnswerDays & { answerMode: AnswerMode },
  today: string,
): AnswerRefusal | null {
  if (today > wedding.weddingDate) return "over";
  if (isAnswerClosed(wedding, today)) return "deadline";
  return wedding.answerMode === "link" ? "by-link" : null;
}

/** Selects the wording; the names are stored in `bride` and `groom` either way. */
export const pairings = ["bride-groom", "bride-bride", "groom-groom"] as const;

export type Pairing = (typeof pairings)[number];

const defaultPairing: Pairing = "bride-groom";

export function pairingOf(value: string): Pairing {
  return pairings.find((pairing) => pairing === value) ?? defaultPairing;
}

/** Returns whether the value is an existing day as `yyyy-mm-dd`. */
export function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // `Date` rolls a day that the month does not have over into the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Returns whether the value is a time of day as `hh:mm`. */
export function isTime(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** Returns the colours of `theme`, unless the couple has written their own. */
export function colorsForTheme(theme: string, colors: string): string {
  const isCustom = colors.trim() !== "" && themeIds.every((id) => themes[id].colors !== colors);
  return isCustom || !isThemeId(theme) ? colors : themes[theme].colors;
}

export function weddingName({ bride, groom }: { bride: string; groom: string }): string {
  return `${bride} og ${groom}`;
}

/** Returns "Fruktlåven, Lofthus", one of the two, or an empty string. */
export function formatPlace({ venue, city }: { venue: string; city: string }): string {
  return [venue, city].filter(Boolean).join(", ");
}

/** Stands in for the id on a preview. */
export const previewId = "preview";

/** Returns the path of a wedding's page or preview with additional query parameters. */
export function weddingPath(id: string, query: Record<string, string> = {}): string {
  if (id === previewId) return `/preview?${new URLSearchParams(query)}`;
  return `/wedding?${new URLSearchParams({ id, ...query })}`;
}

export const shareSection = { id: "del-lenken", path: "/admin#del-lenken" } as const;

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = {
  bride: 80,
  groom: 80,
  venue: 120,
  city: 120,
  theme: 200,
  colors: 200,
  story: 5000,
  welcomeLine: 160,
  ceremony: 2000,
  ceremonyPlace: 200,
  reception: 2000,
  receptionPlace: 200,
} as const;

/** Larger than the limit, so that an image somewhat too large does not lose the couple's text. */
export const maxReadPictureBytes = 4 * maxPictureBytes;

/** Per account, or per IP address before sign-up: a family trying out a dozen each. */
export const heroUploadLimit = { points: 40, seconds: 3600 };

/** Each image takes up disk space until it is deleted unclaimed. */
export const dailyHeroUploadLimit = { points: 60, seconds: 24 * 3600 };

/** In millions: fifty photos of a phone, 15 s of one core. */
export const heroPixelLimit = { points: 600, seconds: 3600 };

export const maxGuestCount = 2000;

export const steps = [1, 2, 3, 4, 5] as const;

export type Step = (typeof steps)[number];

export const stepFields = {
  1: ["partners", "bride", "groom", "weddingDate", "venue", "city"],
  2: ["selectedTheme"],
  3: ["heroImage"],
  4: ["welcomeLine", "story", "theme", "colors"],
  5: [
    "guestCount",
    "ceremonyTime",
    "ceremonyPlace",
    "ceremony",
    "receptionTime",
    "receptionPlace",
    "reception",
  ],
} as const satisfies Record<Step, readonly string[]>;

/** Each has an optional time and place of its own beside the text. */
export const programParts = [
  { text: "ceremony", time: "ceremonyTime", place: "ceremonyPlace" },
  { text: "reception", time: "receptionTime", place: "receptionPlace" },
] as const;

export type DraftField = (typeof stepFields)[Step][number];

export type WeddingDraft = Record<DraftField, string>;

export const draftFields: readonly DraftField[] = steps.flatMap((step) => [...stepFields[step]]);

/** Drops unknown fields and values other than text. Keeps overlong text for the couple to shorten. */
export function draftFrom(values: unknown): WeddingDraft {
  const record = typeof values === "object" && values !== null ? values : {};
  const entries = draftFields.map((field): [DraftField, string] => {
    const value: unknown = Object.hasOwn(record, field) ? Reflect.get(record, field) : "";
    const text = typeof value === "number" ? String(value) : value;
    return [field, typeof text === "string" ? text : ""];
  });
  const draft = Object.fromEntries(entries) as WeddingDraft;
  const heroImage = isUuid(draft.heroImage) ? draft.heroImage : "";
  return { ...draft, heroImage, partners: pairingOf(draft.partners) };
}

export function weddingForm(wedding: Readonly<Record<DraftField, unknown>>): WeddingDraft {
  const entries = draftFields.map((field) => [field, String(wedding[field] ?? "")]);
  return Object.fromEntries(entries);
}

const multiline = ["story", "ceremony", "reception"] as const;

export type MultilineField = (typeof multiline)[number];

export function normaliseWeddingField(value: string, field: DraftField): string {
  return (multiline as readonly string[]).includes(field) ? cleanText(value) : cleanLine(value);
}

export function stepFrom(value: string | null): Step {
  return steps.find((step) => String(step) === value) ?? 1;
}

export function stepComplete(step: Step, draft: WeddingDraft): boolean {
  const required: Partial<Record<Step, readonly DraftField[]>> = {
    1: ["bride", "groom", "weddingDate"],
    2: ["selectedTheme"],
    4: ["story"],
  };
  return (required[step] ?? []).every((field) => draft[field].trim() !== "");
}

/** Returns `requestedStep`, or an earlier step that is incomplete. */
export function reachableStep(requestedStep: Step, draft: WeddingDraft): Step {
  return steps.find((step) => step < requestedStep && !stepComplete(step, draft)) ?? requestedStep;
}

/** Returns the first step with one of these fields, or null. */
export function stepWithError(fields: readonly string[]): Step | null {
  return steps.find((step) => stepFields[step].some((field) => fields.includes(field))) ?? null;
}
