import type { PersonRef, PlanRule, PlanSeat, PlanTable, Room } from "./plan.ts";

/** Everything that the couple can do to the chart. Browser, offline queue, undo and server use it. */
export type PlanChange =
  | { type: "seat"; tableId: string; persons: SeatedPerson[] }
  | { type: "unseat"; persons: PersonRef[] }
  | { type: "swap"; one: PersonRef; other: PersonRef }
  /** Undoes changes of seats. Leaves out persons who no longer come. */
  | { type: "setSeats"; seats: PlanSeat[]; unseated: PersonRef[] }
  /** The whole seating: persons who are not in it lose their seats. */
  | { type: "applyProposal"; seats: ProposedSeat[] }
  /** Frees all chairs but those of locked tables. */
  | { type: "reset" }
  | { type: "addTable"; table: PlanTable }
  | { type: "changeTable"; tableId: string; set: TableEdit }
  | { type: "deleteTable"; tableId: string }
  /** Undoes a deletion. Leaves out persons who sit elsewhere or no longer come. */
  | { type: "restoreTable"; table: PlanTable; seats: PlanSeat[]; rules: PlanRule[] }
  | { type: "addRule"; rule: PlanRule }
  | { type: "changeRule"; rule: PlanRule }
  | { type: "deleteRule"; ruleId: string }
  | { type: "setRoom"; room: Room | null }
  | { type: "setNumberedSeats"; hasNumberedSeats: boolean }
  | { type: "setReleased"; isReleased: boolean; releasedFrom: string | null };

/** Sent twice with one id, a change is applied once. */
export type IdentifiedChange = PlanChange & { id: string };

interface SeatedPerson extends PersonRef {
  seat: number | null;
}

interface ProposedSeat extends SeatedPerson {
  tableId: string;
}

/** Making a table the head table gives the couple its chairs there, unless `coupleSeats` is set. */
type TableEdit = Partial<Omit<PlanTable, "id">>;

/**
 * `full`: more persons than chairs. `gone`: the table, rule, guest or category no longer exists.
 * `exists`: another table or rule has the id, or another rule says the same. `head-taken`: there is
 * another head table.
 */
export type RefusalReason =
  | "full"
  | "seat-taken"
  | "gone"
  | "locked"
  | "not-coming"
  | "number-taken"
  | "head-taken"
  | "too-many"
  | "exists";

export type Refusal = { ok: false; reason: RefusalReason };

export function refused(reason: RefusalReason): Refusal {
  return { ok: false, reason };
}
