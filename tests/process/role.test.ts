import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { desc, eq } from "drizzle-orm";
import { afterAll, expect, inject, test } from "vitest";
import { userRoles } from "#app/features/accounts/tables.server.ts";
import { auditEntries } from "#app/features/audit/tables.server.ts";
import { db, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { insertUser } from "#tests/support/factories.ts";
import { connectToServer } from "#tests/support/server.ts";

const server = inject("server");
connectToServer(server);

afterAll(disconnectDatabase);

test("the command line gives a role while the product runs, with an entry in the log", async () => {
  const userId = await insertUser({ email: "styrer@example.no", name: "Åse" });
  const roles = async () => {
    const found = await db().select().from(userRoles).where(eq(userRoles.userId, userId));
    return found.map(({ role }) => role);
  };
  const given = await runRole("grant", "Styrer@example.no", "admin");
  expect(given).toMatchObject({
    code: 0,
    output: expect.stringContaining("has the role admin now"),
  });
  expect(await roles()).toEqual(["admin"]);
  const [entry] = await db()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, userId))
    .orderBy(desc(auditEntries.id));
  expect(entry).toMatchObject({
    actorId: null,
    actorName: "Kommandolinjen",
    action: "role-granted",
    subjectName: "Åse",
    reason: "admin",
  });
  expect((await runRole("grant", "styrer@example.no", "admin")).output).toContain("before");
  expect((await runRole("revoke", "styrer@example.no", "admin")).code).toBe(0);
  expect(await roles()).toEqual([]);
});

test.each([
  [["grant", "ingen@example.no", "admin"], 1, "No account has the e-mail"],
  [["grant", "styrer@example.no", "customer"], 2, "Usage"],
  [["grant", "styrer@example.no"], 2, "Usage"],
  [["take", "styrer@example.no", "admin"], 2, "Usage"],
  [["grant", "styrer@example.no", "admin", "--force"], 2, "Usage"],
])("%j is refused", async (args, code, message) => {
  const result = await runRole(...args);
  expect(result).toMatchObject({ code, output: expect.stringContaining(message) });
});

function runRole(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATA_DIR: server.dataDir, JAORD_ENV: "local" };
  const program = [resolve("build/server/role.js"), ...args];
  return new Promise((done) => {
    execFile(process.execPath, program, { env }, (error, stdout, stderr) => {
      done({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}
