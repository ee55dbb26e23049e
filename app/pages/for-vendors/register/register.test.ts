import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userRoles } from "#app/features/accounts/tables.server.ts";
import { vendors } from "#app/features/vendors/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInUser } from "#tests/support/factories.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { action } from "./register.tsx";

useTestDatabase();

test("registering gives the role of a vendor and a draft, whatever the form says", async () => {
  const { userId, cookies } = await signedInUser();
  const fields = {
    intent: "register",
    businessName: "Fjordfoto",
    category: "photographer",
    town: "Odda",
    email: "hei@fjordfoto.example",
  };
  const forged = {
    role: "admin",
    status: "approved",
    verifiedAt: "2026-11-01",
    isSample: "on",
    rating: "5",
  };
  const form = actionArgs("/for-vendors/register", { ...fields, ...forged }, { cookies });
  const { status } = await responseOf(() => action(form as never));
  expect(status).toBeLessThan(400);
  const roles = await db().select().from(userRoles).where(eq(userRoles.userId, userId));
  expect(roles.map(({ role }) => role)).toEqual(["vendor"]);
  expect(await db().select().from(vendors).where(eq(vendors.userId, userId))).toMatchObject([
    { status: "draft", verifiedAt: null, isSample: false, rating: null },
  ]);
});
