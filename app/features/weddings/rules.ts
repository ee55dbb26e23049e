import { cleanLine, cleanText } from "#app/platform/http/clean-text.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-limits.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { Wedding } from "./queries.server.ts";

// A wedding: two people, a day, a place and the look of their page.

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
  /** What sets it apart, in a few words. */
  description: string;
  /** What choosing the theme writes into the wedding's colours. */
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

/** The themes the wizard offers; `elegant` is chosen on the edit page. */
export const wizardThemeIds = themeIds.filter((id) => id !== "elegant");

const defaultTheme: ThemeId = "romantic";

export function isThemeId(value: string): value is ThemeId {
  return (themeIds as readonly string[]).includes(value);
}

/** The chosen theme, or the default one where none or an unknown one is stored. */
export function themeOf({ selectedTheme }: { selectedTheme: string }): ThemeId {
  return isThemeId(selectedTheme) ? selectedTheme : defaultTheme;
}

/** How the two are spoken of; the stored names stay in `bride` and `groom`. */
export const pairings = ["bride-groom", "bride-bride", "groom-groom"] as const;

export type Pairing = (typeof pairings)[number];

const defaultPairing: Pairing = "bride-groom";

/** The pairing a text names, the default when it names none. */
export function pairingOf(value: string): Pairing {
  return pairings.find((pairing) => pairing === value) ?? defaultPairing;
}

/** Whether a text is a day that can be shown, as `yyyy-mm-dd`. */
export function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // A day that a month does not have rolls over into the next one.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** The colours once a theme was chosen: the theme's own, unless the couple wrote theirs. */
export function colorsAfterChoosing(theme: string, colors: string): string {
  const written = colors.trim() !== "" && themeIds.every((id) => themes[id].colors !== colors);
  return written || !isThemeId(theme) ? colors : themes[theme].colors;
}

/** "Kari og Ola". */
export function weddingName({ bride, groom }: { bride: string; groom: string }): string {
  return `${bride} og ${groom}`;
}

/** "Fruktlåven, Lofthus", one of the two, or nothing. */
export function formatPlace({ venue, city }: { venue: string; city: string }): string {
  return [venue, city].filter(Boolean).join(", ");
}

/** Stands for a wedding's id on a page that only its makers see. */
export const previewId = "preview";

/** The address of a wedding's page, or of its preview; `more` goes into its query. */
export function weddingPath(id: string, more: Record<string, string> = {}): string {
  if (id === previewId) return `/preview?${new URLSearchParams(more)}`;
  return `/wedding?${new URLSearchParams({ id, ...more })}`;
}

/** The section of the dashboard that shows the link to the wedding page, to be copied by hand. */
export const shareSection = { id: "del-lenken", path: "/admin#del-lenken" } as const;

/** The longest text, in UTF-16 units as browsers count `maxlength`, that each field takes. */
export const maxLengths = {
  bride: 80,
  groom: 80,
  venue: 120,
  city: 120,
  theme: 200,
  colors: 200,
  story: 5000,
  ceremony: 2000,
  reception: 2000,
} as const;

/**
 * How much of a picture the wizard's form is read with: one that is somewhat too large must not
 * cost a couple what they wrote.
 */
export const maxReadPictureBytes = 4 * maxPictureBytes;

/** How many pictures one address may upload: a family trying out a dozen each, not a robot. */
export const heroUploadLimit = { points: 40, seconds: 3600 };

/** …and how many in a day, because each of them lies on the disk until it is swept. */
export const dailyHeroUploadLimit = { points: 60, seconds: 24 * 3600 };

/** How many pictures all addresses together may upload: a popular evening, not a flood. */
export const globalHeroUploadLimit = { points: 600, seconds: 3600 };

export const maxGuestCount = 2000;

export const steps = [1, 2, 3, 4, 5] as const;

export type Step = (typeof steps)[number];

/** Which form controls stand on which of the wizard's steps. */
export const stepFields = {
  1: ["partners", "bride", "groom", "weddingDate", "venue", "city"],
  2: ["selectedTheme"],
  3: ["heroImage"],
  4: ["story", "theme", "colors"],
  5: ["guestCount", "ceremony", "reception"],
} as const satisfies Record<Step, readonly string[]>;

export type DraftField = (typeof stepFields)[Step][number];

/** What the wizard has collected so far: text as typed, by form control name. */
export type WeddingDraft = Record<DraftField, string>;

export const draftFields: readonly DraftField[] = steps.flatMap((step) => [...stepFields[step]]);

/**
 * The draft in `values`, whatever they are: unknown names and anything but text is left out. What
 * is too long stays, for whoever wrote it to shorten.
 */
export function draftFrom(values: unknown): WeddingDraft {
  const given = typeof values === "object" && values !== null ? values : {};
  const entries = draftFields.map((field): [DraftField, string] => {
    const value: unknown = Object.hasOwn(given, field) ? Reflect.get(given, field) : "";
    const text = typeof value === "number" ? String(value) : value;
    return [field, typeof text === "string" ? text : ""];
  });
  const draft = Object.fromEntries(entries) as WeddingDraft;
  const heroImage = isUuid(draft.heroImage) ? draft.heroImage : "";
  return { ...draft, heroImage, partners: pairingOf(draft.partners) };
}

/** Returns a stored wedding as its edit form shows it: text by form control name. */
export function weddingForm(wedding: Wedding): WeddingDraft {
  const entries = draftFields.map((field) => [field, String(wedding[field] ?? "")]);
  return Object.fromEntries(entries);
}

const multiline: readonly DraftField[] = ["story", "ceremony", "reception"];

/** Returns what is stored of a typed value. */
export function normaliseWeddingField(value: string, field: DraftField): string {
  return multiline.includes(field) ? cleanText(value) : cleanLine(value);
}

/** The step a query names, the first when it names none. */
export function stepFrom(value: string | null): Step {
  return steps.find((step) => String(step) === value) ?? 1;
}

/** Whether a step holds what must be there before the next one. */
export function stepComplete(step: Step, draft: WeddingDraft): boolean {
  const required: Partial<Record<Step, readonly DraftField[]>> = {
    1: ["bride", "groom", "weddingDate"],
    2: ["selectedTheme"],
    4: ["story"],
  };
  return (required[step] ?? []).every((field) => draft[field].trim() !== "");
}

/** The step to show to somebody who asks for `requestedStep`: the first incomplete one comes before. */
export function reachableStep(requestedStep: Step, draft: WeddingDraft): Step {
  return steps.find((step) => step < requestedStep && !stepComplete(step, draft)) ?? requestedStep;
}

/** The step to go back to when these fields are at fault, or null. */
export function stepWithError(fields: readonly string[]): Step | null {
  return steps.find((step) => stepFields[step].some((field) => fields.includes(field))) ?? null;
}
