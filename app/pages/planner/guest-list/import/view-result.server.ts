import { listCategories } from "#app/features/guests/categories/queries.server.ts";
import type { GuestImport } from "#app/features/guests/import/queries.server.ts";
import type { ReadRow } from "#app/features/guests/import/rows/rules.ts";
import { readSkipped } from "#app/features/guests/import/skipped/rules.ts";
import { countGuests } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { formatPhoneNumber, parsePhoneNumber } from "#app/platform/phone-number.server.ts";

import type { ImportQuery } from "./import-query.ts";

const maxShownSkipped = 100;

export type ResultView = Awaited<ReturnType<typeof viewResult>>;

export async function viewResult(
  weddingId: OwnedWeddingId,
  found: GuestImport,
  { rad }: ImportQuery,
) {
  const { id, result, undoneAt, kept } = found;
  const [{ invited }, categories] = await Promise.all([
    countGuests(weddingId),
    listCategories(weddingId),
  ]);
  const skipped = result?.skipped ?? [];
  return {
    id,
    isUndone: undoneAt !== null,
    kept: kept ?? [],
    added: result?.added ?? 0,
    updated: result?.updated ?? 0,
    withPhone: result?.withPhone ?? 0,
    withEmail: result?.withEmail ?? 0,
    withDiet: result?.withDiet ?? 0,
    newCategories: result?.categories ?? [],
    total: invited,
    categoryCount: categories.length,
    skippedCount: skipped.length,
    skipped: skipped.slice(0, maxShownSkipped).map(({ number, text, reason }) => ({
      number,
      text: text.startsWith("+") ? formatPhoneNumber(text) : text,
      reason,
      isNaming: number === rad,
      ...addingOf(readSkipped(found, number, "", parsePhoneNumber)),
    })),
  };
}

/** What the couple has to do before a skipped row is added. */
function addingOf(row: ReadRow | null) {
  if (!row || row.skip === "empty") return { adding: null, name: "" } as const;
  return { adding: row.skip ? "name" : "at-once", name: row.values.name } as const;
}
