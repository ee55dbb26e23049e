import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type OwnedWeddingId, toPublicWeddingId } from "#app/features/weddings/access.server.ts";
import {
  blockVisitors,
  unblockVisitors,
} from "#app/features/weddings/blocked-visitors/commands.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { countGuests } from "../guest-links/queries.server.ts";
import { answersOf } from "../queries.server.ts";
import { rsvpResponses } from "../tables.server.ts";
import { allAnswers, answerCounts, latestAnswers } from "./queries.server.ts";

useTestDatabase();

const [wedding, other, empty] = [randomUUID(), randomUUID(), randomUUID()] as [
  OwnedWeddingId,
  OwnedWeddingId,
  OwnedWeddingId,
];
const visitor = randomUUID();

beforeAll(async () => {
  for (const id of [wedding, other, empty]) await insertWedding({ id });
  await db()
    .insert(rsvpResponses)
    .values([
      row("Kari", { guestCount: 2, plusOneName: "Ola", visitorId: visitor }),
      row("Liv", {
        guestCount: 1,
        dietaryRestrictions: "100% vegan",
        visitorId: visitor,
        additional: true,
      }),
      row("Per", { attending: false, guestCount: 0, message: "Vi er på Lanzarote" }),
      row("Siri", { guestCount: 0 }),
      row("Tor", { guestCount: 2 }),
      row("Una", { attending: false, guestCount: 0 }),
      row("En annens gjest", { weddingId: other, guestCount: 2, visitorId: visitor }),
    ]);
});

test.each([
  // An attending row without a number counts as one person.
  [wedding, { comingAnswers: 4, declined: 2, total: 6 }, 6],
  [other, { comingAnswers: 1, declined: 0, total: 1 }, 2],
  [empty, { comingAnswers: 0, declined: 0, total: 0 }, 0],
])("counts the answers and persons of one wedding", async (id, counts, comingPersons) => {
  expect(await answerCounts(id)).toEqual(counts);
  expect(await countGuests(id)).toMatchObject({ comingPersons });
});

test("the latest answers are the newest five of this wedding", async () => {
  expect(names(await latestAnswers(wedding))).toEqual(["Una", "Tor", "Siri", "Per", "Liv"]);
});

describe("all answers", () => {
  test("are paged, newest first", async () => {
    const page = await allAnswers(wedding, { limit: 4, offset: 4 });
    expect(names(page)).toEqual(["Liv", "Kari"]);
  });

  test.each([
    ["ola", ["Kari"]],
    ["LANZAROTE", ["Per"]],
    ["lånzarøte", ["Per"]],
    ["tor@epost", ["Tor"]],
    ["100%", ["Liv"]],
    ["%", ["Liv"]],
    ["_", []],
    ["\\", []],
    ["annens", []],
  ])("are searched for %j, and counted", async (search, found) => {
    const page = await allAnswers(wedding, { search, limit: 50, offset: 0 });
    expect(names(page)).toEqual(found);
    expect(await answerCounts(wedding, search)).toMatchObject({ total: found.length });
  });

  test("are filtered by attendance", async () => {
    const page = await allAnswers(wedding, { attending: false, limit: 50, offset: 0 });
    expect(names(page)).toEqual(["Una", "Per"]);
  });
});

test("answers of a browser that this couple has blocked are not counted", async () => {
  onTestFinished(() => unblockVisitors(wedding, [visitor]));
  await blockVisitors(wedding, [visitor]);
  expect(await answerCounts(wedding)).toMatchObject({ comingAnswers: 2, total: 4 });
  expect(await countGuests(wedding)).toMatchObject({ comingPersons: 3 });
  expect(names(await latestAnswers(wedding))).toEqual(["Una", "Tor", "Siri", "Per"]);
  expect(await allAnswers(wedding, { limit: 50, offset: 0 })).toHaveLength(4);
  expect(names(await latestAnswers(other))).toEqual(["En annens gjest"]);
  expect(await answerCounts(other)).toMatchObject({ comingAnswers: 1, total: 1 });
});

test("a browser reads its own answers of one wedding, the additional ones last", async () => {
  const publicId = toPublicWeddingId(wedding);
  expect(names(await answersOf(publicId, visitor))).toEqual(["Kari", "Liv"]);
  expect(await answersOf(publicId, randomUUID())).toEqual([]);
});

let minute = 0;

function row(guestName: string, values: Partial<typeof rsvpResponses.$inferInsert> = {}) {
  const email = `${guestName.toLowerCase().replaceAll(" ", ".")}@epost.no`;
  const createdAt = new Date(Date.UTC(2026, 10, 20, 12, minute++));
  return {
    weddingId: wedding,
    id: randomUUID(),
    guestName,
    email,
    attending: true,
    guestCount: 1,
    identity: email,
    visitorId: randomUUID(),
    createdAt,
    ...values,
  };
}

function names(answers: { guestName: string }[]): string[] {
  return answers.map(({ guestName }) => guestName);
}
