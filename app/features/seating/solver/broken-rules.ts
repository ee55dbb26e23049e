import { acquaintancePoints, acquaintedFrom } from "./acquaintance.ts";
import type { Groups } from "./groups.ts";
import { at } from "./integers.ts";
import type { ResolvedRequest, ResolvedRule } from "./resolved-request.ts";

/**
 * The rules that a chart breaks. Persons without a table, -1, break none: they may still come to the
 * right one.
 */
export function brokenRules(
  { persons, tables, rules }: ResolvedRequest,
  tableOf: Int32Array,
  areNeighbours: (one: number, other: number) => boolean,
): ResolvedRule[] {
  return rules.filter(({ rule, person, other, table, category, count }) => {
    if (rule.type === "atMost" || rule.type === "atLeast") {
      const counted = (at: number) =>
        persons.filter((one, index) => one.category === category && tableOf[index] === at).length;
      if (rule.type === "atMost") return counted(table) > count;
      return counted(table) + counted(-1) < count;
    }
    const place = at(tableOf, person);
    if (place < 0) return false;
    if (rule.type === "locked") return place !== table;
    if (rule.type === "near" || rule.type === "far") return tables[place]?.ring !== rule.type;
    const otherPlace = at(tableOf, other);
    if (otherPlace < 0) return false;
    if (rule.type === "apart") return place === otherPlace;
    return place !== otherPlace || (rule.type === "next" && !areNeighbours(person, other));
  });
}

/** The groups of one party that have no acquaintances at their table. */
export function groupsAlone(
  { persons, rules, request }: ResolvedRequest,
  { members, groupOf, mayUseHead }: Pick<Groups, "members" | "groupOf" | "mayUseHead">,
  tableOf: Int32Array,
): number[] {
  const seated = new Map<number, number[]>();
  tableOf.forEach((table, person) => {
    seated.set(table, [...(seated.get(table) ?? []), person]);
  });
  const wishes = new Set<number>();
  for (const { rule, person, other } of rules) {
    if (rule.must || (rule.type !== "together" && rule.type !== "next")) continue;
    wishes.add(person * persons.length + other).add(other * persons.length + person);
  }
  return [...members.keys()].filter((group) => {
    const own = members[group] ?? [];
    const table = at(tableOf, own[0] ?? 0);
    const parties = new Set(own.map((person) => persons[person]?.party));
    if (parties.size > 1 || mayUseHead[group] || table < 0) return false;
    return !(seated.get(table) ?? []).some(
      (other) =>
        groupOf[other] !== group &&
        own.some((person) => {
          const [one, two] = [persons[person], persons[other]];
          if (!one || !two || one.party === two.party) return false;
          return (
            wishes.has(person * persons.length + other) ||
            acquaintancePoints(one, two, request.categoryPoints) >= acquaintedFrom
          );
        }),
    );
  });
}
