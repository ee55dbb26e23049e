import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import {
  type PersonRef,
  type PlanPerson,
  type PlanState,
  type PlanTable,
  personKey,
} from "#app/features/seating/plan/plan.ts";
import { freeSeats, tablesWithRoom } from "./room/guest-moves.ts";

interface TableRoom {
  table: PlanTable;
  /** Chairs that guests can have and nobody who comes has taken. */
  free: number;
}

/** Tables that can take all of the persons, and the others, without those where all sit already. */
export function targetsFor(
  state: PlanState,
  persons: readonly PersonRef[],
): { open: TableRoom[]; full: TableRoom[] } {
  const tableOf = new Map(state.seats.map((seat) => [personKey(seat), seat.tableId]));
  const withRoom = tablesWithRoom(state, persons);
  const open: TableRoom[] = [];
  const full: TableRoom[] = [];
  for (const table of state.tables) {
    if (persons.every((person) => tableOf.get(personKey(person)) === table.id)) continue;
    const room = { table, free: freeSeats(state, table) };
    (withRoom.has(table.id) ? open : full).push(room);
  }
  return { open, full };
}

/** Seats the persons; the first one on the chair, if it is given. */
export function seatChange(
  tableId: string,
  persons: readonly PersonRef[],
  chair: number | null = null,
): PlanChange {
  return {
    type: "seat",
    tableId,
    persons: persons.map(({ guestId, person }, index) => ({
      guestId,
      person,
      seat: index === 0 ? chair : null,
    })),
  };
}

/**
 * The table where the other of a couple sits, if it can take the persons: what a new companion
 * needs, or a guest whose partner was seated alone.
 */
export function tableOfPartner(state: PlanState, persons: readonly PlanPerson[]): PlanTable | null {
  const partners = persons.flatMap(({ partner }) => (partner ? personKey(partner) : []));
  const seat = state.seats.find((each) => partners.includes(personKey(each)));
  if (!seat || !tablesWithRoom(state, persons).has(seat.tableId)) return null;
  return state.tables.find(({ id }) => id === seat.tableId) ?? null;
}
