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

/** Returns a response without tokens and other random values. */
export function normalizeResponse({
  status,
  headers,
  body,
}: Awaited<ReturnType<typeof responseOf>>) {
  const fixed = [...headers].map(([name, value]) => [
    name,
    name === "set-cookie"
      ? decodeURIComponent(value).replace(/=[^;]*/, (text) => "x".repeat(text.length))
      : value,
  ]);
  return JSON.stringify({ status, headers: fixed, body });
}
