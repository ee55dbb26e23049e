import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/owner.ts";
import type { OwnedWeddingId, PublicWeddingId } from "../access.server.ts";
import { hideVisitor, recordSubmission, showVisitor } from "./commands.server.ts";
import { hiddenVisitors } from "./tables.server.ts";

useTestDatabase();

let wedding: OwnedWeddingId & PublicWeddingId;
let other: OwnedWeddingId;

beforeEach(async () => {
  wedding = (await insertWedding()) as OwnedWeddingId & PublicWeddingId;
  other = (await insertWedding()) as OwnedWeddingId;
  await db().delete(hiddenVisitors);
});

test("a browser is hidden for one wedding, however often, and shown again", async () => {
  const visitorId = randomUUID();
  await hideVisitor(wedding, visitorId);
  await hideVisitor(wedding, visitorId);
  await hideVisitor(other, visitorId);
  expect(await db().$count(hiddenVisitors)).toBe(2);
  await showVisitor(wedding, visitorId);
  await showVisitor(wedding, visitorId);
  expect(await db().select().from(hiddenVisitors)).toMatchObject([{ weddingId: other, visitorId }]);
});

test("the same form with the same content is new once, also at the same time", async () => {
  const key = randomUUID();
  const record = (content: unknown) =>
    transaction((tx) => recordSubmission(tx, wedding, key, content));
  const recorded = await Promise.all(Array.from({ length: 20 }, () => record({ name: "Kari" })));
  expect(recorded.filter(Boolean)).toHaveLength(1);
  expect(await record({ name: "Ola" })).toBe(true);
  expect(await record({ name: "Ola" })).toBe(false);
});
