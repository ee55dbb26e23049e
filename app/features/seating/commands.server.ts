import { randomUUID } from "node:crypto";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/errors.server.ts";
import { softDelete } from "#app/platform/db/soft-delete.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import {
  type IdentifiedChange,
  type Refusal,
  type RefusalReason,
  refused,
} from "./plan/changes.ts";
import { compareSeats } from "./plan/placement.ts";
import type { PersonRef, PlanRule, PlanSeat, PlanState, PlanTable } from "./plan/plan.ts";
import { applyChange } from "./plan/state.ts";
import { listPeople, readPlan } from "./queries.server.ts";
import {
  guestTableAssignments,
  seatingChanges,
  seatingRules,
  seatingTables,
  tableArrangements,
} from "./tables.server.ts";
import { seatingTopics } from "./topics.ts";

export type ChangeResult = { id: string } & ({ ok: true } | Refusal);

interface AppliedChanges {
  /** Of the chart after these changes. */
  revision: number;
  /** One for each change, in their order. */
  results: ChangeResult[];
}

/**
 * Applies the changes in order; a refused one changes nothing and does not stop the others. One
 * that was sent before gets the result of the first time.
 */
export async function applyChanges(
  weddingId: OwnedWeddingId,
  userId: AccountId,
  changes: readonly IdentifiedChange[],
): Promise<AppliedChanges> {
  // Read before the transaction, which would need a second connection. An answer that comes in
  // between is as one that comes after: it frees a chair.
  const people = await listPeople(weddingId);
  return transaction(async (tx) => {
    const { id: arrangementId, revision } = await lockArrangement(tx, weddingId);
    const refusals = await storedRefusals(tx, weddingId, changes);
    const applied = [];
    const stored = await readPlan(tx, weddingId, people);
    let state = stored;
    for (const change of changes) {
      if (refusals.has(change.id)) continue;
      const outcome = applyChange(state, change);
      const writes = outcome.ok && outcome.state !== state;
      const written = writes
        ? await writeDifference(tx, { weddingId, arrangementId }, state, outcome.state)
        : outcome;
      if (outcome.ok && written.ok) state = outcome.state;
      const refusal = written.ok ? null : written.reason;
      refusals.set(change.id, refusal);
      applied.push({ weddingId, id: change.id, userId, refusal, createdAt: now() });
    }
    if (applied.length > 0) await tx.insert(seatingChanges).values(applied);
    if (applied.some(({ refusal }) => refusal === null)) {
      await publish(tx, { wedding: weddingId }, seatingTopics.seating);
    }
    const results = changes.map(({ id }): ChangeResult => {
      const reason = refusals.get(id);
      return reason ? { id, ...refused(reason) } : { id, ok: true };
    });
    if (state === stored) return { revision, results };
    return { revision: await increaseRevision(tx, weddingId), results };
  });
}

/**
 * Returns the wedding's only arrangement, which is created when missing. Its lock puts the changes of
 * two partners in order. Throws 404 without a wedding.
 */
async function lockArrangement(tx: Transaction, weddingId: OwnedWeddingId) {
  const { id, revision } = tableArrangements;
  const select = () =>
    tx
      .select({ id, revision })
      .from(tableArrangements)
      .where(eq(tableArrangements.weddingId, weddingId))
      .for("no key update");
  const [existing] = await select();
  if (existing) return existing;
  const owning = await tx
    .select({ id: weddings.id })
    .from(weddings)
    .where(eq(weddings.id, weddingId))
    .for("key share");
  if (owning.length === 0) throw notFound();
  await tx
    .insert(tableArrangements)
    .values({ weddingId, id: randomUUID() })
    .onConflictDoNothing({ target: tableArrangements.weddingId });
  const [created] = await select();
  if (!created) throw notFound();
  return created;
}

/** Returns null for those that were applied. */
async function storedRefusals(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  changes: readonly IdentifiedChange[],
): Promise<Map<string, RefusalReason | null>> {
  const { id, refusal } = seatingChanges;
  const ids = changes.map((change) => change.id);
  const found = await tx
    .select({ id, refusal })
    .from(seatingChanges)
    .where(and(eq(seatingChanges.weddingId, weddingId), inArray(id, ids)));
  return new Map(found.map((change) => [change.id, change.refusal]));
}

interface Arrangement {
  weddingId: OwnedWeddingId;
  arrangementId: string;
}

/** Refuses when a guest or category has been purged meanwhile. */
async function writeDifference(
  tx: Transaction,
  arrangement: Arrangement,
  before: PlanState,
  after: PlanState,
): Promise<{ ok: true } | Refusal> {
  try {
    await tx.transaction(async (savepoint) => {
      const { weddingId } = arrangement;
      const seats = compareSeats(before.seats, after.seats);
      const rules = differenceOf(before.rules, after.rules);
      const tables = differenceOf(before.tables, after.tables);
      // Persons leave their chairs before others take them, and before a table loses chairs.
      await deleteSeats(savepoint, weddingId, [...seats.changed, ...seats.removed]);
      await deleteRules(savepoint, weddingId, rules.removed);
      await deleteTables(savepoint, weddingId, tables.removed);
      await saveTables(savepoint, arrangement, tables.saved);
      await insertSeats(savepoint, weddingId, seats.changed);
      await saveRules(savepoint, weddingId, rules.saved);
      await saveArrangement(savepoint, weddingId, before, after);
    });
    return { ok: true };
  } catch (error) {
    if (sqlState(error) !== sqlStates.foreignKeyViolation) throw error;
    return refused("gone");
  }
}

function differenceOf<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
): { saved: Item[]; removed: Item[] } {
  const earlier = new Set(before);
  const remaining = new Set(after.map(({ id }) => id));
  return {
    saved: after.filter((item) => !earlier.has(item)),
    removed: before.filter(({ id }) => !remaining.has(id)),
  };
}

async function deleteSeats(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  persons: readonly PersonRef[],
): Promise<void> {
  if (persons.length === 0) return;
  const guestIds = sql.param(persons.map(({ guestId }) => guestId));
  const numbers = sql.param(persons.map(({ person }) => person));
  const { guestId, person } = guestTableAssignments;
  await tx
    .delete(guestTableAssignments)
    .where(
      and(
        eq(guestTableAssignments.weddingId, weddingId),
        sql`(${guestId}, ${person}) in (select * from unnest(${guestIds}::uuid[], ${numbers}::int[]))`,
      ),
    );
}

async function insertSeats(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  seats: readonly PlanSeat[],
): Promise<void> {
  if (seats.length === 0) return;
  await tx
    .insert(guestTableAssignments)
    .values(seats.map(({ byHand, ...seat }) => ({ weddingId, ...seat, placedByHand: byHand })));
}

async function deleteTables(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  removed: readonly PlanTable[],
): Promise<void> {
  if (removed.length > 0) {
    await softDelete(tx, seatingTables, areRows(seatingTables, weddingId, removed));
  }
}

/** Inserts, updates and restores. */
async function saveTables(
  tx: Transaction,
  { weddingId, arrangementId }: Arrangement,
  tables: readonly PlanTable[],
): Promise<void> {
  for (const { id, number, x, y, isLocked, ...same } of tables) {
    const columns = { ...same, tableNumber: number, positionX: x, positionY: y, locked: isLocked };
    await tx
      .insert(seatingTables)
      .values({ weddingId, id, arrangementId, ...columns })
      .onConflictDoUpdate({
        target: [seatingTables.weddingId, seatingTables.id],
        set: { ...columns, version: sql`${seatingTables.version} + 1`, deletedAt: null },
      });
  }
}

async function deleteRules(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  removed: readonly PlanRule[],
): Promise<void> {
  if (removed.length > 0) {
    await tx.delete(seatingRules).where(areRows(seatingRules, weddingId, removed));
  }
}

async function saveRules(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  rules: readonly PlanRule[],
): Promise<void> {
  const none = { guestId: null, otherGuestId: null, tableId: null, categoryId: null, count: null };
  for (const { id, ...parts } of rules) {
    const columns = { ...none, ...parts };
    await tx
      .insert(seatingRules)
      // The time of the statement: rules of one request are listed in their order.
      .values({ weddingId, id, ...columns, createdAt: sql`clock_timestamp()` })
      .onConflictDoUpdate({ target: [seatingRules.weddingId, seatingRules.id], set: columns });
  }
}

async function saveArrangement(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  before: PlanState,
  { room, hasNumberedSeats, isReleased }: PlanState,
): Promise<void> {
  const set = {
    ...(room !== before.room && { room }),
    ...(hasNumberedSeats !== before.hasNumberedSeats && { numberedSeats: hasNumberedSeats }),
    ...(isReleased !== before.isReleased && { releasedAt: isReleased ? now() : null }),
  };
  if (Object.keys(set).length === 0) return;
  await tx.update(tableArrangements).set(set).where(eq(tableArrangements.weddingId, weddingId));
}

async function increaseRevision(tx: Transaction, weddingId: OwnedWeddingId): Promise<number> {
  const { revision } = tableArrangements;
  const [increased] = await tx
    .update(tableArrangements)
    .set({ revision: sql`${revision} + 1` })
    .where(eq(tableArrangements.weddingId, weddingId))
    .returning({ revision });
  if (!increased) throw notFound();
  return increased.revision;
}

function areRows(
  table: typeof seatingTables | typeof seatingRules,
  weddingId: OwnedWeddingId,
  rows: readonly { id: string }[],
): SQL | undefined {
  const ids = rows.map(({ id }) => id);
  return and(eq(table.weddingId, weddingId), inArray(table.id, ids));
}
