import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { announce } from "#app/platform/live/live.server.ts";
import type { OwnedWeddingId, PublicWeddingId } from "../access.server.ts";
import { guestSubmissions, hiddenVisitors } from "./tables.server.ts";

/**
 * Notes that a guest's form is being handled. True the first time; false when the same form with
 * the same content was handled before, so that a repeat after a lost answer changes nothing.
 * A repeat that arrives while the first is still in its transaction waits for it.
 * @param key made by the page that showed the form
 * @param content what was sent; other content under the same key is a change, not a repeat
 */
export async function recordSubmission(
  tx: Transaction,
  weddingId: PublicWeddingId,
  key: string,
  content: unknown,
): Promise<boolean> {
  const fingerprint = createHash("sha256").update(JSON.stringify(content)).digest("base64url");
  const recorded = await tx
    .insert(guestSubmissions)
    .values({ weddingId, key, fingerprint })
    .onConflictDoNothing()
    .returning({ key: guestSubmissions.key });
  return recorded.length > 0;
}

/**
 * Hides all that one browser has sent and will send, from guests and from the couple's numbers.
 * Nothing is deleted: `showVisitor` brings it back.
 */
export async function hideVisitor(weddingId: OwnedWeddingId, visitorId: string): Promise<void> {
  await transaction(async (tx) => {
    await tx.insert(hiddenVisitors).values({ weddingId, visitorId }).onConflictDoNothing();
    await announceAll(tx, weddingId);
  });
}

/** Shows again what `hideVisitor` hid. */
export async function showVisitor(weddingId: OwnedWeddingId, visitorId: string): Promise<void> {
  const hidden = and(
    eq(hiddenVisitors.weddingId, weddingId),
    eq(hiddenVisitors.visitorId, visitorId),
  );
  await transaction(async (tx) => {
    await tx.delete(hiddenVisitors).where(hidden);
    await announceAll(tx, weddingId);
  });
}

/** Whatever a browser may have sent comes or goes. */
async function announceAll(tx: Transaction, weddingId: OwnedWeddingId): Promise<void> {
  for (const topic of ["rsvp", "greetings", "photos"]) await announce(tx, weddingId, topic);
}
