import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull, ne, type SQL } from "drizzle-orm";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { addAgain } from "#app/platform/db/add-again.server.ts";
import { restore, softDelete } from "#app/platform/db/soft-delete.server.ts";
import { changeGuestList } from "../commands.server.ts";
import { maxCategories } from "../rules.ts";
import { guestCategories } from "../tables.server.ts";

type Category = typeof guestCategories.$inferSelect;

export type EditedCategory = Pick<Category, "name" | "color">;

export type AddCategoryResult =
  | { ok: true }
  /** `gone`: the category was added before and deleted since. */
  | { ok: false; reason: "full" | "gone" };

export type ChangeCategoryResult =
  | { ok: true }
  | { ok: false; reason: "conflict"; stored: Category }
  | { ok: false; reason: "gone" };

/** Adds a category, or updates the one with this id. */
export function addCategory(
  weddingId: OwnedWeddingId,
  id: string,
  edited: EditedCategory,
): Promise<AddCategoryResult> {
  return changeGuestList(weddingId, async (tx) => {
    await lockWedding(tx, weddingId);
    const others = and(eq(guestCategories.weddingId, weddingId), ne(guestCategories.id, id));
    if ((await tx.$count(guestCategories, others)) >= maxCategories) {
      return { ok: false, reason: "full" };
    }
    const stored = await tx
      .insert(guestCategories)
      .values({ weddingId, id, ...edited })
      .onConflictDoUpdate(addAgain(guestCategories, edited))
      .returning({ id: guestCategories.id });
    return stored.length > 0 ? { ok: true } : { ok: false, reason: "gone" };
  });
}

/** An outdated version is a conflict, unless the edit changes nothing. */
export function changeCategory(
  weddingId: OwnedWeddingId,
  id: string,
  version: number,
  edited: EditedCategory,
): Promise<ChangeCategoryResult> {
  return changeGuestList(weddingId, async (tx) => {
    const [stored] = await tx
      .select()
      .from(guestCategories)
      .where(isCategory(weddingId, id))
      .for("update");
    if (!stored) return { ok: false, reason: "gone" };
    const { name, color } = stored;
    if (isDeepStrictEqual({ name, color }, edited)) return { ok: true };
    if (stored.version !== version) return { ok: false, reason: "conflict", stored };
    await tx
      .update(guestCategories)
      .set({ ...edited, version: version + 1 })
      .where(isCategory(weddingId, id));
    return { ok: true };
  });
}

/** The guests of the category have none until `restoreCategory` undoes it. */
export async function deleteCategory(weddingId: OwnedWeddingId, id: string): Promise<void> {
  await changeGuestList(weddingId, (tx) =>
    softDelete(tx, guestCategories, isCategory(weddingId, id)),
  );
}

/** Returns false when the category has been purged. */
export function restoreCategory(weddingId: OwnedWeddingId, id: string): Promise<boolean> {
  const isThis = and(eq(guestCategories.weddingId, weddingId), eq(guestCategories.id, id));
  return changeGuestList(weddingId, async (tx) => {
    await restore(tx, guestCategories, isThis);
    return (await tx.$count(guestCategories, isThis)) > 0;
  });
}

function isCategory(weddingId: OwnedWeddingId, id: string): SQL | undefined {
  return and(
    eq(guestCategories.weddingId, weddingId),
    eq(guestCategories.id, id),
    isNull(guestCategories.deletedAt),
  );
}
