import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { documents } from "#app/features/documents/tables.server.ts";
import { countGuests } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import {
  type Attendance,
  type Budget,
  payerKinds,
  type Receipt,
  sortCategories,
  sortItems,
} from "./rules.ts";
import {
  budgetCategories,
  budgetItems,
  budgetPayers,
  budgetPayments,
  budgetSettings,
  budgetShares,
} from "./tables.server.ts";

export interface BudgetSettings {
  /** Until the couple has begun a budget, the screen offers the template. */
  hasStarted: boolean;
  /** The couple wants mails about payments that fall due. */
  remindByMail: boolean;
}

/** Returns all that is not deleted; categories and items in the order of the screens. */
export async function loadBudget(weddingId: OwnedWeddingId): Promise<Budget> {
  const [categories, items, payments, payers, shares, guests] = await Promise.all([
    listCategories(weddingId),
    listItems(weddingId),
    listPayments(weddingId),
    listPayers(weddingId),
    listShares(weddingId),
    countAttendance(weddingId),
  ]);
  const paymentsOf = Map.groupBy(payments, (payment) => payment.itemId);
  const sharesOf = Map.groupBy(shares, (share) => share.itemId);
  const withParts = items.map((item) => ({
    ...withReceipt(item),
    payments: (paymentsOf.get(item.id) ?? []).map(({ itemId: _, ...payment }) =>
      withReceipt(payment),
    ),
    shares: (sharesOf.get(item.id) ?? []).map(({ payerId, weight }) => ({ payerId, weight })),
  }));
  return { categories: sortCategories(categories), items: sortItems(withParts), payers, guests };
}

/** Returns how many come, as all screens count them. */
export async function countAttendance(weddingId: OwnedWeddingId): Promise<Attendance> {
  const { comingAdults, comingChildren } = await countGuests(weddingId);
  return { adults: comingAdults, children: comingChildren };
}

export function countCategories(weddingId: OwnedWeddingId): Promise<number> {
  const isOwn = eq(budgetCategories.weddingId, weddingId);
  return db().$count(budgetCategories, and(isOwn, isNull(budgetCategories.deletedAt)));
}

export async function findBudgetSettings(weddingId: OwnedWeddingId): Promise<BudgetSettings> {
  const [found] = await db()
    .select()
    .from(budgetSettings)
    .where(eq(budgetSettings.weddingId, weddingId));
  return {
    hasStarted: Boolean(found?.startedAt),
    remindByMail: found?.remindByMail ?? false,
  };
}

interface ReceiptColumns {
  receiptId: string | null;
  receiptName: string | null;
}

function withReceipt<Row extends ReceiptColumns>({
  receiptId: id,
  receiptName: name,
  ...row
}: Row) {
  const receipt: Receipt | null = id === null || name === null ? null : { id, name };
  return { ...row, receipt };
}

const listCategories = prepared((weddingId: Param<OwnedWeddingId>) => {
  const { id, name, budgetAmount, color, version, deletedAt } = budgetCategories;
  return db()
    .select({ id, name, budgetAmount, color, version })
    .from(budgetCategories)
    .where(and(eq(budgetCategories.weddingId, weddingId), isNull(deletedAt)));
});

const listItems = prepared((weddingId: Param<OwnedWeddingId>) => {
  const { id, categoryId, name, pricing, estimatedCost, pricePerGuest } = budgetItems;
  const { pricePerChild, actualCost, agreedPerGuest, agreedPerChild, dueDate } = budgetItems;
  const { notes, payee, paid, paidOn, receiptId, version, deletedAt } = budgetItems;
  return db()
    .select({
      id,
      categoryId,
      name,
      pricing,
      estimatedCost,
      pricePerGuest,
      pricePerChild,
      actualCost,
      agreedPerGuest,
      agreedPerChild,
      dueDate,
      notes,
      payee,
      paid,
      paidOn,
      receiptId,
      receiptName: documents.name,
      version,
    })
    .from(budgetItems)
    .leftJoin(
      documents,
      and(eq(documents.weddingId, budgetItems.weddingId), eq(documents.id, receiptId)),
    )
    .where(and(eq(budgetItems.weddingId, weddingId), isNull(deletedAt)));
});

const listPayments = prepared((weddingId: Param<OwnedWeddingId>) => {
  const { id, itemId, name, amount, dueDate, paidOn, payerId, receiptId } = budgetPayments;
  const { version, createdAt, deletedAt } = budgetPayments;
  return db()
    .select({
      id,
      itemId,
      name,
      amount,
      dueDate,
      paidOn,
      // A deleted payer may come back.
      payerId: budgetPayers.id,
      receiptId,
      receiptName: documents.name,
      version,
    })
    .from(budgetPayments)
    .leftJoin(
      budgetPayers,
      and(
        eq(budgetPayers.weddingId, budgetPayments.weddingId),
        eq(budgetPayers.id, payerId),
        isNull(budgetPayers.deletedAt),
      ),
    )
    .leftJoin(
      documents,
      and(eq(documents.weddingId, budgetPayments.weddingId), eq(documents.id, receiptId)),
    )
    .where(and(eq(budgetPayments.weddingId, weddingId), isNull(deletedAt)))
    .orderBy(asc(dueDate), asc(createdAt), asc(id));
});

/** Partners first, then their parents. */
const kindOrder = sql`array_position(array[${sql.join(
  payerKinds.map((kind) => sql`${kind}::text`),
  sql`, `,
)}], ${budgetPayers.kind})`;

const listPayers = prepared((weddingId: Param<OwnedWeddingId>) => {
  const { id, kind, name, version, createdAt, deletedAt } = budgetPayers;
  return db()
    .select({ id, kind, name, version })
    .from(budgetPayers)
    .where(and(eq(budgetPayers.weddingId, weddingId), isNull(deletedAt)))
    .orderBy(kindOrder, asc(createdAt), asc(id));
});

/** The order decides who gets a øre that is left, so it is that of the payers. */
const listShares = prepared((weddingId: Param<OwnedWeddingId>) => {
  const { itemId, payerId, weight } = budgetShares;
  return db()
    .select({ itemId, payerId, weight })
    .from(budgetShares)
    .innerJoin(
      budgetPayers,
      and(
        eq(budgetPayers.weddingId, budgetShares.weddingId),
        eq(budgetPayers.id, payerId),
        isNull(budgetPayers.deletedAt),
      ),
    )
    .where(eq(budgetShares.weddingId, weddingId))
    .orderBy(kindOrder, asc(budgetPayers.createdAt), asc(payerId));
});
