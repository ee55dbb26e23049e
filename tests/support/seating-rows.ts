import { randomUUID } from "node:crypto";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { applyChanges, type ChangeResult } from "#app/features/seating/commands.server.ts";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import type { PersonRef, PlanTable } from "#app/features/seating/plan/plan.ts";
import { guestTableAssignments } from "#app/features/seating/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { type Database, db, type Transaction } from "#app/platform/db/database.server.ts";
import { insertGuests } from "./factories.ts";
import { planTable } from "./seating-plans.ts";

export interface Couple {
  weddingId: OwnedWeddingId;
  userId: AccountId;
}

/** Sends each change with an id of its own. Returns why each was refused, or null. */
export async function sendChanges({ weddingId, userId }: Couple, ...changes: PlanChange[]) {
  const identified = changes.map((change) => ({ ...change, id: randomUUID() }));
  const applied = await applyChanges(weddingId, userId, identified);
  if (!applied.ok) throw new Error(applied.reason);
  return applied.results.map(refusalOf);
}

function refusalOf(result: ChangeResult) {
  return result.ok ? null : result.reason;
}

/** Adds a table by a change. */
export async function addTable(
  couple: Couple,
  overrides: Partial<PlanTable> = {},
): Promise<PlanTable> {
  const table = planTable(overrides);
  const [refusal] = await sendChanges(couple, { type: "addTable", table });
  if (refusal) throw new Error(refusal);
  return table;
}

/** A change that seats persons on any chairs. */
export function seat(tableId: string, ...refs: PersonRef[]): PlanChange {
  const persons = refs.map((ref) => ({ seat: null, ...ref }));
  return { type: "seat", tableId, persons };
}

/** Inserts guests who come. Returns them as persons. */
export async function insertComing(
  weddingId: OwnedWeddingId,
  count: number,
): Promise<(PersonRef & { seat: null })[]> {
  const coming = Array.from({ length: count }, () => ({ rsvpStatus: "attending" }) as const);
  const ids = await insertGuests(weddingId, coming);
  return ids.map((guestId) => ({ guestId, person: 0, seat: null }));
}

/** Inserts without the rules of the product. */
export async function insertPlaces(
  weddingId: OwnedWeddingId,
  tableId: string,
  persons: readonly (PersonRef & { seat?: number | null })[],
  tx: Database | Transaction = db(),
): Promise<void> {
  await tx
    .insert(guestTableAssignments)
    .values(persons.map((person) => ({ weddingId, tableId, placedByHand: true, ...person })));
}
