import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { startListening, stopListening, subscribe } from "#app/platform/live/live.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { recordEvents } from "#tests/support/timing.ts";
import type { OwnedWeddingId } from "../access.server.ts";
import { blockVisitor, unblockVisitor } from "./commands.server.ts";
import { blockedVisitors } from "./tables.server.ts";

const database = useTestDatabase();

let wedding: OwnedWeddingId;
let other: OwnedWeddingId;

beforeEach(async () => {
  wedding = await insertWedding();
  other = await insertWedding();
  await db().delete(blockedVisitors);
});

test("a browser is blocked for one wedding, however often, and unblocked", async () => {
  const visitorId = randomUUID();
  await blockVisitor(wedding, visitorId);
  await blockVisitor(wedding, visitorId);
  await blockVisitor(other, visitorId);
  expect(await db().$count(blockedVisitors)).toBe(2);
  await unblockVisitor(wedding, visitorId);
  await unblockVisitor(wedding, visitorId);
  expect(await db().select().from(blockedVisitors)).toMatchObject([
    { weddingId: other, visitorId },
  ]);
});

test("the couple's screens hear of blocking and unblocking once, whatever the browser sent", async () => {
  await startListening(database.url);
  const heard = recordEvents<string>();
  const unsubscribe = subscribe({ wedding }, heard.push);
  const visitorId = randomUUID();
  for (const change of [blockVisitor, blockVisitor, unblockVisitor, unblockVisitor]) {
    await change(wedding, visitorId);
  }
  // Topics arrive in order: once this one is here, so are all before it.
  await db().execute(`select pg_notify('live', '${wedding}:last')`);
  expect(await heard.atLeast(3)).toEqual(["visitors", "visitors", "last"]);
  unsubscribe();
  await stopListening();
});
