import { and, eq, exists, lte, notExists } from "drizzle-orm";
import { users } from "#app/features/accounts/tables.server.ts";
import { sendMail } from "#app/features/delivery/commands.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { unpaidDues } from "../dues/queries.server.ts";
import { addDays, duesOf, upcomingDues } from "../dues/rules.ts";
import { loadBudget } from "../queries.server.ts";
import { budgetItems, budgetReminders, budgetSettings } from "../tables.server.ts";
import { reminderMail } from "./mails.server.ts";
import { reminderDays } from "./rules.ts";

/**
 * Mails couples who want it what is overdue or due within a week, each due date once. A wedding that
 * fails is left for the next run.
 */
export const remindOfPayments = defineJob(
  "remind-of-payments",
  async () => {
    const today = osloDate(now());
    let failed = 0;
    for (const weddingId of await listWeddingsToRemind(today)) {
      try {
        await remindCouple(weddingId, today);
      } catch (error) {
        log().error({ err: error, weddingId }, "couple not reminded of payments");
        failed++;
      }
    }
    if (failed > 0) throw new Error(`${failed} couples not reminded of payments`);
  },
  // Clocks change at night, so this hour comes once every day.
  { schedule: "0 9 * * *", timeoutSeconds: 1800 },
);

async function listWeddingsToRemind(today: string): Promise<OwnedWeddingId[]> {
  const wanted = db()
    .select({ weddingId: budgetSettings.weddingId })
    .from(budgetSettings)
    .where(
      and(
        eq(budgetSettings.weddingId, budgetItems.weddingId),
        eq(budgetSettings.remindByMail, true),
      ),
    );
  const dues = unpaidDues(exists(wanted)).as("dues");
  const mentioned = db()
    .select({ id: budgetReminders.subjectId })
    .from(budgetReminders)
    .where(
      and(
        eq(budgetReminders.weddingId, dues.weddingId),
        eq(budgetReminders.subjectId, dues.id),
        eq(budgetReminders.dueDate, dues.dueDate),
      ),
    );
  const found = await db()
    .selectDistinct({ weddingId: dues.weddingId })
    .from(dues)
    .where(and(lte(dues.dueDate, addDays(today, reminderDays)), notExists(mentioned)));
  return found.map(({ weddingId }) => weddingId as OwnedWeddingId);
}

async function remindCouple(weddingId: OwnedWeddingId, today: string): Promise<void> {
  const dues = upcomingDues(duesOf(await loadBudget(weddingId)), today, reminderDays);
  if (dues.length === 0) return;
  await transaction(async (tx) => {
    if (!(await stillWantsMails(tx, weddingId))) return;
    const mentioned = await tx
      .insert(budgetReminders)
      .values(
        dues.map(({ itemId, paymentId, dueDate }) => ({
          weddingId,
          subjectId: paymentId ?? itemId,
          dueDate,
          createdAt: now(),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: budgetReminders.subjectId });
    const ids = new Set(mentioned.map(({ id }) => id));
    const fresh = dues.filter(({ itemId, paymentId }) => ids.has(paymentId ?? itemId));
    if (fresh.length === 0) return;
    const owners = await tx
      .select({ address: users.email, name: users.name })
      .from(weddingOwners)
      .innerJoin(users, eq(users.id, weddingOwners.userId))
      .where(eq(weddingOwners.weddingId, weddingId));
    for (const owner of owners) {
      await sendMail(tx, reminderMail(owner, fresh, today), { owner: { weddingId } });
    }
  });
}

async function stillWantsMails(tx: Transaction, weddingId: OwnedWeddingId): Promise<boolean> {
  const wanted = await tx
    .select({ weddingId: budgetSettings.weddingId })
    .from(budgetSettings)
    .where(and(eq(budgetSettings.weddingId, weddingId), eq(budgetSettings.remindByMail, true)))
    .for("share");
  return wanted.length > 0;
}
