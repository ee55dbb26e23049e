import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { recordAudit } from "./commands.server.ts";
import { listAudit } from "./queries.server.ts";
import { auditPageSize } from "./rules.ts";

useTestDatabase();

const admin = "admin" as Scope<"admin">;
const vendor = { subject: "vendor", subjectId: "7", subjectName: "Lys over Hardanger" } as const;

test("entries are listed newest first, with who acted and why", async () => {
  const actor = { id: "kari", name: "Kari Vik" };
  await recordAudit(db(), { actor, action: "vendor-approved", ...vendor });
  await recordAudit(db(), { actor: "system", action: "role-granted", ...vendor, subject: "role" });
  await recordAudit(db(), { actor, action: "vendor-suspended", ...vendor, reason: "Svarer ikke" });
  const { entries, total } = await listAudit(admin);
  expect(total).toBe(3);
  expect(entries.map(({ action, actorId, actorName }) => [action, actorId, actorName])).toEqual([
    ["vendor-suspended", "kari", "Kari Vik"],
    ["role-granted", null, "Systemet"],
    ["vendor-approved", "kari", "Kari Vik"],
  ]);
  expect(entries[0]).toMatchObject({ ...vendor, reason: "Svarer ikke" });
  const ofVendors = await listAudit(admin, { subject: "vendor", subjectId: "7" });
  expect(ofVendors.entries.map(({ action }) => action)).toEqual([
    "vendor-suspended",
    "vendor-approved",
  ]);
});

test("the log is read in pages", async () => {
  const before = (await listAudit(admin)).total;
  for (let i = before; i <= auditPageSize; i++) {
    await recordAudit(db(), { actor: "system", action: "vendor-approved", ...vendor });
  }
  const [first, second] = [await listAudit(admin), await listAudit(admin, { page: 2 })];
  expect([first.entries.length, second.entries.length, second.total]).toEqual([
    auditPageSize,
    1,
    auditPageSize + 1,
  ]);
  expect(second.entries[0]?.id).toBeLessThan(first.entries.at(-1)?.id ?? 0);
});

test.each([
  "update audit_entries set reason = null",
  "delete from audit_entries",
  "truncate audit_entries",
])("the database refuses: %s", async (statement) => {
  await recordAudit(db(), { actor: "system", action: "vendor-approved", ...vendor });
  const { total } = await listAudit(admin);
  const refused = db().execute(sql.raw(statement));
  await expect(refused).rejects.toMatchObject({
    cause: { message: "audit_entries is append-only" },
  });
  expect((await listAudit(admin)).total).toBe(total);
});
