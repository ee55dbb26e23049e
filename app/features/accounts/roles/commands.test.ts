import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertUser } from "#tests/support/factories.ts";
import { auditActionsOf, insertAdmin } from "#tests/support/vendors.ts";
import { userRoles } from "../tables.server.ts";
import { changeRoleOf, grantRole, revokeRole } from "./commands.server.ts";

useTestDatabase();

test("a role is given once by two administrators at the same time, with one entry", async () => {
  const [first, second] = [await insertAdmin(), await insertAdmin()];
  const user = await insertUser();
  await Promise.all([grantRole(first, user, "vendor"), grantRole(second, user, "vendor")]);
  expect(await rolesOf(user)).toEqual(["vendor"]);
  expect(await auditActionsOf(user)).toEqual(["role-granted"]);
  await revokeRole(first, user, "vendor");
  await revokeRole(first, user, "vendor");
  expect(await rolesOf(user)).toEqual([]);
  expect(await auditActionsOf(user)).toEqual(["role-revoked", "role-granted"]);
});

test("an administrator cannot take the own role, but another one's", async () => {
  const [own, other] = [await insertAdmin(), await insertAdmin()];
  expect(await revokeRole(own, own.id, "admin")).toEqual({ ok: false, reason: "own" });
  expect(await rolesOf(own.id)).toEqual(["admin"]);
  expect(await revokeRole(own, other.id, "admin")).toEqual({ ok: true });
  expect(await rolesOf(other.id)).toEqual([]);
});

test("an unknown account is refused", async () => {
  const admin = await insertAdmin();
  expect(await grantRole(admin, "ingen", "admin")).toEqual({ ok: false, reason: "gone" });
  expect(await changeRoleOf("ingen@example.no", "admin", "grant")).toBe("unknown");
});

async function rolesOf(userId: string): Promise<string[]> {
  const found = await db().select().from(userRoles).where(eq(userRoles.userId, userId));
  return found.map(({ role }) => role);
}
