import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { closeAccount, holdAccount } from "#app/features/accounts/closing/commands.server.ts";
import { provePassword } from "#app/features/accounts/passwords/commands.server.ts";
import { takePicture } from "#app/features/accounts/profile/commands.server.ts";
import { demoAccount } from "#app/features/accounts/rules.ts";
import type { Caller, NotProved } from "#app/features/accounts/sessions/commands.server.ts";
import { giveUpWedding } from "#app/features/weddings/partners/commands.server.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { letPicturesGo } from "#app/platform/pictures/delete-pictures.server.ts";
import { storedPicturesOf } from "./stored-pictures.server.ts";

export type Ended = { ok: true } | { ok: false; reason: "demo" } | NotProved;

/** Deletes the account and what only its owner had, at once and for good. */
export function endAccount(user: SignedInUser, password: string, caller: Caller): Promise<Ended> {
  return end(user, password, caller, async (tx) => {
    await takePicture(tx, user);
    await closeAccount(tx, user);
  });
}

/** Takes the person out of the wedding and keeps the account; without a partner the wedding goes. */
export function endWedding(user: SignedInUser, password: string, caller: Caller): Promise<Ended> {
  return end(user, password, caller, async () => undefined);
}

async function end(
  user: SignedInUser,
  password: string,
  caller: Caller,
  more: (tx: Transaction) => Promise<void>,
): Promise<Ended> {
  // Everybody knows its password, and others are looking at it.
  if (user.email === demoAccount.email) return { ok: false, reason: "demo" };
  const proof = await provePassword(user, password, caller);
  if (!proof.ok) return proof;
  await transaction(async (tx) => {
    await holdAccount(tx, user);
    await giveUpWedding(tx, user, async (weddingId) => {
      await letPicturesGo(tx, await storedPicturesOf(tx, weddingId));
    });
    await more(tx);
  });
  return { ok: true };
}
