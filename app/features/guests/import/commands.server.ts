import { randomUUID } from "node:crypto";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { type ColumnFields, recogniseColumns } from "./columns/rules.ts";
import type { RowEdit } from "./rows/rules.ts";
import { guestImports } from "./tables.server.ts";

/** Keeps the rows of a file until they are imported. Returns the id. Replaces the user's last file. */
export async function stageImport(
  weddingId: OwnedWeddingId,
  userId: AccountId,
  rows: string[][],
): Promise<string> {
  const id = randomUUID();
  const { fields, headerRow } = recogniseColumns(rows);
  const isOwnDraft = and(
    eq(guestImports.weddingId, weddingId),
    eq(guestImports.createdBy, userId),
    isNull(guestImports.importedAt),
  );
  await transaction(async (tx) => {
    await tx.delete(guestImports).where(isOwnDraft);
    const values = { weddingId, id, createdBy: userId, createdAt: now(), rows, fields, headerRow };
    await tx.insert(guestImports).values(values);
  });
  return id;
}

/** Sets the field of each column. Returns false when the file is gone or imported. */
export async function setColumns(
  weddingId: OwnedWeddingId,
  id: string,
  fields: ColumnFields,
): Promise<boolean> {
  const changed = await db()
    .update(guestImports)
    .set({ fields })
    .where(isDraft(weddingId, id))
    .returning({ id: guestImports.id });
  return changed.length > 0;
}

/** Adds a decision about a row. Returns false when the file is gone or imported. */
export async function editRow(
  weddingId: OwnedWeddingId,
  id: string,
  row: number,
  edit: RowEdit,
): Promise<boolean> {
  return transaction(async (tx) => {
    const [draft] = await tx
      .select({ edits: guestImports.edits, rows: guestImports.rows })
      .from(guestImports)
      .where(isDraft(weddingId, id))
      .for("update");
    if (!draft || row > draft.rows.length) return false;
    const before = draft.edits[row];
    const merged = { ...before, ...edit, values: { ...before?.values, ...edit.values } };
    const edits = { ...draft.edits, [row]: merged };
    await tx.update(guestImports).set({ edits }).where(isDraft(weddingId, id));
    return true;
  });
}

function isDraft(weddingId: OwnedWeddingId, id: string): SQL | undefined {
  return and(
    eq(guestImports.weddingId, weddingId),
    eq(guestImports.id, id),
    isNull(guestImports.importedAt),
  );
}
