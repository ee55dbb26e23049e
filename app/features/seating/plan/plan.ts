import type { GuestCategory } from "#app/features/guests/categories/queries.server.ts";
import type { sides } from "#app/features/guests/rules.ts";
import type { roomItemKinds, TableShape } from "../rules.ts";

/** A guest is person 0, the companion person 1. */
export interface PersonRef {
  guestId: string;
  person: 0 | 1;
}

export interface PlanPerson extends PersonRef {
  /** Null for a companion whose name is unknown. */
  name: string | null;
  isComing: boolean;
  categoryId: string | null;
  householdId: string;
  side: (typeof sides)[number] | null;
  isChild: boolean;
  /** The other of a couple: the companion, else the other of two adults of a household. */
  partner: PersonRef | null;
}

/** Lengths are in units of the plan: see `unitsPerMetre`. */
export interface PlanTable {
  id: string;
  name: string;
  number: number;
  seats: number;
  shape: TableShape;
  /** The centre. */
  x: number;
  y: number;
  /** Null for the size of the shape. */
  width: number | null;
  height: number | null;
  /** In degrees, clockwise. */
  rotation: number;
  isHead: boolean;
  /** Chairs that the couple itself takes. */
  coupleSeats: number;
  /** Persons neither come to the table nor leave it. */
  isLocked: boolean;
  /** Tables of one group are pushed together to a long one. */
  groupId: string | null;
}

/** `seat` is the number of the chair, from 1; null for any chair of the table. */
export interface PlanSeat extends PersonRef {
  tableId: string;
  seat: number | null;
  /** Placed by the couple, not by a proposal. */
  byHand: boolean;
}

export type PlanRule = { id: string; isMust: boolean } & (
  | { type: "together" | "next" | "apart"; guestId: string; otherGuestId: string }
  | { type: "near" | "far"; guestId: string }
  | { type: "locked"; guestId: string; tableId: string }
  | { type: "atMost" | "atLeast"; categoryId: string; tableId: string; count: number }
);

/** Lengths are in metres from the room's left and rear wall. */
export interface Room {
  width: number;
  depth: number;
  items: RoomItem[];
}

export interface RoomItem {
  id: string;
  kind: (typeof roomItemKinds)[number];
  x: number;
  y: number;
  width: number;
  depth: number;
  rotation: number;
  text: string;
}

/** Persons on their way to a table, which is null while they are over none. */
export interface Held {
  persons: readonly PersonRef[];
  tableId: string | null;
}

export interface PlanState {
  /** By number. */
  tables: readonly PlanTable[];
  /** By guest and person. */
  seats: readonly PlanSeat[];
  rules: readonly PlanRule[];
  room: Room | null;
  hasNumberedSeats: boolean;
  /** Guests may see their table, at once or later. */
  isReleased: boolean;
  /** When they will (ISO 8601); null if it is not to come. */
  releasedFrom: string | null;
  /** All guests of the list and their companions, whether they come or not. */
  persons: readonly PlanPerson[];
  categories: readonly Pick<GuestCategory, "id" | "name" | "color">[];
}

export function personKey({ guestId, person }: PersonRef): string {
  return `${guestId}:${person}`;
}

/** The guests that the rule names. */
export function guestsOf(rule: PlanRule): string[] {
  if ("otherGuestId" in rule) return [rule.guestId, rule.otherGuestId];
  return "guestId" in rule ? [rule.guestId] : [];
}

/** Equal for rules that say the same, however strictly and in whatever order. */
export function meaningOf(rule: PlanRule): string {
  const target = "tableId" in rule ? rule.tableId : "";
  const limit = "count" in rule ? `${rule.categoryId} ${rule.count}` : "";
  return [rule.type, ...guestsOf(rule).sort(), target, limit].join(" ");
}

/** Chairs of the table that guests can have. */
export function capacityOf({ seats, coupleSeats }: PlanTable): number {
  return seats - coupleSeats;
}

/** Tells whether the couple sits on the chair: they have the middle ones. */
export function isCoupleSeat(
  { seats, coupleSeats }: Pick<PlanTable, "seats" | "coupleSeats">,
  seat: number,
): boolean {
  const first = Math.floor((seats - coupleSeats) / 2) + 1;
  return seat >= first && seat < first + coupleSeats;
}
