import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { restore, softDelete } from "#app/platform/db/soft-delete.server.ts";
import {
  type AddResult,
  addRow,
  type ChangeResult,
  changeBudget,
  changeRow,
  isRow,
  isRowOrDeleted,
} from "../commands.server.ts";
import type { BudgetItem } from "../rules.ts";
import { maxRows } from "../rules.ts";
import { markStarted } from "../start/commands.server.ts";
import { budgetItems, budgetPayers, budgetShares } from "../tables.server.ts";

type Payer = typeof budgetPayers.$inferSelect;
type Shares = BudgetItem["shares"];

/** The partners are always payers, by the names of the wedding. */
interface IsPartner {
  ok: false;
  reason: "partner";
}

const isPartner: IsPartner = { ok: false, reason: "partner" };

/** Adds a payer, or updates the one with this id. */
export function addPayer(
  weddingId: OwnedWeddingId,
  id: string,
  name: string,
): Promise<AddResult | IsPartner> {
  return changeBudget(weddingId, async (tx) => {
    await lockWedding(tx, weddingId);
    await markStarted(tx, weddingId);
    if (await isPartnerOf(tx, weddingId, id)) return isPartner;
    const row = { weddingId, id, name };
    const [stored] = await tx
      .select({ kind: budgetPayers.kind })
      .from(budgetPayers)
      .where(isRowOrDeleted(budgetPayers, weddingId, id));
    const kind = stored?.kind ?? "other";
    return addRow(tx, budgetPayers, { ...row, kind }, { max: maxRows.payers });
  });
}

export function changePayer(
  weddingId: OwnedWeddingId,
  id: string,
  version: number,
  name: string,
): Promise<ChangeResult<Payer> | IsPartner> {
  return changeBudget(weddingId, async (tx) => {
    if (await isPartnerOf(tx, weddingId, id)) return isPartner;
    return changeRow(tx, budgetPayers, isRow(budgetPayers, weddingId, id), version, { name });
  });
}

/** What the payer shares or has paid counts for the others until the payer is restored. */
export function deletePayer(
  weddingId: OwnedWeddingId,
  id: string,
): Promise<{ ok: true } | IsPartner> {
  return changeBudget(weddingId, async (tx) => {
    if (await isPartnerOf(tx, weddingId, id)) return isPartner;
    await softDelete(tx, budgetPayers, isRow(budgetPayers, weddingId, id));
    return { ok: true };
  });
}

/** Returns false when the payer is purged. */
export function restorePayer(weddingId: OwnedWeddingId, id: string): Promise<boolean> {
  const isPayer = isRowOrDeleted(budgetPayers, weddingId, id);
  return changeBudget(weddingId, async (tx) => {
    await restore(tx, budgetPayers, isPayer);
    return (await tx.$count(budgetPayers, isPayer)) > 0;
  });
}

export type SetSharesResult =
  | { ok: true; earlier: Shares }
  | { ok: false; reason: "gone" | "payer-gone" };

/** Replaces how an item is shared; no shares leave it to the partners. */
export function setShares(
  weddingId: OwnedWeddingId,
  itemId: string,
  shares: Shares,
): Promise<SetSharesResult> {
  const isOfItem = and(eq(budgetShares.weddingId, weddingId), eq(budgetShares.itemId, itemId));
  return changeBudget(weddingId, async (tx) => {
    const isItem = isRow(budgetItems, weddingId, itemId);
    const [item] = await tx.select().from(budgetItems).where(isItem).for("update");
    if (!item) return { ok: false, reason: "gone" };
    if (!(await lockPayers(tx, weddingId, shares))) return { ok: false, reason: "payer-gone" };
    const earlier = await tx
      .select({ payerId: budgetShares.payerId, weight: budgetShares.weight })
      .from(budgetShares)
      .innerJoin(
        budgetPayers,
        and(
          eq(budgetPayers.weddingId, weddingId),
          eq(budgetPayers.id, budgetShares.payerId),
          isNull(budgetPayers.deletedAt),
        ),
      )
      .where(isOfItem)
      .orderBy(asc(budgetShares.payerId));
    await tx.delete(budgetShares).where(isOfItem);
    const rows = shares.map((share) => ({ weddingId, itemId, ...share }));
    if (rows.length > 0) await tx.insert(budgetShares).values(rows);
    return { ok: true, earlier };
  });
}

async function isPartnerOf(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
): Promise<boolean> {
  const isPartnerKind = inArray(budgetPayers.kind, ["first-partner", "second-partner"]);
  const isPayer = isRowOrDeleted(budgetPayers, weddingId, id);
  return (await tx.$count(budgetPayers, and(isPayer, isPartnerKind))) > 0;
}

async function lockPayers(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  shares: Shares,
): Promise<boolean> {
  const ids = [...new Set(shares.map((share) => share.payerId))];
  const found = await tx
    .select({ id: budgetPayers.id })
    .from(budgetPayers)
    .where(
      and(
        eq(budgetPayers.weddingId, weddingId),
        inArray(budgetPayers.id, ids),
        isNull(budgetPayers.deletedAt),
      ),
    )
    .for("share");
  return found.length === shares.length;
}
