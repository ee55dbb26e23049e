import {
  addCategory,
  changeCategory,
  type EditedCategory,
} from "#app/features/guests/categories/commands.server.ts";
import { maxCategories } from "#app/features/guests/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { ActionOutcome } from "#app/platform/http/actions.server.ts";
import { guestListTexts } from "./texts.ts";

const { invalid } = guestListTexts;

export async function addCategoryFromForm(
  wedding: OwnedWeddingId,
  { id, ...edited }: EditedCategory & { id: string },
): Promise<ActionOutcome<"gone">> {
  const added = await addCategory(wedding, id, edited);
  if (added.ok) return { ok: true };
  if (added.reason === "gone") return { ok: false, reason: "gone" };
  const formError = invalid.fullCategories(maxCategories);
  return { ok: false, reason: "invalid", errors: {}, formError };
}

export async function changeCategoryFromForm(
  wedding: OwnedWeddingId,
  { id, version, ...edited }: EditedCategory & { id: string; version: number },
): Promise<ActionOutcome<"gone">> {
  const changed = await changeCategory(wedding, id, version, edited);
  if (changed.ok || changed.reason === "gone") return changed;
  const { name, color, version: storedVersion } = changed.stored;
  return {
    ok: false,
    reason: "conflict",
    current: { values: { name, color }, version: storedVersion },
  };
}
