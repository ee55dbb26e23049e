import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import {
  type IdentifiedChange,
  type Refusal,
  type RefusalReason,
  refused,
} from "./plan/changes.ts";
import { applyChange } from "./plan/state.ts";
import { writeDifference } from "./plan-rows/commands.server.ts";
import { listPeople, readPlan } from "./queries.server.ts";
import { changeLimit } from "./rules.ts";
import { seatingChanges, tableArrangements } from "./tables.server.ts";
import { seatingTopics } from "./topics.ts";

export type ChangeResult = { id: string } & ({ ok: true } | Refusal);

interface AppliedChanges {
  ok: true;
  /** Of the chart after these changes. */
  revision: number;
  /** One for each change, in their order. */
  results: ChangeResult[];
}

/**
 * Applies the changes in order; a refused one changes nothing and does not stop the others. One
 * that was sent before gets the result of the first time. `too-often`: nothing was applied, because
 * the account has made too many changes lately.
 */
export async function applyChanges(
  weddingId: OwnedWeddingId,
  userId: AccountId,
  changes: readonly IdentifiedChange[],
): Promise<AppliedChanges | { ok: false; reason: "too-often" }> {
  const allowed = await consume(
    "seating-changes",
    userId,
    changeLimit,
    Math.max(1, changes.length),
  );
  if (!allowed.ok) return { ok: false, reason: "too-often" };
  // Read before the transaction, which would need a second connection. An answer that comes in
  // between is as one that comes after: it frees a chair.
  const people = await listPeople(weddingId);
  return transaction(async (tx) => {
    const { id: arrangementId, revision } = await lockArrangement(tx, weddingId);
    const refusals = await storedRefusals(tx, weddingId, changes);
    const applied = [];
    const stored = await readPlan(tx, weddingId, people);
    let state = stored;
    for (const change of changes) {
      if (refusals.has(change.id)) continue;
      const outcome = applyChange(state, change);
      const writes = outcome.ok && outcome.state !== state;
      const written = writes
        ? await writeDifference(tx, { weddingId, arrangementId }, state, outcome.state)
        : outcome;
      if (outcome.ok && written.ok) state = outcome.state;
      const refusal = written.ok ? null : written.reason;
      refusals.set(change.id, refusal);
      applied.push({ weddingId, id: change.id, userId, refusal, createdAt: now() });
    }
    if (applied.length > 0) await tx.insert(seatingChanges).values(applied);
    if (applied.some(({ refusal }) => refusal === null)) {
      await publish(tx, { wedding: weddingId }, seatingTopics.seating);
    }
    const results = changes.map(({ id }): ChangeResult => {
      const reason = refusals.get(id);
      return reason ? { id, ...refused(reason) } : { id, ok: true };
    });
    if (state === stored) return { ok: true as const, revision, results };
    return { ok: true as const, revision: await increaseRevision(tx, weddingId), results };
  });
}

/**
 * Returns the wedding's only arrangement, which is created when missing. Its lock puts the changes of
 * two partners in order. Throws 404 without a wedding.
 */
async function lockArrangement(tx: Transaction, weddingId: OwnedWeddingId) {
  const { id, revision } = tableArrangements;
  const select = () =>
    tx
      .select({ id, revision })
      .from(tableArrangements)
      .where(eq(tableArrangements.weddingId, weddingId))
      .for("no key update");
  const [existing] = await select();
  if (existing) return existing;
  const owning = await tx
    .select({ id: weddings.id })
    .from(weddings)
    .where(eq(weddings.id, weddingId))
    .for("key share");
  if (owning.length === 0) throw notFound();
  await tx
    .insert(tableArrangements)
    .values({ weddingId, id: randomUUID() })
    .onConflictDoNothing({ target: tableArrangements.weddingId });
  const [created] = await select();
  if (!created) throw notFound();
  return created;
}

/** Returns null for those that were applied. */
async function storedRefusals(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  changes: readonly IdentifiedChange[],
): Promise<Map<string, RefusalReason | null>> {
  const { id, refusal } = seatingChanges;
  const ids = changes.map((change) => change.id);
  const found = await tx
    .select({ id, refusal })
    .from(seatingChanges)
    .where(and(eq(seatingChanges.weddingId, weddingId), inArray(id, ids)));
  return new Map(found.map((change) => [change.id, change.refusal]));
}

async function increaseRevision(tx: Transaction, weddingId: OwnedWeddingId): Promise<number> {
  const { revision } = tableArrangements;
  const [increased] = await tx
    .update(tableArrangements)
    .set({ revision: sql`${revision} + 1` })
    .where(eq(tableArrangements.weddingId, weddingId))
    .returning({ revision });
  if (!increased) throw notFound();
  return increased.revision;
}
