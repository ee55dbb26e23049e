import { createHash } from "node:crypto";
import type { Transaction } from "#app/platform/db/database.server.ts";
import type { PublicWeddingId } from "../access.server.ts";
import { guestSubmissions } from "./tables.server.ts";

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
