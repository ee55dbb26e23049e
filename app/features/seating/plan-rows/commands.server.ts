import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/errors.server.ts";
import { softDelete } from "#app/platform/db/soft-delete.server.ts";
import { type Refusal, refused } from "../plan/changes.ts";
import { compareSeats } from "../plan/placement.ts";
import type { PersonRef, PlanRule, PlanSeat, PlanState, PlanTable } from "../plan/plan.ts";
import {
  guestTableAssignments,
  seatingRules,
  seatingTables,
  tableArrangements,
} from "../tables.server.ts";

interface Arrangement {
  weddingId: OwnedWeddingId;
  arrangementId: string;
}

/**
 * Stores a plan that was stored as `before`. Refuses when a guest or category has been purged
 * meanwhile.
 */
export async function writeDifference(
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
  { room, hasNumberedSeats, isReleased, releasedFrom }: PlanState,
): Promise<void> {
  const isSameRelease = isReleased === before.isReleased && releasedFrom === before.releasedFrom;
  const releasedAt = releasedFrom ? new Date(releasedFrom) : now();
  const set = {
    ...(room !== before.room && { room }),
    ...(hasNumberedSeats !== before.hasNumberedSeats && { numberedSeats: hasNumberedSeats }),
    ...(!isSameRelease && { releasedAt: isReleased ? releasedAt : null }),
  };
  if (Object.keys(set).length === 0) return;
  await tx.update(tableArrangements).set(set).where(eq(tableArrangements.weddingId, weddingId));
}

function areRows(
  table: typeof seatingTables | typeof seatingRules,
  weddingId: OwnedWeddingId,
  rows: readonly { id: string }[],
): SQL | undefined {
  const ids = rows.map(({ id }) => id);
  return and(eq(table.weddingId, weddingId), inArray(table.id, ids));
}
