import { sql } from "drizzle-orm";
import * as auth from "#app/features/accounts/routes/auth.tsx";
import { db } from "#app/platform/db/database.server.ts";
import { password } from "./factories.ts";
import { actionArgs, responseOf } from "./route-args.ts";

type Args = Parameters<typeof actionArgs>;

/** Submits the form of `/auth`. */
export function submitAuthForm(path: string, fields: Args[1], options?: Args[2]) {
  return responseOf(() => auth.action(actionArgs(path, fields, options) as never));
}

/** Signs up on the way to `/create`. */
export function signUp(email: string) {
  const path = "/auth?mode=signup&next=/create";
  return submitAuthForm(path, { email, password, intent: "signup" });
}

export async function clearRateLimits(): Promise<void> {
  await db().execute(sql`delete from limits`);
}
