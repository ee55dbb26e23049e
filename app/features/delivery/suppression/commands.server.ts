import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { parsePhoneNumber } from "#app/platform/phone-number.server.ts";
import { decrypt, decryptNumber, encrypt, encryptNumber } from "#app/platform/secret.server.ts";
import { suppressions } from "../tables.server.ts";
import { hashOfAddress } from "./rules.ts";

/** What a recipient may refuse. */
export interface Suppression {
  /** An e-mail address or a phone number. */
  address: string;
  /** Null for all messages of the platform, `newsletterScope` for the newsletter alone. */
  weddingId: string | null;
}

const purpose = "unsubscribe";
const numberPurpose = "stop";

/** Returns the page on which the recipient can refuse further messages. */
export function unsubscribeUrl(suppression: Suppression): string {
  return `${config().publicUrl}/unsubscribe/${encrypt(purpose, JSON.stringify(suppression))}`;
}

/**
 * Returns the page on which the owner of a number (E.164) can refuse further text messages. Short,
 * because every letter of a message is paid for.
 */
export function stopUrl(phone: string): string {
  const number = encryptNumber(numberPurpose, BigInt(phone.slice(1)));
  return `${config().publicUrl}/unsubscribe/${number}`;
}

/** Returns null for a token that was altered. */
export function readUnsubscribeToken(token: string): Suppression | null {
  const number = decryptNumber(numberPurpose, token);
  if (number !== null) return { address: `+${number}`, weddingId: null };
  try {
    return JSON.parse(decrypt(purpose, token));
  } catch {
    return null;
  }
}

/** Reads the sender of a text message as providers write it; null for what is no number. */
export function parseSender(from: string): string | null {
  const digits = from.slice(0, 40).replace(/\D/g, "");
  return (digits.length > 8 ? parsePhoneNumber(`+${digits}`) : null) ?? parsePhoneNumber(digits);
}

/** Idempotent. */
export async function suppress({ address, weddingId }: Suppression): Promise<void> {
  const addressHash = hashOfAddress(address);
  await withGrant("key", [addressHash], () =>
    db()
      .insert(suppressions)
      .values({ addressHash, weddingId, createdAt: now() })
      .onConflictDoNothing(),
  );
}

export async function removeSuppression({ address, weddingId }: Suppression): Promise<void> {
  const isOfWedding = weddingId
    ? eq(suppressions.weddingId, weddingId)
    : isNull(suppressions.weddingId);
  const addressHash = hashOfAddress(address);
  await withGrant("key", [addressHash], () =>
    db()
      .delete(suppressions)
      .where(and(eq(suppressions.addressHash, addressHash), isOfWedding)),
  );
}
