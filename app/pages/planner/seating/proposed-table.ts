import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import {
  type PlanPerson,
  type PlanState,
  type PlanTable,
  personKey,
} from "#app/features/seating/plan/plan.ts";
import { acquaintanceBetween, consequencesOf } from "./room/drop-consequences.ts";
import { freeSeats, tablesWithRoom } from "./room/guest-moves.ts";
import { tableOfPartner } from "./seating-moves.ts";

/**
 * The table for persons who have just said that they come: the partner's, else the one where they
 * know most without a broken must, and then the one with most room. Null if none can take them.
 */
export function proposedTable(state: PlanState, persons: readonly PlanPerson[]): PlanTable | null {
  const ofPartner = tableOfPartner(state, persons);
  if (ofPartner) return ofPartner;
  const withRoom = tablesWithRoom(state, persons);
  const known = new Map(state.persons.map((person) => [personKey(person), person]));
  const seated = seatedByTable(state);
  const ranked = state.tables
    .filter(({ id }) => withRoom.has(id))
    .map((table) => {
      const company = (seated.get(table.id) ?? []).flatMap(
        (seat) => known.get(personKey(seat)) ?? [],
      );
      const pairs = persons.flatMap((one) =>
        company.map((other) => acquaintanceBetween(one, other)),
      );
      const acquaintance = pairs.reduce((sum, points) => sum + points, 0);
      return { table, acquaintance, free: freeSeats(state, table) };
    })
    .sort((one, other) => other.acquaintance - one.acquaintance || other.free - one.free);
  const kept = ranked.find(({ table: { id: tableId } }) => {
    const target = { on: "table", tableId, seat: null, occupant: null } as const;
    return consequencesOf(state, persons, target).every(({ tone }) => tone !== "bad");
  });
  return kept?.table ?? null;
}
