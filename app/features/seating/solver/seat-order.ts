import { acquaintancePoints } from "./acquaintance.ts";
import { at } from "./integers.ts";
import type { SeatingPerson } from "./request.ts";
import type { ResolvedRequest } from "./resolved-request.ts";
import { SeededRandom } from "./seeded-random.ts";

const starts = 12;

/** Twice the points of each two persons of a table as neighbours: `one * persons + other`. */
export function neighbourPoints(resolved: ResolvedRequest, members: readonly number[]): Int32Array {
  const { persons, rules, request } = resolved;
  const count = members.length;
  const points = new Int32Array(count * count);
  const seat = new Map(members.map((person, index) => [person, index]));
  members.forEach((person, index) => {
    members.slice(0, index).forEach((neighbour, position) => {
      const [one, other] = [persons[person], persons[neighbour]];
      if (!one || !other) return;
      let value = closeness(one, other) ?? acquaintancePoints(one, other, request.categoryPoints);
      if (request.alternate && one.side && other.side && one.side !== other.side) value += 2;
      points[index * count + position] = points[position * count + index] = 2 * value;
    });
  });
  for (const { rule, person, other } of rules) {
    const [one, two] = [seat.get(person), seat.get(other)];
    if (rule.type !== "next" || one === undefined || two === undefined) continue;
    const value = 2 * (rule.must ? 1000 : 40);
    points[one * count + two] = at(points, one * count + two) + value;
    points[two * count + one] = at(points, two * count + one) + value;
  }
  return points;
}

function closeness(one: SeatingPerson, other: SeatingPerson): number | undefined {
  if (one.partner === other.id || other.partner === one.id) return 24;
  if (one.household === null || one.household !== other.household) return undefined;
  const children = [one, other].filter(({ kind }) => kind === "child").length;
  return children === 1 ? 30 : children === 2 ? 10 : undefined;
}

/** Pairs of positions that are neighbours; those across a long table count half. */
export function neighbourPositions(shape: "round" | "head" | "long", count: number) {
  const half = shape === "long" ? Math.ceil(count / 2) : count;
  const pairs: { one: number; other: number; weight: 1 | 2 }[] = [];
  for (let one = 0; one + 1 < count; one++) {
    if (one + 1 !== half) pairs.push({ one, other: one + 1, weight: 2 });
  }
  if (shape === "round" && count > 2) pairs.push({ one: count - 1, other: 0, weight: 2 });
  if (shape === "long") {
    for (let one = 0; half + one < count; one++) pairs.push({ one, other: half + one, weight: 1 });
  }
  return pairs;
}

/** The value of an order of persons, doubled twice so that it is an integer. */
export function orderValue(
  order: readonly number[],
  points: Int32Array,
  pairs: ReturnType<typeof neighbourPositions>,
): number {
  let value = 0;
  for (const { one, other, weight } of pairs) {
    value += weight * at(points, (order[one] as number) * order.length + (order[other] as number));
  }
  return value;
}

/** Orders the persons of a table by 2-opt, insertion and swap from several seeded starts. */
export function orderSeats(
  points: Int32Array,
  count: number,
  shape: "round" | "head" | "long",
  seed: number,
): number[] {
  const random = new SeededRandom(seed);
  const pairs = neighbourPositions(shape, count);
  let best = Array.from({ length: count }, (_, index) => index);
  let bestValue = orderValue(best, points, pairs);
  for (let start = 0; start < starts && count > 2; start++) {
    let order = start === 0 ? best.slice() : shuffled(count, random);
    let value = orderValue(order, points, pairs);
    for (let improved = true; improved; ) {
      improved = false;
      for (const candidate of variations(order)) {
        const changed = orderValue(candidate, points, pairs);
        if (changed <= value) continue;
        order = candidate;
        value = changed;
        improved = true;
        break;
      }
    }
    if (value > bestValue) [best, bestValue] = [order, value];
  }
  return best;
}

function* variations(order: readonly number[]): Generator<number[]> {
  for (let from = 0; from < order.length; from++) {
    for (let to = from + 1; to < order.length; to++) {
      const middle = order.slice(from, to + 1);
      const [before, after] = [order.slice(0, from), order.slice(to + 1)];
      yield [...before, ...middle.toReversed(), ...after];
      yield [...before, ...middle.slice(1), ...middle.slice(0, 1), ...after];
      yield [...before, ...middle.slice(-1), ...middle.slice(0, -1), ...after];
      yield [
        ...before,
        ...middle.slice(-1),
        ...middle.slice(1, -1),
        ...middle.slice(0, 1),
        ...after,
      ];
    }
  }
}

function shuffled(count: number, random: SeededRandom): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index--) {
    const other = random.below(index + 1);
    [order[index], order[other]] = [order[other] as number, order[index] as number];
  }
  return order;
}
