import { and, eq, inArray, isNull } from "drizzle-orm";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { parsePhoneNumber } from "#app/platform/phone-number.server.ts";
import type { AddedBy } from "../../admin/commands.server.ts";
import { households } from "../../tables.server.ts";
import { applyPlan } from "../apply/commands.server.ts";
import { categoryKey, planImport } from "../plan/rules.ts";
import type { ImportChanges, ImportResult } from "../rules.ts";
import { guestImports } from "../tables.server.ts";
import { readSkipped, withoutSkipped } from "./rules.ts";

export type AddSkippedOutcome =
  | { ok: true }
  | { ok: false; reason: "no-name" }
  | { ok: false; reason: "gone" | "full" | "too-many-categories" };

/** Adds a row that the import has skipped, even if it resembles a guest. Undo removes it too. */
export async function addSkipped(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
  number: number,
  name: string,
  { userId }: AddedBy,
): Promise<AddSkippedOutcome> {
  await lockWedding(tx, weddingId);
  const isThis = and(eq(guestImports.weddingId, weddingId), eq(guestImports.id, id));
  const [found] = await tx.select().from(guestImports).where(isThis).for("update");
  const row = found && readSkipped(found, number, name, parsePhoneNumber);
  if (!row || !found.result || !found.changes || !found.importedAt) {
    return { ok: false, reason: "gone" };
  }
  if (row.skip) return { ok: false, reason: "no-name" };
  const plan = planImport([row], [], {});
  const { importedAt } = found;
  const homes = await lastingHomes(tx, weddingId, found.changes.homes);
  const applied = await applyPlan(tx, weddingId, plan, { userId, importedAt, homes });
  if (!applied.ok) return applied;
  await tx
    .update(guestImports)
    .set({
      rows: withoutSkipped(found, number),
      changes: joinChanges(found.changes, applied.changes),
      result: joinResults(found.result, applied.result, number, row.values.category ?? ""),
    })
    .where(isThis);
  return { ok: true };
}

/** Without households that the couple has left since. */
async function lastingHomes(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  homes: ImportChanges["homes"] = [],
) {
  const ids = homes.map(([, householdId]) => householdId);
  const rows = await tx
    .select({ id: households.id })
    .from(households)
    .where(
      and(
        eq(households.weddingId, weddingId),
        inArray(households.id, ids),
        isNull(households.emptiedAt),
      ),
    );
  const lasting = new Set(rows.map(({ id }) => id));
  return homes.filter(([, householdId]) => lasting.has(householdId));
}

function joinChanges(before: ImportChanges, { added, ...later }: ImportChanges): ImportChanges {
  return {
    ...before,
    added: [...before.added, ...added],
    newHouseholds: [...before.newHouseholds, ...later.newHouseholds],
    newCategories: [...before.newCategories, ...later.newCategories],
    homes: later.homes ?? [],
  };
}

function joinResults(
  before: ImportResult,
  later: ImportResult,
  number: number,
  category: string,
): ImportResult {
  const known = before.categories.map((each) =>
    categoryKey(each.name) === categoryKey(category) ? { ...each, guests: each.guests + 1 } : each,
  );
  return {
    ...before,
    added: before.added + later.added,
    withPhone: before.withPhone + later.withPhone,
    withEmail: before.withEmail + later.withEmail,
    withDiet: before.withDiet + later.withDiet,
    categories: [...known, ...later.categories],
    skipped: before.skipped.filter((row) => row.number !== number),
  };
}
