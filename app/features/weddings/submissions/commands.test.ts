import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { startListening, stopListening, subscribe } from "#app/platform/live/live.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { guestEntry, nextEntryOf } from "#tests/support/guest-entry.ts";
import { insertWedding } from "#tests/support/owner.ts";
import type { OwnedWeddingId, PublicWeddingId } from "../access.server.ts";
import {
  blockVisitor,
  recordSubmission,
  releaseIdempotencyKey,
  SubmissionLimitExceeded,
  unblockVisitor,
} from "./commands.server.ts";
import { blockedVisitors } from "./tables.server.ts";

const database = useTestDatabase();

let wedding: OwnedWeddingId & PublicWeddingId;
let other: OwnedWeddingId;

beforeEach(async () => {
  wedding = (await insertWedding()) as OwnedWeddingId & PublicWeddingId;
  other = (await insertWedding()) as OwnedWeddingId;
  await db().delete(blockedVisitors);
});

test("a browser is hidden for one wedding, however often, and shown again", async () => {
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

test("the same form with the same content is new once, also at the same time", async () => {
  const entry = guestEntry(wedding);
  const record = (content: unknown) => transaction((tx) => recordSubmission(tx, entry, content));
  const recorded = await Promise.all(Array.from({ length: 20 }, () => record({ name: "Kari" })));
  expect(recorded.filter(Boolean)).toHaveLength(1);
  expect(await record({ name: "Ola" })).toBe(true);
  expect(await record({ name: "Ola" })).toBe(false);
});

test("a form that came to nothing is forgotten, and new when it is sent again", async () => {
  const entry = guestEntry(wedding);
  const record = () => transaction((tx) => recordSubmission(tx, entry, "Kari"));
  await record();
  await transaction((tx) => releaseIdempotencyKey(tx, entry, "Ola"));
  expect(await record()).toBe(false);
  await transaction((tx) => releaseIdempotencyKey(tx, entry, "Kari"));
  expect(await record()).toBe(true);
});

test("what is too much for a browser leaves nothing behind; what it sent before is a repeat", async () => {
  const first = guestEntry(wedding, { kind: "reservation" });
  const record = (entry: typeof first) => transaction((tx) => recordSubmission(tx, entry, "Kari"));
  const next = () => ({ ...nextEntryOf(first), kind: "reservation" }) as const;
  await record(first);
  const burst = await Promise.allSettled(Array.from({ length: 20 }, () => record(next())));
  const refused = burst.flatMap((sent) => (sent.status === "rejected" ? [sent.reason] : []));
  expect(refused).toHaveLength(16);
  for (const reason of refused) expect(reason).toBeInstanceOf(SubmissionLimitExceeded);
  expect(await record(first)).toBe(false);
  expect(await record(guestEntry(wedding, { kind: "reservation" }))).toBe(true);
  expect(await record(nextEntryOf(first))).toBe(true);
});

test("the couple's screens hear of hiding and showing once, whatever the browser sent", async () => {
  await startListening(database.url);
  const heard: string[] = [];
  const unsubscribe = subscribe({ wedding }, (topic) => heard.push(topic));
  const visitorId = randomUUID();
  for (const change of [blockVisitor, blockVisitor, unblockVisitor, unblockVisitor]) {
    await change(wedding, visitorId);
  }
  // Words come in order: once this one is here, so are all before it.
  await db().execute(`select pg_notify('live', '${wedding}:last')`);
  await vi.waitFor(() => expect(heard.at(-1)).toBe("last"));
  expect(heard).toEqual(["visitors", "visitors", "last"]);
  unsubscribe();
  await stopListening();
});
