import { loadSeatingPlan, type SeatingPlan } from "#app/features/seating/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding, type Wedding } from "#app/features/weddings/queries.server.ts";
import { formatPlace, type ThemeId, themeOf, themes } from "#app/features/weddings/rules.ts";
import { ornamentSeed } from "#app/ornament/seed.ts";
import { now } from "#app/platform/clock.ts";
import { formatDate, formatTime, formatWeekday, osloDate } from "#app/platform/oslo-time.ts";
import { printColors } from "../../print/print-theme.ts";
import { printTexts } from "./texts.ts";

/** What stands on every sheet, and beside it on screen. */
export interface PrintFacts {
  couple: readonly [string, string];
  theme: ThemeId;
  themeName: string;
  /** The day and the place of the dinner. */
  date: string;
  place: string;
  /** The version of the chart and the time. */
  version: string;
  /** Persons who come and have no table. */
  unseated: number;
  seated: number;
}

export interface Printed {
  wedding: Wedding;
  plan: SeatingPlan;
  facts: PrintFacts;
  /** Of the couple's ornament. */
  seed: string;
}

/** What the dialog shows small pictures of the sheets with. */
export type PrintTheme = ReturnType<typeof printThemeOf>;

export function printThemeOf(wedding: Wedding) {
  const { bride, groom, weddingDate } = wedding;
  const theme = themeOf(wedding);
  const { ink, muted, accent } = printColors(theme, wedding.colors);
  return {
    theme,
    name: themes[theme].name,
    seed: ornamentSeed(bride, groom, weddingDate),
    colors: { ink, muted, accent },
  };
}

export async function loadPrint(weddingId: OwnedWeddingId): Promise<Printed> {
  const [wedding, plan] = await Promise.all([loadWedding(weddingId), loadSeatingPlan(weddingId)]);
  const { theme, name, seed } = printThemeOf(wedding);
  const { bride, groom, weddingDate } = wedding;
  const { revision, seatedPersons, comingPersons } = plan;
  const facts = {
    couple: [bride, groom] as const,
    theme,
    themeName: name,
    date: `${formatWeekday(weddingDate)} ${formatDate(weddingDate)}`,
    place: wedding.receptionPlace || formatPlace(wedding),
    version: printTexts.version(revision, formatMoment(now())),
    unseated: comingPersons - seatedPersons,
    seated: seatedPersons,
  };
  return { wedding, plan, facts, seed };
}

/** Returns "10. juni 2027 kl. 09.14". */
export function formatMoment(instant: Date): string {
  return `${formatDate(osloDate(instant))} ${formatTime(instant)}`;
}
