import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { now, setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { purgeSubmissions } from "./jobs.server.ts";
import { submissions } from "./tables.server.ts";

useTestDatabase();
afterEach(() => setClock());

it("deletes the record of a form once its token is rejected, and not before", async () => {
  const sent = now().getTime();
  await db()
    .insert(submissions)
    .values({
      audience: "newsletter",
      key: randomUUID(),
      fingerprint: "",
      visitorId: randomUUID(),
      kind: "answer",
      createdAt: new Date(sent),
    });
  const countAfter = async (days: number) => {
    setClock(() => sent + days * 24 * 3_600_000);
    await purgeSubmissions.run({}, "test");
    return db().$count(submissions);
  };
  expect(await countAfter(29)).toBe(1);
  expect(await countAfter(31)).toBe(0);
});
