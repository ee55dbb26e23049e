import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertBlockedVisitor, insertGreeting, insertWedding } from "#tests/support/factories.ts";
import type { guestMessages } from "../tables.server.ts";
import {
  countGreetings,
  countUnreplied,
  findGreeting,
  listGreetings,
  sendersOf,
} from "./queries.server.ts";

useTestDatabase();

type Fields = Partial<typeof guestMessages.$inferInsert>;

let wedding: OwnedWeddingId;

beforeEach(async () => {
  wedding = await insertWedding();
});

describe("pages", () => {
  test("contain every greeting once, newest first, in both directions, even with equal times", async () => {
    const sent = Array.from({ length: 47 }, (_, number) => ({
      guestName: `Gjest ${number}`,
      createdAt: new Date(Date.UTC(2026, 10, 20, 12, Math.floor(number / 9))),
    }));
    await receive(...sent);
    const newerPages: string[][] = [];
    let page = await listGreetings(wedding, { limit: 10 });
    expect(page.hasNewer).toBe(false);
    for (;;) {
      newerPages.push(page.greetings.map(({ guestName }) => guestName));
      const last = page.greetings.at(-1);
      if (!page.hasOlder || !last) break;
      const cursor = { id: last.id, direction: "older" } as const;
      page = await listGreetings(wedding, { limit: 10, cursor });
      expect(page.hasNewer).toBe(true);
    }
    expect(newerPages.map(({ length }) => length)).toEqual([10, 10, 10, 10, 7]);
    expect(new Set(newerPages.flat()).size).toBe(47);
    const minutes = newerPages.flat().map((name) => Math.floor(Number(name.slice(6)) / 9));
    expect(minutes).toEqual([...minutes].sort((a, b) => b - a));

    const first = page.greetings[0];
    if (!first) throw new Error("the last page is empty");
    const cursor = { id: first.id, direction: "newer" } as const;
    const back = await listGreetings(wedding, { limit: 10, cursor });
    expect(back.greetings.map(({ guestName }) => guestName)).toEqual(newerPages[3]);
    expect(back).toMatchObject({ hasNewer: true, hasOlder: true });
  });

  test("do not shift when new greetings arrive", async () => {
    await receive({ createdAt: at(1) }, { createdAt: at(2) }, { createdAt: at(3) });
    const newest = await listGreetings(wedding, { limit: 2 });
    await receive({ createdAt: at(4) });
    const cursor = { id: newest.greetings[1]?.id ?? "", direction: "older" } as const;
    const older = await listGreetings(wedding, { limit: 2, cursor });
    expect(older.greetings.map(({ createdAt }) => createdAt)).toEqual([at(1)]);
  });

  test.each([
    [{ replied: true }, ["Besvart"]],
    [{ replied: false }, ["Ny"]],
    [{ search: "BESV" }, ["Besvart"]],
    [{ search: "aase@" }, ["Ny"]],
    [{ search: "ÅSE@" }, ["Ny"]],
    [{ search: "kransekake" }, ["Ny"]],
    [{ search: "100 %" }, ["Besvart"]],
    [{ search: "%" }, ["Besvart"]],
    [{ search: "_" }, []],
    [{ search: "kransekake", replied: true }, []],
  ])("with %j contain %j", async (filter, names) => {
    await receive(
      { guestName: "Ny", email: "aase@epost.no", message: "Jeg lærer bort Kransekake" },
      { guestName: "Besvart", message: "100 % enig", replied: true },
    );
    const { greetings } = await listGreetings(wedding, { ...filter, limit: 10 });
    expect(greetings.map(({ guestName }) => guestName)).toEqual(names);
  });
});

test("a blocked visitor's greetings are not listed, counted or found", async () => {
  const visitorId = randomUUID();
  const [hidden = ""] = await receive({ visitorId }, { replied: true });
  expect(await countUnreplied(wedding)).toBe(1);
  await insertBlockedVisitor(wedding, visitorId);
  expect((await listGreetings(wedding, { limit: 10 })).greetings).toHaveLength(1);
  expect(await countGreetings(wedding)).toMatchObject({ unreplied: 0, replied: 1 });
  expect(await countUnreplied(wedding)).toBe(0);
  expect(await findGreeting(wedding, hidden)).toBeNull();
  expect(await sendersOf(wedding, [hidden]), "to show it again").toEqual([visitorId]);
});

test("no greeting of another wedding is found, even with its id as the cursor", async () => {
  const [own = ""] = await receive({ guestName: "Åse", createdAt: at(1) });
  const other = await insertWedding();
  await receiveInto(other, { createdAt: at(0) });
  expect(await findGreeting(wedding, own)).toMatchObject({ guestName: "Åse" });
  expect(await findGreeting(other, own)).toBeNull();
  expect(await sendersOf(other, [own])).toEqual([]);
  const cursor = { id: own, direction: "older" } as const;
  expect((await listGreetings(other, { limit: 10, cursor })).greetings).toEqual([]);
  expect(await countGreetings(other)).toMatchObject({ unreplied: 1, newest: at(0) });
});

test("an empty inbox has no newest greeting", async () => {
  expect(await countGreetings(wedding)).toEqual({ unreplied: 0, replied: 0, newest: null });
});

function at(minute: number): Date {
  return new Date(Date.UTC(2026, 10, 20, 12, minute));
}

function receive(...greetings: Fields[]): Promise<string[]> {
  return receiveInto(wedding, ...greetings);
}

/** Inserts greetings and returns their ids. */
async function receiveInto(weddingId: string, ...greetings: Fields[]): Promise<string[]> {
  const ids: string[] = [];
  for (const fields of greetings) ids.push(await insertGreeting(weddingId, fields));
  return ids;
}
