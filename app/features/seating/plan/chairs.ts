import { type Chair, chairsOf, type TableOutline } from "./geometry.ts";
import { type PersonRef, type PlanSeat, personKey } from "./plan.ts";

type Seated = PersonRef & Pick<PlanSeat, "seat">;

/** `couple` is the position in the couple's own order, `seat` the place of a guest's person. */
export interface TakenChair<Seat = PlanSeat> {
  chair: Chair;
  couple: number | null;
  seat: Seat | null;
}

/**
 * Returns all chairs of the table with who sits on them. Persons with a numbered chair sit there,
 * others where they were shown before, by key of the person, or on the next free chairs. A guest and
 * the companion sit side by side if two such chairs are free.
 */
export function chairsWithPersons<Seat extends Seated>(
  table: TableOutline,
  seats: readonly Seat[],
  shownBefore: ReadonlyMap<string, number> = new Map(),
): TakenChair<Seat>[] {
  const chairs = chairsOf(table);
  const taken = new Map<number, Seat>();
  const isFree = (seat: number | null | undefined): seat is number => {
    const chair = chairs[(seat ?? 0) - 1];
    return chair !== undefined && !chair.isCouples && !taken.has(chair.seat);
  };
  const take = (wanted: (seat: Seat) => number | null | undefined, from: Seat[]) =>
    from.filter((seat) => {
      const chair = wanted(seat);
      if (!isFree(chair)) return true;
      taken.set(chair, seat);
      return false;
    });

  let waiting = take(({ seat }) => seat, [...seats]);
  waiting = take((seat) => shownBefore.get(personKey(seat)), waiting);
  for (const pair of Map.groupBy(waiting, ({ guestId }) => guestId).values()) {
    const [first, second] = pair;
    const free = chairs.map(({ seat }) => seat).filter(isFree);
    const partners = [...taken].flatMap(([chair, seat]) =>
      seat.guestId === first?.guestId ? chair : [],
    );
    const neighbours = (chair: number) => [nextSeat(table, chair, 1), nextSeat(table, chair, -1)];
    const start =
      second === undefined
        ? partners.flatMap(neighbours).find(isFree)
        : free.find((chair) => isFree(nextSeat(table, chair, 1)));
    for (const [index, seat] of pair.entries()) {
      const beside = start === undefined || index === 0 ? start : nextSeat(table, start, 1);
      const chair = isFree(beside) ? beside : free.find(isFree);
      if (chair !== undefined) taken.set(chair, seat);
    }
  }

  let couple = 0;
  return chairs.map((chair) => ({
    chair,
    couple: chair.isCouples ? couple++ : null,
    seat: taken.get(chair.seat) ?? null,
  }));
}

/** The last chair is next to the first, unless all are on one side. */
function nextSeat(
  { seats, isHead, shape }: TableOutline,
  seat: number,
  step: 1 | -1,
): number | null {
  const next = seat + step;
  if (next >= 1 && next <= seats) return next;
  return isHead && shape === "rectangular" ? null : next < 1 ? seats : 1;
}
