import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { now, setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { purgeSubmissions } from "./jobs.server.ts";
import { guestSubmissions } from "./tables.server.ts";

useTestDatabase();
afterEach(() => setClock());

it("forgets a form once its ticket is refused, and not before", async () => {
  const weddingId = await insertWedding();
  const sent = now().getTime();
  await db()
    .insert(guestSubmissions)
    .values({
      weddingId,
      key: randomUUID(),
      fingerprint: "",
      visitorId: randomUUID(),
      kind: "answer",
      proven: true,
      createdAt: new Date(sent),
    });
  const keptAfter = async (days: number) => {
    setClock(() => sent + days * 24 * 3_600_000);
    await purgeSubmissions.run({}, "test");
    return db().$count(guestSubmissions);
  };
  expect(await keptAfter(29)).toBe(1);
  expect(await keptAfter(31)).toBe(0);
});
