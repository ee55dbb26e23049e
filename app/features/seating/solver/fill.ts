import { at } from "./integers.ts";
import type { ResolvedRequest } from "./resolved-request.ts";

const pointsPerPersonOverSeats = 60;

/** How many persons each table should have; null where any number is as good. */
export function targetsOf(
  { request, tables, persons, placedAt }: ResolvedRequest,
  isAtHead: (person: number) => boolean,
): (number | null)[] {
  const apart = (table: number) => tables[table]?.head || tables[table]?.locked;
  const chairs = tables.map(({ seats }, table) => {
    if (apart(table) || request.fill === "full") return 0;
    return request.fill === "airy" ? Math.max(0, seats - 1) : seats;
  });
  const all = chairs.reduce((sum, seats) => sum + seats, 0);
  const guests = persons.filter(
    (_, person) => !isAtHead(person) && !tables[at(placedAt, person)]?.locked,
  ).length;
  return chairs.map((seats, table) =>
    apart(table) || request.fill === "full" || all === 0
      ? null
      : Math.min(seats, Math.floor((seats * guests) / all + 0.5)),
  );
}

/** The points of a table with so many persons, for each number up to all persons. */
export function fillPoints(resolved: ResolvedRequest, table: number, target: number | null) {
  const { request, tables, persons } = resolved;
  const { seats, head, locked } = tables[table] ?? { seats: 0, head: false };
  return Int32Array.from({ length: persons.length + 1 }, (_, count) => {
    const overSeats = pointsPerPersonOverSeats * Math.max(0, count - seats);
    if (head || locked) return -overSeats;
    if (request.fill === "full") return -overSeats - (count > 0 ? 60 : 0);
    const heldBack = request.fill === "airy" && count >= seats ? pointsPerPersonOverSeats : 0;
    return -overSeats - heldBack - (target === null ? 0 : (count - target) ** 2);
  });
}
