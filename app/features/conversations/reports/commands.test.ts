import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AdminId } from "#app/features/accounts/access.server.ts";
import { listAudit } from "#app/features/audit/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertSides, say } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertUser } from "#tests/support/factories.ts";
import { report } from "../commands.server.ts";
import { conversationReports } from "../tables.server.ts";
import { closeReport } from "./commands.server.ts";
import { listOpenReports } from "./queries.server.ts";
import { shownMessages } from "./rules.ts";

useTestDatabase();

test("a report shows the last messages without addresses, and is closed once, with the reason logged", async () => {
  const admin = (await insertUser({ name: "Anna Admin" })) as string as AdminId;
  const { kari, vendor, conversationId } = await insertSides();
  for (let i = 0; i < shownMessages; i++) await say(vendor, `Melding ${i}`);
  const id = randomUUID();
  await report(kari, { id, reason: "fraud", text: "Ba om forskudd" });
  const { reports, total } = await listOpenReports(admin);
  expect(total).toBe(1);
  expect(reports[0]).toMatchObject({
    id,
    conversationId,
    side: "asker",
    reporterName: "Kari Vik",
    askerName: "Kari og Ola",
    answererName: "Silje Brun",
    reason: "fraud",
    text: "Ba om forskudd",
  });
  expect(reports[0]?.messages.map(({ text }) => text)).toEqual(
    Array.from({ length: shownMessages }, (_, i) => `Melding ${i}`),
  );
  expect(JSON.stringify(reports)).not.toContain("@");

  const closed = { conversationId, id, reason: "Leverandøren er stengt ute" };
  const both = await Promise.all([closeReport(admin, closed), closeReport(admin, closed)]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect((await listOpenReports(admin)).total).toBe(0);
  const [stored] = await db()
    .select()
    .from(conversationReports)
    .where(eq(conversationReports.id, id));
  expect(stored?.closedAt).not.toBeNull();
  const { entries } = await listAudit(admin, { subject: "report", subjectId: id });
  expect(entries).toMatchObject([
    { actorId: admin, actorName: "Anna Admin", action: "report-closed", reason: closed.reason },
  ]);
});
