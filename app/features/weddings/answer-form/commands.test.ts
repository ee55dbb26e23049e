import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import type { OwnedWeddingId } from "../access.server.ts";
import { weddings } from "../tables.server.ts";
import { changeAnswerSettings } from "./commands.server.ts";

useTestDatabase();

const weddingDate = "2099-06-12";
const chosen = { answerMode: "link", answerDeadline: "2099-04-01" } as const;

test("the couple chooses who may answer, and until when", async () => {
  const wedding = await insertOwn();
  const other = await insertOwn();
  expect(await changeAnswerSettings(wedding, 1, chosen)).toEqual({ ok: true });
  expect(await stored(wedding)).toMatchObject({ ...chosen, version: 2 });
  expect(await stored(other)).toMatchObject({ answerMode: "both", answerDeadline: null });
  const open = { answerMode: "open", answerDeadline: null } as const;
  expect(await changeAnswerSettings(wedding, 2, open)).toEqual({ ok: true });
  expect(await stored(wedding)).toMatchObject(open);
});

test("the partner's choice is never replaced unseen", async () => {
  const wedding = await insertOwn();
  await changeAnswerSettings(wedding, 1, chosen);
  expect(await changeAnswerSettings(wedding, 1, chosen)).toEqual({ ok: true });
  const late = { answerMode: "open", answerDeadline: null } as const;
  expect(await changeAnswerSettings(wedding, 1, late)).toMatchObject({
    reason: "conflict",
    stored: { ...chosen, version: 2 },
  });
  expect(await stored(wedding)).toMatchObject(chosen);
});

test("two partners who save at once get one change and one conflict", async () => {
  const wedding = await insertOwn();
  const results = await Promise.all([
    changeAnswerSettings(wedding, 1, chosen),
    changeAnswerSettings(wedding, 1, { ...chosen, answerMode: "open" }),
  ]);
  expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
});

test.each([
  ["2099-06-13", { reason: "after-wedding" }],
  ["2099-06-12", { ok: true }],
  ["2001-01-01", { reason: "past" }],
])("a deadline on %s is %j", async (answerDeadline, result) => {
  const wedding = await insertOwn();
  const settings = { answerMode: "both", answerDeadline } as const;
  expect(await changeAnswerSettings(wedding, 1, settings)).toMatchObject(result);
});

test("a deadline that has been stays, while the rest changes", async () => {
  const wedding = await insertOwn({ answerDeadline: "2001-01-01" });
  const settings = { answerMode: "link", answerDeadline: "2001-01-01" } as const;
  expect(await changeAnswerSettings(wedding, 1, settings)).toEqual({ ok: true });
});

async function insertOwn(values: { answerDeadline?: string } = {}): Promise<OwnedWeddingId> {
  return (await insertWedding({ weddingDate, ...values })) as OwnedWeddingId;
}

async function stored(weddingId: OwnedWeddingId) {
  const [wedding] = await db().select().from(weddings).where(eq(weddings.id, weddingId));
  return wedding;
}
