import { and, count, eq, isNotNull } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { decrypt } from "#app/platform/secret.server.ts";
import type { AccountId, SignedInUser } from "../access.server.ts";
import { recoveryCodes, twoFactors } from "../tables.server.ts";
import { setupUri } from "./rules.ts";

export type TwoFactorState =
  | { state: "off" }
  /** Set up, but not confirmed by a first code. `secret` is in base 32. */
  | { state: "pending"; secret: string; setupUri: string }
  | { state: "on"; codesLeft: number };

export async function twoFactorStateOf(user: SignedInUser): Promise<TwoFactorState> {
  const [stored] = await db().select().from(twoFactors).where(eq(twoFactors.userId, user.id));
  if (!stored) return { state: "off" };
  if (stored.confirmedAt) return { state: "on", codesLeft: await codesLeft(user.id) };
  const secret = decrypt("two-factor", stored.secret);
  return { state: "pending", secret, setupUri: setupUri(secret, user.email) };
}

export async function hasTwoFactor(userId: string): Promise<boolean> {
  const isOn = and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt));
  const [on] = await withGrant("account", [userId], () =>
    db().select({ userId: twoFactors.userId }).from(twoFactors).where(isOn),
  );
  return on !== undefined;
}

async function codesLeft(userId: AccountId): Promise<number> {
  const [remaining] = await db()
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return remaining?.codes ?? 0;
}
