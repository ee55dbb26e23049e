import { brokenRules, groupsAlone } from "./broken-rules.ts";
import { at } from "./integers.ts";
import type { SeatingModel } from "./model.ts";
import type { PreferenceLoss } from "./preference-loss.ts";
import { neighbourPoints, neighbourPositions, orderSeats } from "./seat-order.ts";

export interface SeatingProposal {
  seats: { person: string; table: string; chair: number }[];
  /** Comparable only between charts of one request. */
  value: number;
  /** The number of persons that suits a table is null where any number does. */
  fill: { table: string; persons: number; suits: number | null }[];
  brokenMusts: string[];
  /** Why a preference could not be followed; null until the search has ended. */
  brokenPreferences: { rule: string; reason: PreferenceLoss | null }[];
  /** Persons who are without acquaintances outside their own party at their table. */
  alone: string[];
  /** Persons that the couple had placed at another table. */
  moved: string[];
}

/** Gives the persons of a chart their chairs and says what the chart lacks. */
export function describeChart(
  model: SeatingModel,
  tableOf: Int32Array,
  value: number,
): SeatingProposal {
  const { resolved, groupOf, members, targets } = model;
  const { persons, tables, request } = resolved;
  const tableOfPerson = groupOf.map((group) => at(tableOf, group));
  const neighbours = new Set<number>();
  const seats: SeatingProposal["seats"] = [];
  const fill: SeatingProposal["fill"] = [];
  tables.forEach(({ id, shape, seats: chairs }, table) => {
    const seated = [...persons.keys()].filter((person) => tableOfPerson[person] === table);
    const count = seated.length;
    const order = orderSeats(neighbourPoints(resolved, seated), count, shape, request.seed);
    const ordered = order.map((position) => seated[position] ?? 0);
    for (const { one, other, weight } of neighbourPositions(shape, count)) {
      const [a, b] = [ordered[one] ?? 0, ordered[other] ?? 0];
      if (weight === 2) neighbours.add(a * persons.length + b).add(b * persons.length + a);
    }
    const half = Math.ceil(count / 2);
    const gap = shape === "long" ? Math.max(0, Math.ceil(chairs / 2) - half) : 0;
    ordered.forEach((person, position) => {
      const chair = position < half ? position : position + gap;
      seats.push({ person: persons[person]?.id ?? "", table: id, chair });
    });
    fill.push({ table: id, persons: count, suits: targets[table] ?? null });
  });
  const broken = brokenRules(resolved, tableOfPerson, (one, other) =>
    neighbours.has(one * persons.length + other),
  );
  const grouping = { members, groupOf, mayUseHead: model.mayUseHead };
  return {
    seats,
    value,
    fill,
    brokenMusts: broken.flatMap(({ rule }) => (rule.must ? rule.id : [])),
    brokenPreferences: broken.flatMap(({ rule }) =>
      rule.must ? [] : { rule: rule.id, reason: null },
    ),
    alone: groupsAlone(resolved, grouping, tableOfPerson).flatMap((group) =>
      (members[group] ?? []).map((person) => persons[person]?.id ?? ""),
    ),
    moved: persons.flatMap(({ id }, person) => {
      const placed = at(resolved.placedAt, person);
      return placed >= 0 && placed !== tableOfPerson[person] ? id : [];
    }),
  };
}
