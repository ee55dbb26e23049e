import { brokenRules, groupsAlone } from "./broken-rules.ts";
import { groupPersons } from "./groups.ts";
import { at } from "./integers.ts";
import type { SeatingRequest } from "./request.ts";
import { type ResolvedRequest, resolveRequest } from "./resolved-request.ts";

export interface ChartAssessment {
  /** Rules that the chart breaks, with the tables and persons to show. */
  broken: { rule: string; must: boolean; persons: string[]; tables: string[] }[];
  /** Tables with more persons than seats. */
  overfull: { table: string; persons: number }[];
  /** Parties at more than one table. */
  separated: string[][];
  /** Persons who are without acquaintances outside their own party at their table. */
  alone: string[];
}

/** Judges the chart as the couple has it; persons without a table break no rule yet. */
export function assessChart(request: SeatingRequest): ChartAssessment {
  const resolved = resolveRequest(request);
  const { persons, tables, placedAt } = resolved;
  const personId = (person: number) => persons[person]?.id ?? "";
  const atTable = (person: number) => tables[at(placedAt, person)]?.id;
  const broken = brokenRules(resolved, placedAt, (one, other) =>
    areNeighbours(resolved, one, other),
  );
  const parties = new Map<string, number[]>();
  persons.forEach(({ party }, person) => {
    if (at(placedAt, person) >= 0) parties.set(party, [...(parties.get(party) ?? []), person]);
  });
  const grouping = groupsAtTables(resolved);
  const counts = tables.map((_, table) => placedAt.filter((place) => place === table).length);
  return {
    broken: broken.map(({ rule, person, other, table }) => {
      const named = [person, other].filter((one) => one >= 0);
      const places = [...named.map(atTable), tables[table]?.id].flatMap((id) => id ?? []);
      return {
        rule: rule.id,
        must: rule.must,
        persons: named.map(personId),
        tables: [...new Set(places)],
      };
    }),
    overfull: tables.flatMap(({ id, seats }, table) => {
      const count = counts[table] ?? 0;
      return count > seats ? { table: id, persons: count } : [];
    }),
    separated: [...parties.values()]
      .filter((party) => new Set(party.map((person) => at(placedAt, person))).size > 1)
      .map((party) => party.map(personId)),
    alone: groupsAlone(resolved, grouping, placedAt).flatMap((group) =>
      (grouping.members[group] ?? []).map(personId),
    ),
  };
}

/** The groups that musts make; one that the couple has separated counts once at each table. */
function groupsAtTables(resolved: ResolvedRequest) {
  const { rules, placedAt } = resolved;
  const musts = rules.filter(({ rule }) => rule.must);
  const whole = groupPersons(resolved, musts);
  const parts = whole.members.flatMap((persons, group) =>
    [...Map.groupBy(persons, (person) => at(placedAt, person)).values()].map((members) => ({
      members,
      mayUseHead: whole.mayUseHead[group] === true,
    })),
  );
  const groupOf = new Int32Array(placedAt.length);
  parts.forEach(({ members }, part) => {
    for (const person of members) groupOf[person] = part;
  });
  return {
    groupOf,
    members: parts.map(({ members }) => members),
    mayUseHead: parts.map(({ mayUseHead }) => mayUseHead),
  };
}

/** Whether no person sits between two persons; without chairs they may be neighbours. */
function areNeighbours({ persons, tables, placedAt }: ResolvedRequest, one: number, other: number) {
  const table = tables[at(placedAt, one)];
  const [chair, otherChair] = [persons[one]?.chair, persons[other]?.chair];
  if (!table || chair === undefined || otherChair === undefined) return true;
  const half = table.shape === "long" ? Math.ceil(table.seats / 2) : table.seats;
  if (chair < half !== otherChair < half) return false;
  const taken = persons
    .flatMap((person, index) => (placedAt[index] === placedAt[one] ? (person.chair ?? []) : []))
    .sort((first, second) => first - second);
  const distance = Math.abs(taken.indexOf(chair) - taken.indexOf(otherChair));
  return distance === 1 || (table.shape === "round" && distance === taken.length - 1);
}
