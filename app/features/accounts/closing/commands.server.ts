import { eq } from "drizzle-orm";
import type { Transaction } from "#app/platform/db/database.server.ts";
import type { SignedInUser } from "../access.server.ts";
import { mailAccountClosed } from "../mails.server.ts";
import { mailedLinks, users } from "../tables.server.ts";

/** Holds on to the account, so that nothing can be given to it any more until `tx` ends. */
export async function holdAccount(tx: Transaction, user: SignedInUser): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
}

/**
 * Deletes the account with its sessions, password and codes, and tells its owner by mail. What
 * belongs to the person beyond the account must be gone already.
 */
export async function closeAccount(tx: Transaction, user: SignedInUser): Promise<void> {
  await tx.delete(mailedLinks).where(eq(mailedLinks.email, user.email));
  await tx.delete(users).where(eq(users.id, user.id));
  await mailAccountClosed(tx, user.email);
}
