import { createHmac, randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { decrypt, deriveKey, encrypt, verificationKeys } from "#app/platform/secret.server.ts";
import { changeGuestList } from "../commands.server.ts";
import { codeQueues, households } from "../tables.server.ts";
import { codeLength, codeLetters, maxTurnWaitMs, turnMs } from "./rules.ts";

const purpose = "household-codes";

/**
 * Returns the code of each household by its id. Those without one get one. Publishes nothing,
 * because pages call it whenever they load.
 */
export function ensureCodes(
  weddingId: OwnedWeddingId,
  householdIds: string[],
): Promise<Map<string, string>> {
  return transaction(async (tx) => {
    const isOne = and(eq(households.weddingId, weddingId), inArray(households.id, householdIds));
    const missing = await tx
      .select({ id: households.id })
      .from(households)
      .where(and(isOne, isNull(households.encryptedCode)))
      .orderBy(households.id)
      .for("update");
    await storeNewCodes(
      tx,
      weddingId,
      missing.map(({ id }) => id),
    );
    const found = await tx
      .select({ id: households.id, encryptedCode: households.encryptedCode })
      .from(households)
      .where(isOne);
    return new Map(found.map((row) => [row.id, decrypt(purpose, row.encryptedCode ?? "")]));
  });
}

/** The old code stops working. Returns false for an unknown household. */
export function renewCode(weddingId: OwnedWeddingId, householdId: string): Promise<boolean> {
  return changeGuestList(
    weddingId,
    async (tx) => (await storeNewCodes(tx, weddingId, [householdId])) > 0,
  );
}

/** Returns the hashes that the code may be stored as, by the current and the previous secret. */
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

async function storeNewCodes(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<number> {
  const codes = ids.map(newCode);
  const [key] = verificationKeys(purpose);
  const encrypted = sql.param(codes.map((code) => encrypt(purpose, code)));
  const hashes = sql.param(codes.map((code) => hashWith(key, code)));
  const changed = await tx
    .update(households)
    .set({
      encryptedCode: sql`code.encrypted`,
      codeHash: sql`code.hash`,
      codeCreatedAt: now(),
      openedAt: null,
    })
    .from(
      sql`unnest(${sql.param(ids)}::uuid[], ${encrypted}::text[], ${hashes}::text[])
        as code(household_id, encrypted, hash)`,
    )
    .where(and(eq(households.weddingId, weddingId), eq(households.id, sql`code.household_id`)))
    .returning({ id: households.id });
  return changed.length;
}

function newCode(): string {
  const letters = Array.from(
    { length: codeLength },
    () => codeLetters[randomInt(codeLetters.length)],
  );
  return letters.join("");
}

/** The hash is keyed, because 40 random bits could be found by trying them all. */
function hashWith(key: string, code: string): string {
  return createHmac("sha256", key).update(code).digest("base64url");
}

function after(ms: number, instant = sql`now()`): SQL {
  return sql`${instant} + ${ms} * interval '1 ms'`;
}
