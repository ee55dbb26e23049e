import type { ShownTable } from "#app/features/seating/drawing/show-table.ts";

/**
 * Returns the numbers of the chairs that persons take who come to the table: the one under the
 * pointer, then those next to it.
 */
export function nextChairs({ chairs }: ShownTable, persons: number, from: number | null): number[] {
  const free = chairs
    .filter(({ personKey, isCouples, mark }) => !isCouples && (!personKey || mark === "freed"))
    .map(({ seat }) => seat);
  const apart = (one: number, other: number) => {
    const steps = Math.abs(one - other);
    return Math.min(steps, chairs.length - steps);
  };
  const start = from ?? free.find((seat) => free.some((other) => apart(seat, other) === 1)) ?? 1;
  const taken: number[] = [];
  while (taken.length < persons && taken.length < free.length) {
    const left = free.filter((seat) => !taken.includes(seat));
    const near = taken.at(-1) ?? start;
    const [next] = left.sort((one, other) => apart(one, near) - apart(other, near) || one - other);
    if (next === undefined) break;
    taken.push(next);
  }
  return taken;
}
