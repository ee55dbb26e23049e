import type { PlanState } from "#app/features/seating/plan/plan.ts";
import { osloDate, osloInstant, osloTime } from "#app/platform/oslo-time.ts";
import { releaseTexts } from "./texts.ts";

export type ReleaseChoice = "hidden" | "later" | "shown";

type Release = Pick<PlanState, "isReleased" | "releasedFrom">;

/** As fields have them: `yyyy-mm-dd` and `hh:mm` in Norway. */
interface ReleaseValues {
  choice: ReleaseChoice;
  date: string;
  time: string;
}

export type ReleaseErrors = Partial<Record<"date" | "time", string>>;

const { errors } = releaseTexts;
const usualTime = "12:00";

/** Without a time of the couple's own, proposes noon of the wedding. */
export function valuesOf(
  { isReleased, releasedFrom }: Release,
  weddingDate: string | null,
  today: Date,
): ReleaseValues {
  const choice = isReleased ? (releasedFrom ? "later" : "shown") : "hidden";
  const from = releasedFrom && new Date(releasedFrom);
  return from
    ? { choice, date: osloDate(from), time: osloTime(from).replace(".", ":") }
    : { choice, date: weddingDate ?? osloDate(today), time: usualTime };
}

export function readRelease(
  { choice, date, time }: ReleaseValues,
  at: Date,
): { ok: true; release: Release } | { ok: false; errors: ReleaseErrors } {
  if (choice !== "later") {
    return { ok: true, release: { isReleased: choice === "shown", releasedFrom: null } };
  }
  if (!date) return { ok: false, errors: { date: errors.date } };
  if (!time) return { ok: false, errors: { time: errors.time } };
  const from = osloInstant(date, time);
  if (from <= at) return { ok: false, errors: { date: errors.past } };
  return { ok: true, release: { isReleased: true, releasedFrom: from.toISOString() } };
}
