import type { SeatingPerson } from "./request.ts";

/** Two persons with at least these points know each other. */
export const acquaintedFrom = 3;

/** Points for two persons of different parties at one table: only the strongest reason counts. */
export function acquaintancePoints(
  one: SeatingPerson,
  other: SeatingPerson,
  categoryPoints: Readonly<Record<string, number>> = {},
): number {
  if (isSame(one.household, other.household)) return 12;
  if (one.side !== null && other.side !== null && one.side !== other.side) return 0;
  if (isSame(one.circle, other.circle)) {
    const guests = Number(one.kind === "guest") + Number(other.kind === "guest");
    return guests === 2 ? 6 : guests === 1 ? 3 : 2;
  }
  const ofCategory = isSame(one.category, other.category) && categoryPoints[one.category ?? ""];
  if (ofCategory) return ofCategory;
  return one.side === null && other.side === null ? 0 : 1;
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}
