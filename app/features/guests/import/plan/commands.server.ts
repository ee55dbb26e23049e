import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import type { AddedBy } from "../../admin/commands.server.ts";
import { guests } from "../../tables.server.ts";
import { applyPlan } from "../apply/commands.server.ts";
import type { ShownGuest } from "../rules.ts";
import { guestImports } from "../tables.server.ts";
import type { ImportPlan } from "./rules.ts";

export type ImportOutcome =
  | { ok: true }
  /** `changed`: the guest list has changed since the plan was made. */
  | { ok: false; reason: "gone" | "changed" | "full" | "too-many-categories" };

/**
 * Imports everything or nothing. `shown` is the guest list that the plan was made for. Refuses when
 * a guest has changed since, so that no newer value is overwritten. Importing twice is harmless.
 */
export async function importGuests(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
  plan: ImportPlan,
  shown: readonly ShownGuest[],
  { userId }: AddedBy,
): Promise<ImportOutcome> {
  await lockWedding(tx, weddingId);
  const isThis = and(eq(guestImports.weddingId, weddingId), eq(guestImports.id, id));
  const [draft] = await tx.select().from(guestImports).where(isThis).for("update");
  if (!draft) return { ok: false, reason: "gone" };
  if (draft.importedAt) return { ok: true };
  if (!(await isUnchanged(tx, weddingId, shown))) return { ok: false, reason: "changed" };
  const importedAt = now();
  const applied = await applyPlan(tx, weddingId, plan, { userId, importedAt });
  if (!applied.ok) return applied;
  const { changes, result } = applied;
  const skipped = new Set(result.skipped.map(({ number }) => number - 1));
  const rows = draft.rows.filter((_, row) => row === draft.headerRow || skipped.has(row));
  await tx.update(guestImports).set({ importedAt, changes, result, rows }).where(isThis);
  await tx
    .delete(guestImports)
    .where(
      and(
        eq(guestImports.weddingId, weddingId),
        ne(guestImports.id, id),
        isNotNull(guestImports.importedAt),
      ),
    );
  return { ok: true };
}

/** Locks the guests until the import has committed. */
async function isUnchanged(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  shown: readonly ShownGuest[],
): Promise<boolean> {
  const stored = await tx
    .select({ id: guests.id, version: guests.version })
    .from(guests)
    .where(and(eq(guests.weddingId, weddingId), isNull(guests.deletedAt)))
    .orderBy(guests.id)
    .for("update");
  const versions = new Map(shown.map(({ id, version }) => [id, version]));
  return (
    stored.length === versions.size &&
    stored.every(({ id, version }) => versions.get(id) === version)
  );
}
