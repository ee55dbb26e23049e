import { and, eq, gt, isNull } from "drizzle-orm";
import { removeSuppression, suppress } from "#app/features/delivery/suppression/commands.server.ts";
import { newsletterScope } from "#app/features/delivery/suppression/rules.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { hashToken, newToken } from "#app/platform/secret.server.ts";
import { mailAlreadySubscribed, mailConfirmation } from "./mails.server.ts";
import { confirmationLifetimeSeconds, subscriptionLimits } from "./rules.ts";
import { newsletterSubscriptions } from "./tables.server.ts";

/**
 * Mails a link that confirms the address. The result is the same for an address that is subscribed,
 * unknown or over its limit, so that it tells nobody who gets the newsletter.
 */
export async function requestSubscription(
  email: string,
  clientIp: string,
): Promise<{ ok: true } | { ok: false; reason: "too-many"; retryAfterSeconds: number }> {
  const { perIp, perAddress, repeat } = subscriptionLimits;
  const allowed = await consume("newsletter", clientIp, perIp);
  if (!allowed.ok) return { ...allowed, reason: "too-many" };
  const isRepeat = !(await consume("newsletter-repeat", email, repeat)).ok;
  if (isRepeat || !(await consume("newsletter-mail", email, perAddress)).ok) return { ok: true };
  const token = newToken();
  const link = {
    tokenHash: hashToken(token),
    expiresAt: new Date(now().getTime() + confirmationLifetimeSeconds * 1000),
  };
  await transaction(async (tx) => {
    const pending = await tx
      .insert(newsletterSubscriptions)
      .values({ email, ...link, createdAt: now() })
      .onConflictDoUpdate({
        target: newsletterSubscriptions.email,
        set: link,
        setWhere: isNull(newsletterSubscriptions.confirmedAt),
      })
      .returning({ email: newsletterSubscriptions.email });
    await (pending.length > 0
      ? mailConfirmation(tx, email, token)
      : mailAlreadySubscribed(tx, email));
  });
  return { ok: true };
}

/** Returns false for a link that has been used, has expired or is unknown. */
export function confirmSubscription(token: string): Promise<boolean> {
  const { email, tokenHash, expiresAt, confirmedAt } = newsletterSubscriptions;
  return transaction(async (tx) => {
    const [confirmed] = await tx
      .update(newsletterSubscriptions)
      .set({ confirmedAt: now() })
      .where(and(eq(tokenHash, hashToken(token)), isNull(confirmedAt), gt(expiresAt, now())))
      .returning({ email });
    if (confirmed) {
      await removeSuppression({ address: confirmed.email, weddingId: newsletterScope });
    }
    return confirmed !== undefined;
  });
}

/** Forgets the address but for its suppression. Idempotent. */
export async function endSubscription(address: string): Promise<void> {
  await suppress({ address, weddingId: newsletterScope });
  await db().delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, address));
}

/** Takes back `endSubscription`. Needs no new link: only the owner of the address can ask for it. */
export async function resumeSubscription(email: string): Promise<void> {
  await db()
    .insert(newsletterSubscriptions)
    .values({ email, confirmedAt: now(), createdAt: now() })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { confirmedAt: now() },
    });
  await removeSuppression({ address: email, weddingId: newsletterScope });
}
