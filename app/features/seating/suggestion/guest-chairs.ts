import { chairsOf } from "../plan/geometry.ts";
import type { PlanTable } from "../plan/plan.ts";
import type { SeatingTable } from "../solver/request.ts";

/** The chairs of guests as the solver counts them: `seats[chair]` is the number in the plan. */
export interface GuestChairs {
  shape: SeatingTable["shape"];
  seats: number[];
}

interface Chair {
  seat: number;
  /** Clockwise from the top; null at a round table. */
  edge: 0 | 1 | 2 | 3 | null;
}

/**
 * Returns the chairs that guests can have in rows of neighbours. Persons are neighbours along an
 * edge and around a corner, so a table with chairs at all edges is a circle like a round one. The
 * couple's chairs and an edge without chairs end a row: one row is a path, two are the two sides of
 * a long table, both counted from the couple or from the left.
 */
export function guestChairs(table: PlanTable): GuestChairs {
  const clockwise = chairsFromCouple(table);
  const rows: number[][] = [];
  clockwise.forEach((chair, index) => {
    const before = clockwise.at(index - 1);
    const startsRow = !before || endsRow(table, before, chair);
    if (startsRow || rows.length === 0) rows.push([]);
    rows.at(-1)?.push(chair.seat);
  });
  const [first, last] = [clockwise[0], clockwise.at(-1)];
  const [one, other, ...others] = rows;
  const areSides =
    one && other && others.length === 0 && [0, 1].includes(one.length - other.length);
  if (areSides) return { shape: "long", seats: [...one, ...other.toReversed()] };
  const isCircle = first && last && rows.length === 1 && !endsRow(table, last, first);
  return { shape: isCircle ? "round" : "head", seats: rows.flat() };
}

/** Clockwise from the chair after the couple's, or from the first. */
function chairsFromCouple(table: PlanTable): Chair[] {
  const chairs = chairsOf({ ...table, rotation: 0 });
  const afterCouple = chairs.findLastIndex(({ isCouples }) => isCouples) + 1;
  return [...chairs.slice(afterCouple), ...chairs.slice(0, afterCouple)]
    .filter(({ isCouples }) => !isCouples)
    .map(({ seat, angle }) => ({
      seat,
      edge: table.shape === "round" ? null : ((((angle + 90) % 360) / 90) as Chair["edge"]),
    }));
}

/** Whether two chairs, one clockwise of the other, are no neighbours. */
function endsRow({ seats }: PlanTable, before: Chair, chair: Chair): boolean {
  const hasCoupleBetween = chair.seat !== (before.seat % seats) + 1;
  if (hasCoupleBetween) return true;
  if (before.edge === null || chair.edge === null) return false;
  const turns = (chair.edge - before.edge + 4) % 4;
  return turns > 1 || (turns === 0 && chair.seat <= before.seat);
}
