import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type OwnedWeddingId, toPublicWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { startListening, stopListening, subscribe } from "#app/platform/live/live.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { guestEntry, insertGreeting, insertWedding } from "#tests/support/factories.ts";
import { recordEvents } from "#tests/support/timing.ts";
import { sendGreeting } from "../commands.server.ts";
import { purgeGreetings } from "../jobs.server.ts";
import { greetingKind } from "../rules.ts";
import { guestMessages } from "../tables.server.ts";
import {
  deleteGreetings,
  markAllReplied,
  markReplied,
  restoreGreetings,
} from "./commands.server.ts";
import {
  countGreetings,
  countUnreplied,
  findGreeting,
  listGreetings,
  sendersOf,
} from "./queries.server.ts";

const database = useTestDatabase();

const greeting = { guestName: "Tante Åse", email: null, message: "Lykke til" };
const missing = { init: { status: 404 } };

let wedding: OwnedWeddingId;
let entry: ReturnType<typeof guestEntry>;
let id: string;

beforeEach(async () => {
  wedding = await insertWedding();
  entry = guestEntry(toPublicWeddingId(wedding), { kind: greetingKind });
  await sendGreeting(entry, greeting);
  id = (await listGreetings(wedding, { limit: 1 })).greetings[0]?.id ?? "";
});

test("all unreplied greetings of a search are marked at once, and no other couple's", async () => {
  const other = await insertWedding();
  for (const weddingId of [wedding, wedding, other]) {
    await insertGreeting(weddingId, { guestName: "Ødegård" });
  }
  expect(await markAllReplied(wedding, "odegard")).toBe(2);
  expect([await countUnreplied(wedding), await countUnreplied(other)]).toEqual([1, 1]);
  expect(await markAllReplied(wedding, "")).toBe(1);
  expect(await markAllReplied(wedding, "")).toBe(0);
});

test("chosen greetings are marked, deleted and restored at once, and no other couple's", async () => {
  const own = await insertGreeting(wedding, { guestName: "Even" });
  const foreign = await insertGreeting(await insertWedding(), { guestName: "Liv" });
  const chosen = [id, own, foreign];
  expect(await markReplied(wedding, [id, foreign])).toBe(1);
  expect(await markReplied(wedding, chosen)).toBe(1);
  expect(await countUnreplied(wedding)).toBe(0);
  expect(await deleteGreetings(wedding, chosen)).toBe(2);
  expect(await listGreetings(wedding, { limit: 9 })).toMatchObject({ greetings: [] });
  expect(await restoreGreetings(wedding, chosen)).toBe(2);
});

test("marking a greeting several times at once publishes one topic", async () => {
  await startListening(database.url);
  const topics = recordEvents<string>();
  const unsubscribe = subscribe({ wedding }, topics.push);
  await Promise.all(Array.from({ length: 10 }, () => markReplied(wedding, [id])));
  await markReplied(wedding, [id]);
  expect(await findGreeting(wedding, id)).toMatchObject({ replied: true });
  // Topics arrive in order: once this one is here, so are all before it.
  await db().execute(`select pg_notify('live', '${wedding}:last')`);
  expect(await topics.atLeast(2)).toEqual(["greetings", "last"]);
  unsubscribe();
  await stopListening();
});

test("a deleted greeting is not listed, counted or found until it is restored", async () => {
  const before = await seen();
  expect(before).toMatchObject({ counts: { unreplied: 1 }, waiting: 1 });
  await deleteGreetings(wedding, [id]);
  await deleteGreetings(wedding, [id]);
  expect(await seen()).toEqual({
    counts: { unreplied: 0, replied: 0, newest: null },
    waiting: 0,
    page: { greetings: [], hasNewer: false, hasOlder: false },
    one: null,
    senders: [],
  });
  await expect(markReplied(wedding, [id])).rejects.toMatchObject(missing);
  await restoreGreetings(wedding, [id]);
  await restoreGreetings(wedding, [id]);
  expect(await seen()).toEqual(before);
});

test("submitting the form of a deleted greeting again restores nothing", async () => {
  await deleteGreetings(wedding, [id]);
  expect(await sendGreeting(entry, greeting)).toEqual({ outcome: "repeated" });
  expect(await countUnreplied(wedding)).toBe(0);
});

test("another couple's greeting and an unknown one get the same response", async () => {
  const other = await insertWedding();
  for (const [couple, targetId] of [
    [other, id],
    [wedding, randomUUID()],
  ] as const) {
    for (const change of [markReplied, deleteGreetings, restoreGreetings]) {
      await expect(change(couple, [targetId])).rejects.toMatchObject(missing);
    }
  }
  expect(await countUnreplied(wedding)).toBe(1);
});

test.each([
  [61, 0],
  [59, 1],
])("%d minutes after a deletion, %d rows are left", async (minutes, left) => {
  const deletedAt = new Date(now().getTime() - minutes * 60_000);
  await db().update(guestMessages).set({ deletedAt }).where(eq(guestMessages.id, id));
  await purgeGreetings();
  expect(await db().$count(guestMessages, eq(guestMessages.weddingId, wedding))).toBe(left);
});

/** What every query returns of the greeting. */
async function seen() {
  return {
    counts: await countGreetings(wedding),
    waiting: await countUnreplied(wedding),
    page: await listGreetings(wedding, { limit: 10 }),
    one: await findGreeting(wedding, id),
    senders: await sendersOf(wedding, [id]),
  };
}
