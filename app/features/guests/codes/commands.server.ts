import { createHmac, randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { decrypt, deriveKey, encrypt, verificationKeys } from "#app/platform/secret.server.ts";
import { changeGuestList } from "../commands.server.ts";
import { codeQueues, households } from "../tables.server.ts";
import { codeLength, codeLetters, maxTurnWaitMs, turnMs } from "./rules.ts";

const purpose = "household-codes";

/** Returns the code of each household by its id. Those without one get one. */
export function ensureCodes(
  weddingId: OwnedWeddingId,
  householdIds: string[],
): Promise<Map<string, string>> {
  return changeGuestList(weddingId, async (tx) => {
    const isOne = and(eq(households.weddingId, weddingId), inArray(households.id, householdIds));
    const missing = await tx
      .select({ id: households.id })
      .from(households)
      .where(and(isOne, isNull(households.encryptedCode)))
      .orderBy(households.id)
      .for("update");
    for (const { id } of missing) await storeNewCode(tx, weddingId, id);
    const found = await tx
      .select({ id: households.id, encryptedCode: households.encryptedCode })
      .from(households)
      .where(isOne);
    return new Map(found.map((row) => [row.id, decrypt(purpose, row.encryptedCode ?? "")]));
  });
}

/** The old code stops working. Returns false for an unknown household. */
export function renewCode(weddingId: OwnedWeddingId, householdId: string): Promise<boolean> {
  return changeGuestList(weddingId, (tx) => storeNewCode(tx, weddingId, householdId));
}

/** Returns what the code is stored as, by the current and the previous secret. */
export function hashesOfCode(code: string): string[] {
  return verificationKeys(purpose).map((key) => hashWith(key, code));
}

/**
 * Waits until it is the request's turn among those from the IP address, in all processes. Holds no
 * connection meanwhile. Refuses when too many wait.
 */
export async function takeTurn(
  clientIp: string,
  signal: AbortSignal,
): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }> {
  const { lastTurnAt } = codeQueues;
  const [turn] = await db()
    .insert(codeQueues)
    .values({ address: hashWith(deriveKey("code-queues"), clientIp), lastTurnAt: after(turnMs) })
    .onConflictDoUpdate({
      target: codeQueues.address,
      set: { lastTurnAt: after(turnMs, sql`greatest(${lastTurnAt}, now())`) },
      setWhere: lt(lastTurnAt, after(maxTurnWaitMs)),
    })
    .returning({ waitMs: sql`extract(epoch from ${lastTurnAt} - now()) * 1000`.mapWith(Number) });
  if (!turn) return { ok: false, retryAfterSeconds: maxTurnWaitMs / 1000 };
  await wait(turn.waitMs, undefined, { signal });
  return { ok: true };
}

async function storeNewCode(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
): Promise<boolean> {
  const code = Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]);
  const [key] = verificationKeys(purpose);
  const changed = await tx
    .update(households)
    .set({
      encryptedCode: encrypt(purpose, code.join("")),
      codeHash: hashWith(key, code.join("")),
      codeCreatedAt: now(),
      openedAt: null,
    })
    .where(and(eq(households.weddingId, weddingId), eq(households.id, id)))
    .returning({ id: households.id });
  return changed.length > 0;
}

/** Keyed, because 40 random bits are few for a plain hash. */
function hashWith(key: string, code: string): string {
  return createHmac("sha256", key).update(code).digest("base64url");
}

function after(ms: number, instant = sql`now()`): SQL {
  return sql`${instant} + ${ms} * interval '1 ms'`;
}
