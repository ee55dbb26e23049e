import { randomUUID } from "node:crypto";
import { eq, isNull } from "drizzle-orm";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { changeBudget } from "../commands.server.ts";
import type { PayerKind } from "../rules.ts";
import { budgetCategories, budgetItems, budgetPayers, budgetSettings } from "../tables.server.ts";
import { budgetTexts } from "../texts.ts";
import { startFromTemplate } from "./rules.ts";

/** Begins an empty budget, unless there is one. */
export function startEmpty(weddingId: OwnedWeddingId): Promise<void> {
  return changeBudget(weddingId, async (tx) => {
    await lockWedding(tx, weddingId);
    await markStarted(tx, weddingId);
  });
}

/** Begins a budget from the template, unless there is one. `total` is in øre. */
export function startWithTemplate(
  weddingId: OwnedWeddingId,
  { total, guests }: { total: number | null; guests: number | null },
): Promise<void> {
  return changeBudget(weddingId, async (tx) => {
    await lockWedding(tx, weddingId);
    if (!(await markStarted(tx, weddingId))) return;
    const createdAt = now();
    const categories = startFromTemplate(total, guests).map((row) => ({
      id: randomUUID(),
      ...row,
    }));
    await tx
      .insert(budgetCategories)
      .values(
        categories.map(({ items: _, ...category }) => ({ weddingId, createdAt, ...category })),
      );
    await tx.insert(budgetItems).values(
      categories.flatMap(({ id: categoryId, items }) =>
        items.map((item) => ({
          weddingId,
          id: randomUUID(),
          categoryId,
          createdAt,
          pricePerGuest: item.pricing === "per-guest" ? 0 : null,
          ...item,
        })),
      ),
    );
  });
}

/** With the first start come the partners and their parents as payers. Returns false later. */
export async function markStarted(tx: Transaction, weddingId: OwnedWeddingId): Promise<boolean> {
  const startedAt = now();
  const started = await tx
    .insert(budgetSettings)
    .values({ weddingId, startedAt })
    .onConflictDoUpdate({
      target: budgetSettings.weddingId,
      set: { startedAt },
      setWhere: isNull(budgetSettings.startedAt),
    })
    .returning({ weddingId: budgetSettings.weddingId });
  if (started.length === 0) return false;
  await addFirstPayers(tx, weddingId, startedAt);
  return true;
}

export function setReminders(weddingId: OwnedWeddingId, remindByMail: boolean): Promise<void> {
  return changeBudget(weddingId, async (tx) => {
    await tx
      .insert(budgetSettings)
      .values({ weddingId, remindByMail })
      .onConflictDoUpdate({ target: budgetSettings.weddingId, set: { remindByMail } });
  });
}

async function addFirstPayers(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  startedAt: Date,
): Promise<void> {
  const [wedding] = await tx
    .select({ bride: weddings.bride, groom: weddings.groom })
    .from(weddings)
    .where(eq(weddings.id, weddingId));
  const parentsOf = (name = "") => budgetTexts.parentsOf(firstNameOf(name));
  const payers: { kind: PayerKind; name: string }[] = [
    { kind: "first-partner", name: "" },
    { kind: "second-partner", name: "" },
    { kind: "parents", name: parentsOf(wedding?.bride) },
    { kind: "parents", name: parentsOf(wedding?.groom) },
  ];
  await tx.insert(budgetPayers).values(
    payers.map((payer, index) => ({
      weddingId,
      id: randomUUID(),
      ...payer,
      // Keeps them in this order.
      createdAt: new Date(startedAt.getTime() + index),
    })),
  );
}
