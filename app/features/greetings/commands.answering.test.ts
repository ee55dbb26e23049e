import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { startListening, stopListening, subscribe } from "#app/platform/live/live.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/owner.ts";
import { markAnswered } from "./commands.server.ts";
import { guestMessages } from "./tables.server.ts";

const database = useTestDatabase();

let wedding: OwnedWeddingId;
let id: string;

beforeEach(async () => {
  wedding = (await insertWedding()) as OwnedWeddingId;
  id = randomUUID();
  const visitorId = randomUUID();
  await db()
    .insert(guestMessages)
    .values({ weddingId: wedding, id, visitorId, guestName: "Liv", message: "Hei" });
});

test("both of a couple mark a greeting at once; the screens hear of it once", async () => {
  await startListening(database.url);
  const heard: string[] = [];
  const unsubscribe = subscribe(wedding, (topic) => heard.push(topic));
  await Promise.all(Array.from({ length: 10 }, () => markAnswered(wedding, id)));
  await markAnswered(wedding, id);
  expect(await isReplied()).toBe(true);
  // Words come in order: once this one is here, so are all before it.
  await db().execute(`select pg_notify('live', '${wedding}:last')`);
  await vi.waitFor(() => expect(heard.at(-1)).toBe("last"));
  expect(heard).toEqual(["greetings", "last"]);
  unsubscribe();
  await stopListening();
});

test("another couple's greeting and one that is not there get the same answer", async () => {
  const other = (await insertWedding()) as OwnedWeddingId;
  const refusal = { init: { status: 404 } };
  await expect(markAnswered(other, id)).rejects.toMatchObject(refusal);
  await expect(markAnswered(wedding, randomUUID())).rejects.toMatchObject(refusal);
  expect(await isReplied()).toBe(false);
});

async function isReplied() {
  const [row] = await db().select().from(guestMessages).where(eq(guestMessages.id, id));
  return row?.replied;
}
