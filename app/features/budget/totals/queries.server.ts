import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { countAttendance } from "../queries.server.ts";
import { budgetCategories, budgetItems, budgetPayments } from "../tables.server.ts";
import { type BudgetTotals, compareWithTotal } from "./rules.ts";

/** Returns what `budgetTotals` returns, added up by the database. */
export async function countBudget(weddingId: OwnedWeddingId): Promise<BudgetTotals> {
  const guests = await countAttendance(weddingId);
  const [[categories], [items]] = await Promise.all([
    addUpCategories(weddingId),
    addUpItems(weddingId, guests.adults, guests.children),
  ]);
  const none = { planned: 0, agreed: 0, used: 0, paid: 0, unpaid: 0 };
  return compareWithTotal(categories?.total ?? 0, items ?? none);
}

const addUpCategories = prepared((weddingId: Param<OwnedWeddingId>) =>
  db()
    .select({ total: addUp(sql`${budgetCategories.budgetAmount}`) })
    .from(budgetCategories)
    .where(and(eq(budgetCategories.weddingId, weddingId), isNull(budgetCategories.deletedAt))),
);

const addUpItems = prepared(
  (weddingId: Param<OwnedWeddingId>, adults: Param<number>, children: Param<number>) => {
    const payments = paymentsOf(weddingId);
    const { pricing, estimatedCost, pricePerGuest, pricePerChild } = budgetItems;
    const { actualCost, agreedPerGuest, agreedPerChild } = budgetItems;
    const perPerson = (perAdult: AnyPgColumn, perChild: AnyPgColumn) =>
      sql`(coalesce(${perAdult}, 0) * ${adults}::bigint
        + coalesce(${perChild}, ${perAdult}, 0) * ${children}::bigint)`;
    const planned = sql`case ${pricing} when 'fixed' then ${estimatedCost}
      else ${perPerson(pricePerGuest, pricePerChild)} end`;
    const isAgreedPerGuest = sql`${pricing} = 'per-guest' and ${actualCost} = 0
      and greatest(${agreedPerGuest}, ${agreedPerChild}) > 0`;
    const agreed = sql`case when ${isAgreedPerGuest} then ${perPerson(agreedPerGuest, agreedPerChild)}
      else ${actualCost} end`;
    const cost = sql`case when ${actualCost} > 0 or ${isAgreedPerGuest} then ${agreed}
      else ${planned} end`;
    const paid = sql`case when ${payments.itemId} is not null then ${payments.paid}
      when ${budgetItems.paid} then ${cost} else 0 end`;
    return db()
      .select({
        planned: addUp(planned),
        agreed: addUp(agreed),
        used: addUp(cost),
        paid: addUp(paid),
        unpaid: addUp(sql`greatest(0, ${cost} - (${paid}))`),
      })
      .from(budgetItems)
      .leftJoin(payments, eq(payments.itemId, budgetItems.id))
      .where(and(eq(budgetItems.weddingId, weddingId), isNull(budgetItems.deletedAt)));
  },
);

function paymentsOf(weddingId: Param<OwnedWeddingId>) {
  const { itemId, amount, paidOn, deletedAt } = budgetPayments;
  return db()
    .select({
      itemId,
      paid: sql`coalesce(sum(${amount}) filter (where ${paidOn} is not null), 0)`.as("paid_sum"),
    })
    .from(budgetPayments)
    .where(and(eq(budgetPayments.weddingId, weddingId), isNull(deletedAt)))
    .groupBy(itemId)
    .as("payments");
}

/** A sum of bigints is numeric, which the driver returns as text. */
function addUp(amounts: SQL) {
  return sql`coalesce(sum(${amounts}), 0)`.mapWith(Number);
}
