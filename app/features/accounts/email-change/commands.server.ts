import { and, eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/errors.server.ts";
import { consumeUserEmail, type SignedInUser } from "../access.server.ts";
import {
  consumeEmailToken,
  createEmailToken,
  deleteEmailTokens,
} from "../email-tokens/commands.server.ts";
import * as mails from "../mails.server.ts";
import { verifyCurrentPassword } from "../passwords/commands.server.ts";
import { findAccount } from "../queries.server.ts";
import { accountPath } from "../rules.ts";
import type { ReauthFailed, RequestContext } from "../sessions/commands.server.ts";
import { emailTokens, users } from "../tables.server.ts";

/** Does not reveal whether another account has the new e-mail; its owner is notified instead. */
export async function requestEmailChange(
  user: SignedInUser,
  { email, password }: { email: string; password: string | undefined },
  context: RequestContext,
): Promise<{ ok: true } | { ok: false; reason: "same-email" } | ReauthFailed> {
  if (email === user.email) return { ok: false, reason: "same-email" };
  const reauth = await verifyCurrentPassword(user, password, context);
  if (!reauth.ok) return reauth;
  const allowed = await consumeUserEmail(email, user.id, context.info);
  if (!allowed.ok) return allowed;
  const existing = await findAccount(email);
  await transaction(async (tx) => {
    await tx
      .delete(emailTokens)
      .where(and(eq(emailTokens.userId, user.id), eq(emailTokens.purpose, "change-email")));
    const token = await createEmailToken(tx, "change-email", { email, userId: user.id });
    if (existing) await mails.mailEmailTaken(tx, { id: existing.userId, email });
    else
      await mails.mailEmailChange(
        tx,
        { id: user.id, email },
        accountPath("/auth/new-email", "/admin", { token }),
      );
    await mails.mailEmailChangeRequested(tx, user);
  });
  return { ok: true };
}

export async function confirmEmailChange(
  token: string,
): Promise<{ ok: true; email: string } | { ok: false; reason: "link-not-valid" }> {
  try {
    return await transaction(async (tx) => {
      const change = await consumeEmailToken(tx, token, "change-email");
      if (!change?.userId) return { ok: false, reason: "link-not-valid" };
      const [previous] = await tx
        .select()
        .from(users)
        .where(eq(users.id, change.userId))
        .for("update");
      if (!previous) return { ok: false, reason: "link-not-valid" };
      await tx
        .update(users)
        .set({ email: change.email, updatedAt: now() })
        .where(eq(users.id, change.userId));
      // The old mailbox must no longer give access.
      await deleteEmailTokens(tx, previous.email, "reset");
      await mails.mailEmailChanged(tx, previous, change.email);
      return { ok: true, email: change.email };
    });
  } catch (error) {
    if (sqlState(error) !== sqlStates.uniqueViolation) throw error;
    return { ok: false, reason: "link-not-valid" };
  }
}
