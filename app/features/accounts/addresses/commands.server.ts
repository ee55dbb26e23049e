import { and, eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/sql-state.server.ts";
import { allowMail, type SignedInUser } from "../access.server.ts";
import { dropLinks, keepLink, useLink } from "../mailed-links/commands.server.ts";
import * as mails from "../mails.server.ts";
import { provePassword } from "../passwords/commands.server.ts";
import { findAccount } from "../queries.server.ts";
import { accountPath } from "../rules.ts";
import type { Caller, NotProved } from "../sessions/commands.server.ts";
import { mailedLinks, users } from "../tables.server.ts";

/**
 * Mails a link to a new address for a signed-in person's account, which changes it. The owner of an
 * account with that address gets a mail that says so instead; the answer is the same.
 */
export async function requestEmailChange(
  user: SignedInUser,
  { email, password }: { email: string; password: string | undefined },
  caller: Caller,
): Promise<{ ok: true } | { ok: false; reason: "same-address" } | NotProved> {
  if (email === user.email) return { ok: false, reason: "same-address" };
  const proof = await provePassword(user, password, caller);
  if (!proof.ok) return proof;
  const allowed = await allowMail(email, caller.info);
  if (!allowed.ok) return allowed;
  const taken = await findAccount(email);
  await transaction(async (tx) => {
    await forgetWanted(tx, user.id);
    const token = await keepLink(tx, "change-email", { email, userId: user.id });
    if (taken) await mails.mailAddressTaken(tx, email);
    else await mails.mailNewAddress(tx, email, accountPath("/auth/new-email", "/admin", { token }));
    await mails.mailAddressWanted(tx, user.email);
  });
  return { ok: true };
}

/** Gives an account the address its mailed link was sent to, and tells the old one. */
export async function confirmEmailChange(
  token: string,
): Promise<{ ok: true; email: string } | { ok: false; reason: "link-not-valid" }> {
  try {
    return await transaction(async (tx) => {
      const link = await useLink(tx, token, "change-email");
      if (!link?.userId) return { ok: false, reason: "link-not-valid" };
      const [before] = await tx.select().from(users).where(eq(users.id, link.userId)).for("update");
      if (!before) return { ok: false, reason: "link-not-valid" };
      await tx
        .update(users)
        .set({ email: link.email, updatedAt: now() })
        .where(eq(users.id, link.userId));
      // Whoever reads the old mailbox must not get in by it any more.
      await dropLinks(tx, before.email, "reset");
      await mails.mailAddressChanged(tx, before.email, link.email);
      return { ok: true, email: link.email };
    });
  } catch (error) {
    // An account with that address was made in the meantime.
    if (sqlState(error) !== sqlStates.uniqueViolation) throw error;
    return { ok: false, reason: "link-not-valid" };
  }
}

/** The last link is the one that counts. */
async function forgetWanted(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, "change-email")));
}
