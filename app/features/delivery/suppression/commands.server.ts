import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { decrypt, encrypt } from "#app/platform/secret.server.ts";
import { suppressions } from "../tables.server.ts";
import { hashOfAddress } from "./rules.ts";

/** What a recipient may refuse: all messages about a wedding, or those of the platform. */
export interface Refusal {
  address: string;
  weddingId: string | null;
}

const purpose = "unsubscribe";

/** Returns the page on which the recipient can refuse further messages. */
export function unsubscribeUrl(refusal: Refusal): string {
  return `${config().publicUrl}/unsubscribe/${encrypt(purpose, JSON.stringify(refusal))}`;
}

/** Returns null for a token that was altered. */
export function readUnsubscribeToken(token: string): Refusal | null {
  try {
    return JSON.parse(decrypt(purpose, token));
  } catch {
    return null;
  }
}

/** Idempotent. */
export async function suppress({ address, weddingId }: Refusal): Promise<void> {
  await db()
    .insert(suppressions)
    .values({ addressHash: hashOfAddress(address), weddingId, createdAt: now() })
    .onConflictDoNothing();
}

export async function allowAgain({ address, weddingId }: Refusal): Promise<void> {
  const isOfWedding = weddingId
    ? eq(suppressions.weddingId, weddingId)
    : isNull(suppressions.weddingId);
  await db()
    .delete(suppressions)
    .where(and(eq(suppressions.addressHash, hashOfAddress(address)), isOfWedding));
}
