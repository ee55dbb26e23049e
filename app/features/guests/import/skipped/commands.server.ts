import { and, eq } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { parsePhoneNumber } from "#app/platform/phone-number.server.ts";
import type { AddedBy } from "../../admin/commands.server.ts";
import { changeGuestList, lockGuestList } from "../../commands.server.ts";
import { applyPlan } from "../apply/commands.server.ts";
import { categoryKey, planImport } from "../plan/rules.ts";
import type { ImportChanges, ImportResult } from "../rules.ts";
import { guestImports } from "../tables.server.ts";
import { readSkipped, withoutSkipped } from "./rules.ts";

export type AddSkippedOutcome =
  | { ok: true }
  | { ok: false; reason: "no-name" }
  | { ok: false; reason: "gone" | "full" | "too-many-categories" };

/** Adds a row that the import has skipped, also if it is like a guest. Undo removes it too. */
export function addSkipped(
  weddingId: OwnedWeddingId,
  id: string,
  number: number,
  name: string,
  { userId }: AddedBy,
): Promise<AddSkippedOutcome> {
  return changeGuestList(weddingId, async (tx): Promise<AddSkippedOutcome> => {
    await lockGuestList(tx, weddingId);
    const isThis = and(eq(guestImports.weddingId, weddingId), eq(guestImports.id, id));
    const [found] = await tx.select().from(guestImports).where(isThis).for("update");
    const row = found && readSkipped(found, number, name, parsePhoneNumber);
    if (!row || !found.result || !found.changes || !found.importedAt) {
      return { ok: false, reason: "gone" };
    }
    if (row.skip) return { ok: false, reason: "no-name" };
    const plan = planImport([row], [], {});
    const { importedAt } = found;
    const applied = await applyPlan(tx, weddingId, plan, { userId, importedAt });
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
  });
}

function joinChanges(before: ImportChanges, { added, ...later }: ImportChanges): ImportChanges {
  return {
    ...before,
    added: [...before.added, ...added],
    newHouseholds: [...before.newHouseholds, ...later.newHouseholds],
    newCategories: [...before.newCategories, ...later.newCategories],
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
