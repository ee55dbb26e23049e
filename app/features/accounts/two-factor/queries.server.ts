import { and, count, eq, isNotNull } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { decrypt } from "#app/platform/secret.server.ts";
import type { SignedInUser } from "../access.server.ts";
import { recoveryCodes, twoFactors } from "../tables.server.ts";
import { setupAddress } from "./rules.ts";

export type TwoFactorState =
  | { state: "off" }
  /** Begun: the app has to show a first code. `secret` is in base 32. */
  | { state: "begun"; secret: string; address: string }
  | { state: "on"; codesLeft: number };

/** How a person's second step stands, for that person. */
export async function twoFactorOf(user: SignedInUser): Promise<TwoFactorState> {
  const [stored] = await db().select().from(twoFactors).where(eq(twoFactors.userId, user.id));
  if (!stored) return { state: "off" };
  if (stored.confirmedAt) return { state: "on", codesLeft: await codesLeft(user.id) };
  const secret = decrypt("two-factor", stored.secret);
  return { state: "begun", secret, address: setupAddress(secret, user.email) };
}

/** Whether signing in takes a second step. */
export async function hasTwoFactor(userId: string): Promise<boolean> {
  const [on] = await db()
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
  return on !== undefined;
}

async function codesLeft(userId: string): Promise<number> {
  const [left] = await db()
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return left?.codes ?? 0;
}
