import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { type Agreement, isAgreedPerGuest } from "#app/features/budget/rules.ts";
import { budgetItems } from "#app/features/budget/tables.server.ts";
import { budgetTopics } from "#app/features/budget/topics.ts";
import { isDocumentOf } from "#app/features/documents/queries.server.ts";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { addAgain } from "#app/platform/db/add-again.server.ts";
import {
  type Transaction,
  transaction,
  transactionUnlessRefused,
} from "#app/platform/db/database.server.ts";
import { violatedConstraint } from "#app/platform/db/errors.server.ts";
import { restore, softDelete } from "#app/platform/db/soft-delete.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { ListedVendorId } from "../directory/access.server.ts";
import type { VendorCategory } from "../rules.ts";
import { isApproved } from "../search/queries.server.ts";
import { shownVendors, vendors } from "../tables.server.ts";
import { vendorTopics } from "../topics.ts";
import { addBudgetItem, type BudgetResult } from "./budget-items/commands.server.ts";
import { agreementColumns, isItemOfChoice } from "./queries.server.ts";
import { maxChosen } from "./rules.ts";
import type { BudgetInput, ChosenInput } from "./schema.ts";
import { chosenVendors, hiddenVendorCategories } from "./tables.server.ts";

type StoredChoice = typeof chosenVendors.$inferSelect;

interface ContractGone {
  ok: false;
  reason: "contract-gone";
}

type EditedChoice = Omit<ChosenInput, "id">;

export type ChooseResult =
  | { ok: true }
  | { ok: false; reason: "gone" | "already" | "full" }
  | Extract<BudgetResult, { ok: false }>;

/**
 * Chooses a vendor of the directory, and puts the price into the budget unless `budget` is null. The
 * same id again changes nothing.
 */
export function chooseVendor(
  weddingId: OwnedWeddingId,
  id: string,
  vendorId: ListedVendorId,
  agreedPrice: number | null,
  budget: BudgetInput | null,
): Promise<ChooseResult> {
  return transactionUnlessRefused(async (tx): Promise<ChooseResult> => {
    await lockWedding(tx, weddingId);
    const [vendor] = await tx
      .select()
      .from(shownVendors.rows)
      .where(and(eq(vendors.id, vendorId), isApproved));
    if (!vendor) return { ok: false, reason: "gone" };
    const isChosen = and(isOfWedding(weddingId), eq(chosenVendors.vendorId, vendorId));
    const [stored] = await tx.select().from(chosenVendors).where(isChosen);
    if (stored && stored.id !== id) return { ok: false, reason: "already" };
    if (!stored) {
      const { category, businessName: name, contactPerson, phone, email } = vendor;
      const contact = { name, contactPerson, phone, email };
      const row = { weddingId, id, vendorId, category, ...contact, agreedPrice, createdAt: now() };
      const added = await add(tx, row);
      if (!added.ok) return added;
    }
    return budget ? addBudgetItem(tx, weddingId, id, budget) : { ok: true };
  });
}

/** Adds a vendor that is not in the directory, or updates the one with this id. */
export function addOwnVendor(
  weddingId: OwnedWeddingId,
  id: string,
  { contract, ...edited }: EditedChoice,
): Promise<{ ok: true } | { ok: false; reason: "gone" | "full" } | ContractGone> {
  return transaction(async (tx) => {
    await lockWedding(tx, weddingId);
    if (!(await hasContract(tx, weddingId, contract)))
      return { ok: false, reason: "contract-gone" };
    return add(tx, { weddingId, id, ...edited, contractId: contract, createdAt: now() });
  });
}

export type ChangeChoiceResult =
  | { ok: true }
  | { ok: false; reason: "gone" }
  | ContractGone
  | { ok: false; reason: "conflict"; stored: StoredChoice };

/**
 * An outdated version is a conflict, unless the edit changes nothing. A new price is the agreed cost
 * of the linked item too. A price that the budget has per guest is changed only there.
 */
export function changeChoice(
  weddingId: OwnedWeddingId,
  id: string,
  version: number,
  { contract, ...edited }: EditedChoice,
): Promise<ChangeChoiceResult> {
  return transaction(async (tx) => {
    const isChoice = and(isOfWedding(weddingId), eq(chosenVendors.id, id));
    const [locked] = await tx.select().from(chosenVendors).where(isChoice).for("update");
    if (!locked) return { ok: false, reason: "gone" };
    const item = await agreementOf(tx, locked);
    const followsGuests = item !== null && isAgreedPerGuest(item);
    const price = item?.actualCost || locked.agreedPrice;
    const stored = { ...locked, agreedPrice: followsGuests ? null : price };
    const { category, name, contactPerson, phone, email, agreedPrice, notes, contractId } = stored;
    const before = { category, name, contactPerson, phone, email, agreedPrice, notes, contractId };
    const agreed = followsGuests ? null : edited.agreedPrice;
    const after = { ...edited, contractId: contract, agreedPrice: agreed };
    if (isDeepStrictEqual(before, after)) return { ok: true };
    if (stored.version !== version) return { ok: false, reason: "conflict", stored };
    if (!(await hasContract(tx, weddingId, contract)))
      return { ok: false, reason: "contract-gone" };
    await tx
      .update(chosenVendors)
      .set({
        ...after,
        agreedPrice: followsGuests ? locked.agreedPrice : agreed,
        version: version + 1,
      })
      .where(isChoice);
    if (stored.budgetItemId && agreed !== agreedPrice) {
      await tx
        .update(budgetItems)
        .set({ actualCost: agreed ?? 0, version: sql`${budgetItems.version} + 1` })
        .where(and(eq(budgetItems.weddingId, weddingId), eq(budgetItems.id, stored.budgetItemId)));
      await publish(tx, { wedding: weddingId }, budgetTopics.budget);
    }
    await publishChosenVendors(tx, weddingId);
    return { ok: true };
  });
}

/** Returns what the linked item says, which the couple may have changed in the budget. */
async function agreementOf(
  tx: Transaction,
  { weddingId, id }: StoredChoice,
): Promise<Agreement | null> {
  const [found] = await tx
    .select(agreementColumns)
    .from(chosenVendors)
    .innerJoin(budgetItems, isItemOfChoice)
    .where(and(eq(chosenVendors.weddingId, weddingId), eq(chosenVendors.id, id)));
  return found ?? null;
}

/** Puts the agreed price of a chosen vendor into the budget. */
export function putIntoBudget(
  weddingId: OwnedWeddingId,
  id: string,
  budget: BudgetInput,
): Promise<BudgetResult> {
  return transactionUnlessRefused(async (tx) => {
    await lockWedding(tx, weddingId);
    const result = await addBudgetItem(tx, weddingId, id, budget);
    if (result.ok) await publishChosenVendors(tx, weddingId);
    return result;
  });
}

/** What it cost stays in the budget. */
export function removeChoice(weddingId: OwnedWeddingId, id: string): Promise<void> {
  return transaction(async (tx) => {
    await softDelete(tx, chosenVendors, and(isOfWedding(weddingId), eq(chosenVendors.id, id)));
    await publishChosenVendors(tx, weddingId);
  });
}

/**
 * `already`: the vendor was chosen again meanwhile. An item of the budget that another vendor has
 * got stays with that one.
 */
export async function restoreChoice(
  weddingId: OwnedWeddingId,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: "gone" | "already" }> {
  const isChoice = and(eq(chosenVendors.weddingId, weddingId), eq(chosenVendors.id, id));
  try {
    return await transaction(async (tx) => {
      await lockWedding(tx, weddingId);
      const restored = await restore(tx, chosenVendors, isChoice);
      if (restored.length > 0) await letGoOfTakenItem(tx, weddingId, id);
      await publishChosenVendors(tx, weddingId);
      const exists = (await tx.$count(chosenVendors, isChoice)) > 0;
      return exists ? { ok: true } : { ok: false, reason: "gone" };
    });
  } catch (error) {
    if (violatedConstraint(error) !== "chosen_vendors_vendor") throw error;
    return { ok: false, reason: "already" };
  }
}

async function letGoOfTakenItem(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
): Promise<void> {
  const ofOthers = tx
    .select({ id: chosenVendors.budgetItemId })
    .from(chosenVendors)
    .where(
      and(isOfWedding(weddingId), ne(chosenVendors.id, id), isNotNull(chosenVendors.budgetItemId)),
    );
  await tx
    .update(chosenVendors)
    .set({ budgetItemId: null })
    .where(
      and(
        eq(chosenVendors.weddingId, weddingId),
        eq(chosenVendors.id, id),
        inArray(chosenVendors.budgetItemId, ofOthers),
      ),
    );
}

/** Hides a category that the couple does not need, or shows it again. */
export function setCategoryHidden(
  weddingId: OwnedWeddingId,
  category: VendorCategory,
  isHidden: boolean,
): Promise<void> {
  return transaction(async (tx) => {
    const { weddingId: wedding, category: hidden } = hiddenVendorCategories;
    if (isHidden) {
      await tx.insert(hiddenVendorCategories).values({ weddingId, category }).onConflictDoNothing();
    } else {
      await tx
        .delete(hiddenVendorCategories)
        .where(and(eq(wedding, weddingId), eq(hidden, category)));
    }
    await publishChosenVendors(tx, weddingId);
  });
}

/** The couple's row is locked, so additions cannot exceed the limit together. */
async function add(
  tx: Transaction,
  row: typeof chosenVendors.$inferInsert & { weddingId: OwnedWeddingId },
): Promise<{ ok: true } | { ok: false; reason: "gone" | "full" }> {
  const { weddingId, id, createdAt: _, ...values } = row;
  const isOther = and(eq(chosenVendors.weddingId, weddingId), ne(chosenVendors.id, id));
  if ((await tx.$count(chosenVendors, isOther)) >= maxChosen) return { ok: false, reason: "full" };
  const stored = await tx
    .insert(chosenVendors)
    .values(row)
    .onConflictDoUpdate(addAgain(chosenVendors, values))
    .returning({ id: chosenVendors.id });
  if (stored.length === 0) return { ok: false, reason: "gone" };
  await publishChosenVendors(tx, weddingId);
  return { ok: true };
}

async function hasContract(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string | null,
): Promise<boolean> {
  return id === null || isDocumentOf(tx, { weddingId }, id);
}

async function publishChosenVendors(tx: Transaction, weddingId: OwnedWeddingId): Promise<void> {
  await publish(tx, { wedding: weddingId }, vendorTopics.chosenVendors);
}

function isOfWedding(weddingId: OwnedWeddingId) {
  return and(eq(chosenVendors.weddingId, weddingId), isNull(chosenVendors.deletedAt));
}
