import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { startListening, stopListening, subscribe } from "#app/platform/live/live.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { recordEvents } from "#tests/support/timing.ts";
import type { OwnedWeddingId } from "../access.server.ts";
import { blockVisitors, unblockVisitors } from "./commands.server.ts";
import { blockedVisitors } from "./tables.server.ts";

const database = useTestDatabase();

let wedding: OwnedWeddingId;
let other: OwnedWeddingId;

beforeEach(async () => {
  wedding = await insertWedding();
  other = await insertWedding();
  await db().delete(blockedVisitors);
});

test("blocking and unblocking are idempotent and affect one wedding", async () => {
  const visitorId = randomUUID();
  await blockVisitors(wedding, [visitorId]);
  await blockVisitors(wedding, [visitorId]);
  await blockVisitors(other, [visitorId]);
  expect(await db().$count(blockedVisitors)).toBe(2);
  await unblockVisitors(wedding, [visitorId]);
  await unblockVisitors(wedding, [visitorId]);
  expect(await db().select().from(blockedVisitors)).toMatchObject([
    { weddingId: other, visitorId },
  ]);
});

test("blocking and unblocking each publish one topic", async () => {
  await startListening(database.url);
  const topics = recordEvents<string>();
  const unsubscribe = subscribe({ wedding }, topics.push);
  const visitorId = randomUUID();
  for (const change of [blockVisitors, blockVisitors, unblockVisitors, unblockVisitors]) {
    await change(wedding, [visitorId]);
  }
  // Topics arrive in order: once this one is here, so are all before it.
  await db().execute(`select pg_notify('live', '${wedding}:last')`);
  expect(await topics.atLeast(3)).toEqual(["visitors", "visitors", "last"]);
  unsubscribe();
  await stopListening();
});
