import type { ResolvedRequest } from "./resolved-request.ts";

/** A number of persons of a category at a table. */
export interface CategoryLimit {
  table: number;
  category: string;
  isMust: boolean;
  atLeast: boolean;
  count: number;
  /** What each person over or under costs. */
  points: number;
  /** Persons of the category in each group. */
  persons: Int32Array;
}

export function categoryLimits(
  { persons, rules }: ResolvedRequest,
  members: number[][],
  points: { must: number; preference: number },
): CategoryLimit[] {
  return rules.flatMap(({ rule, table, category, count }) => {
    if (rule.type !== "atMost" && rule.type !== "atLeast") return [];
    return {
      table,
      category,
      isMust: rule.must,
      atLeast: rule.type === "atLeast",
      count,
      points: rule.must ? points.must : points.preference,
      persons: Int32Array.from(
        members,
        (group) => group.filter((person) => persons[person]?.category === category).length,
      ),
    };
  });
}

/** Persons over or under the limit. */
export function beyondLimit({ atLeast, count }: CategoryLimit, persons: number): number {
  return Math.max(0, atLeast ? count - persons : persons - count);
}
