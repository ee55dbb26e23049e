import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { guestImports } from "./tables.server.ts";

export type GuestImport = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export async function findImport(weddingId: OwnedWeddingId, id: string) {
  const { rows, headerRow, fields, edits, importedAt, result, undoneAt, kept } = guestImports;
  const [found] = await db()
    .select({
      id: guestImports.id,
      rows,
      headerRow,
      fields,
      edits,
      importedAt,
      result,
      undoneAt,
      kept,
    })
    .from(guestImports)
    .where(and(eq(guestImports.weddingId, weddingId), eq(guestImports.id, id)));
  return found ?? null;
}

/** Returns the files that wait, and of the last import what it has skipped. */
export function exportImports(weddingId: OwnedWeddingId) {
  const { id, createdAt, importedAt, undoneAt, rows } = guestImports;
  return db()
    .select({ id, createdAt, importedAt, undoneAt, rows })
    .from(guestImports)
    .where(eq(guestImports.weddingId, weddingId))
    .orderBy(asc(createdAt), asc(id));
}

/** Returns the import that can still be undone. */
export async function findLatestImport(weddingId: OwnedWeddingId) {
  const { id, importedAt, result } = guestImports;
  const [found] = await db()
    .select({ id, importedAt, result })
    .from(guestImports)
    .where(
      and(
        eq(guestImports.weddingId, weddingId),
        isNotNull(importedAt),
        isNull(guestImports.undoneAt),
      ),
    )
    .orderBy(desc(importedAt))
    .limit(1);
  return found ?? null;
}
