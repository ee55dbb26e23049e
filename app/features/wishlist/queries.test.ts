import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertBlockedVisitor,
  insertHeldVisitor,
  insertPublicWedding,
  insertWish,
} from "#tests/support/factories.ts";
import { wishesFor } from "./queries.server.ts";

useTestDatabase();

let wedding: PublicWeddingId;

beforeEach(async () => {
  wedding = await insertPublicWedding();
});

test("wishes are in the couple's order, without deleted and other couples' wishes", async () => {
  await insertWish(wedding, { title: "Sist", position: 3 });
  await insertWish(wedding, { title: "Først", position: 1 });
  await insertWish(wedding, { title: "Borte", position: 2, deletedAt: new Date() });
  await insertWish(await insertPublicWedding(), { title: "Andres" });
  expect((await wishesFor(wedding, null)).map(({ title }) => title)).toEqual(["Først", "Sist"]);
});

test("a guest sees who reserved a wish, and that it was this browser, but no browser's id", async () => {
  const visitorId = randomUUID();
  await insertWish(wedding, { purchased: true, purchasedBy: "Kari", visitorId });
  const reserved = { isReserved: true, reservedBy: "Kari" };
  expect(await wishesFor(wedding, visitorId)).toMatchObject([{ ...reserved, isOwn: true }]);
  expect(await wishesFor(wedding, null)).toMatchObject([{ ...reserved, isOwn: false }]);
  const seen = await wishesFor(wedding, randomUUID());
  expect(seen).toMatchObject([{ ...reserved, isOwn: false }]);
  expect(JSON.stringify(seen)).not.toContain(visitorId);
});

test("a wish held by a blocked visitor looks reserved to that visitor alone", async () => {
  const visitorId = randomUUID();
  await insertBlockedVisitor(wedding, visitorId);
  await insertBlockedVisitor(await insertPublicWedding(), visitorId);
  await insertWish(wedding, { purchased: true, purchasedBy: "Tull", visitorId });
  const free = { isReserved: false, reservedBy: null, isOwn: false };
  expect(await wishesFor(wedding, null)).toMatchObject([free]);
  expect(await wishesFor(wedding, randomUUID())).toMatchObject([free]);
  expect(await wishesFor(wedding, visitorId)).toMatchObject([{ reservedBy: "Tull", isOwn: true }]);
});

test("a wish that a held visitor has reserved looks reserved by nobody", async () => {
  const visitorId = randomUUID();
  await insertHeldVisitor(wedding, visitorId);
  await insertWish(wedding, { purchased: true, purchasedBy: "Solveig", visitorId });
  const taken = { isReserved: true, reservedBy: null, isOwn: false };
  expect(await wishesFor(wedding, null)).toMatchObject([taken]);
  expect(await wishesFor(wedding, randomUUID())).toMatchObject([taken]);
  const own = { isReserved: true, reservedBy: "Solveig", isOwn: true };
  expect(await wishesFor(wedding, visitorId)).toMatchObject([own]);
});

test("a browser blocked at another wedding is not blocked here", async () => {
  const visitorId = randomUUID();
  await insertBlockedVisitor(await insertPublicWedding(), visitorId);
  await insertWish(wedding, { purchased: true, purchasedBy: "Kari", visitorId });
  expect(await wishesFor(wedding, null)).toMatchObject([{ reservedBy: "Kari" }]);
});
