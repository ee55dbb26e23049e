import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { submitAuthForm } from "#tests/support/auth-form.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { password } from "#tests/support/factories.ts";
import { firstLinkPath, queuedMails } from "#tests/support/queued-mails.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { userRoles, users } from "../tables.server.ts";
import * as confirm from "./confirm.tsx";

useTestDatabase();

const forged = { role: "admin", roles: "admin", isAdmin: "true", user_roles: "admin" };

test("signing up gives no role, whatever the forms say", async () => {
  const email = "forfalsker@example.no";
  const fields = { email, password, intent: "signup", ...forged };
  await submitAuthForm("/auth?mode=signup&next=/for-vendors/register", fields);
  const path = firstLinkPath((await queuedMails(email))[0]);
  const confirmed = await responseOf(() =>
    confirm.action(actionArgs(path, { password, ...forged }) as never),
  );
  expect(confirmed.status).toBe(303);
  const [user] = await db().select().from(users).where(eq(users.email, email));
  expect(user).toBeDefined();
  expect(await db().$count(userRoles, eq(userRoles.userId, user?.id ?? ""))).toBe(0);
});
