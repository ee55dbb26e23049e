import { and, eq, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { changeGuestList } from "../../commands.server.ts";
import { isEmpty } from "../../queries.server.ts";
import { guestCategories, guests, households } from "../../tables.server.ts";
import type { ImportChanges } from "../rules.ts";
import { guestImports } from "../tables.server.ts";

export type UndoOutcome = { ok: true } | { ok: false; reason: "gone" };

type StoredChanges = ImportChanges & { importedAt: Date };

interface StoredGuest {
  id: string;
  name: string;
  version: number;
  updatedAt: Date;
  /** Whether the household has an invitation. */
  hasCode: boolean;
}

/** Records that linking changed the versions of these guests, so that undo still removes them. */
export async function recordLinks(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
  guestIds: readonly string[],
): Promise<void> {
  if (guestIds.length === 0) return;
  const linked = new Set(guestIds);
  const raised = <Row extends { id: string; version: number }>(row: Row): Row =>
    linked.has(row.id) ? { ...row, version: row.version + 1 } : row;
  const changes = await changesOf(tx, weddingId, id);
  if (!changes) return;
  const { added, changed } = changes;
  await tx
    .update(guestImports)
    .set({ changes: { ...changes, added: added.map(raised), changed: changed.map(raised) } })
    .where(isImport(weddingId, id));
}

/**
 * Removes the guests that the import has added and gives the others their values back. Guests that
 * were changed or answered since, have an invitation or live with others now, are kept; their names
 * are stored.
 */
export function undoImport(weddingId: OwnedWeddingId, id: string): Promise<UndoOutcome> {
  return changeGuestList(weddingId, async (tx): Promise<UndoOutcome> => {
    await lockWedding(tx, weddingId);
    const changes = await changesOf(tx, weddingId, id);
    if (!changes) return { ok: false, reason: "gone" };
    const touched = [...changes.added, ...changes.changed].map((guest) => guest.id);
    const stored = await lockGuests(tx, weddingId, touched);
    const joined = await joinedHouseholds(tx, weddingId, changes);
    const { removed, restored } = undoable(changes, stored, joined);
    await tx.delete(guests).where(areRows(guests, weddingId, removed));
    await restoreGuests(tx, weddingId, restored);
    await restoreHouseholds(tx, weddingId, changes);
    await tx
      .delete(households)
      .where(and(areRows(households, weddingId, changes.newHouseholds), isEmpty()));
    await deleteUnusedCategories(tx, weddingId, changes.newCategories);
    const undone = new Set([...removed, ...restored.map((guest) => guest.id)]);
    const kept = stored.filter((guest) => !undone.has(guest.id)).map(({ name }) => name);
    await tx
      .update(guestImports)
      .set({ changes: null, undoneAt: now(), kept })
      .where(isImport(weddingId, id));
    return { ok: true };
  });
}

async function changesOf(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
): Promise<StoredChanges | null> {
  const [found] = await tx
    .select({ changes: guestImports.changes, importedAt: guestImports.importedAt })
    .from(guestImports)
    .where(isImport(weddingId, id))
    .for("update");
  return found?.changes && found.importedAt
    ? { ...found.changes, importedAt: found.importedAt }
    : null;
}

function lockGuests(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<StoredGuest[]> {
  return tx
    .select({
      id: guests.id,
      name: guests.name,
      version: guests.version,
      updatedAt: guests.updatedAt,
      hasCode: sql<boolean>`${households.codeHash} is not null`,
    })
    .from(guests)
    .innerJoin(
      households,
      and(eq(households.weddingId, guests.weddingId), eq(households.id, guests.householdId)),
    )
    .where(and(areRows(guests, weddingId, ids), isNull(guests.deletedAt)))
    .orderBy(guests.id)
    .for("update", { of: guests });
}

/** Returns the households of the import that other guests have moved into since. */
async function joinedHouseholds(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  { added, newHouseholds }: ImportChanges,
): Promise<Set<string>> {
  const { id, householdId } = guests;
  const isMember = and(eq(guests.weddingId, weddingId), inArray(householdId, newHouseholds));
  const members = await tx.select({ id, householdId }).from(guests).where(isMember);
  const homes = new Map(added.map((guest) => [guest.id, guest.householdId]));
  const movers = members.filter((guest) => homes.get(guest.id) !== guest.householdId);
  return new Set(movers.map((guest) => guest.householdId));
}

/** Returns the ids of the guests to remove, and the changes of those to restore. */
function undoable(
  { added, changed, importedAt }: StoredChanges,
  stored: readonly StoredGuest[],
  joined: ReadonlySet<string>,
): { removed: string[]; restored: ImportChanges["changed"] } {
  const byId = new Map(stored.map((guest) => [guest.id, guest]));
  const isAsImported = ({ id, version }: { id: string; version: number }) => {
    const guest = byId.get(id);
    return guest?.version === version && guest.updatedAt.getTime() === importedAt.getTime();
  };
  const isRemovable = ({ id, householdId }: ImportChanges["added"][number]) =>
    !byId.get(id)?.hasCode && !joined.has(householdId);
  return {
    removed: added.filter((guest) => isAsImported(guest) && isRemovable(guest)).map(({ id }) => id),
    restored: changed.filter(isAsImported),
  };
}

async function restoreGuests(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  restored: ImportChanges["changed"],
): Promise<void> {
  const categories = await storedCategories(tx, weddingId);
  for (const { id, version, before } of restored) {
    const { categoryId } = before;
    const isPurged = typeof categoryId === "string" && !categories.has(categoryId);
    await tx
      .update(guests)
      .set({
        ...before,
        ...datesOf(before),
        ...(isPurged && { categoryId: null }),
        version: version + 1,
        updatedAt: now(),
      })
      .where(areRows(guests, weddingId, [id]));
  }
}

/** Includes deleted categories until they are purged, because deleting can be undone. */
async function storedCategories(tx: Transaction, weddingId: OwnedWeddingId): Promise<Set<string>> {
  const { id } = guestCategories;
  const isOwn = eq(guestCategories.weddingId, weddingId);
  const stored = await tx.select({ id }).from(guestCategories).where(isOwn);
  return new Set(stored.map((category) => category.id));
}

/** The changes are stored as JSON, which has no dates. */
function datesOf({ statusSetAt }: Record<string, unknown>) {
  if (statusSetAt === undefined) return {};
  return { statusSetAt: statusSetAt === null ? null : new Date(String(statusSetAt)) };
}

async function restoreHouseholds(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  changes: ImportChanges,
): Promise<void> {
  for (const { id, version, before } of changes.households) {
    await tx
      .update(households)
      .set({ ...before, version: version + 1 })
      .where(and(areRows(households, weddingId, [id]), eq(households.version, version)));
  }
}

async function deleteUnusedCategories(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<void> {
  const members = db()
    .select({ id: guests.id })
    .from(guests)
    .where(
      and(
        eq(guests.weddingId, guestCategories.weddingId),
        eq(guests.categoryId, guestCategories.id),
      ),
    );
  const isUnchanged = eq(guestCategories.version, 1);
  await tx
    .delete(guestCategories)
    .where(and(areRows(guestCategories, weddingId, ids), isUnchanged, notExists(members)));
}

function areRows(
  table: typeof guests | typeof households | typeof guestCategories,
  weddingId: OwnedWeddingId,
  ids: string[],
): SQL | undefined {
  return and(eq(table.weddingId, weddingId), inArray(table.id, ids));
}

function isImport(weddingId: OwnedWeddingId, id: string): SQL | undefined {
  return and(eq(guestImports.weddingId, weddingId), eq(guestImports.id, id));
}
