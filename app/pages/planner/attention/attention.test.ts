import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { budgetCategories, budgetItems } from "#app/features/budget/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertBlockedVisitor,
  insertGreeting,
  insertHeldVisitor,
  insertPhoto,
  type SignedInUser,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { noAttention } from "./attention.ts";
import { action, loader } from "./route.ts";

useTestDatabase();
afterEach(() => setClock());

const created = { createdAt: new Date("2026-11-01T12:00:00Z") };

let owner: SignedInUser & { weddingId: string };

beforeEach(async () => {
  owner = await signedInOwner();
});

test("a new wedding has nothing that needs attention", async () => {
  expect(await countsOf(owner)).toEqual(noAttention);
});

test("unseen answers, unreplied messages and awaiting photos of the couple's own wedding are counted", async () => {
  await answerAt("2026-11-20T12:00:00Z");
  await insertGreeting(owner.weddingId);
  await insertGreeting(owner.weddingId, { replied: true });
  for (const status of ["awaiting", "awaiting", "shown", "hidden"] as const) {
    await insertPhoto(owner.weddingId, { status });
  }
  expect(await countsOf(owner)).toEqual({ ...noAttention, answers: 1, messages: 1, photos: 2 });
  expect(await countsOf(await signedInOwner())).toEqual(noAttention);
});

test("unpaid payments are counted once they are overdue or due within a week", async () => {
  setClock(() => Date.parse("2026-11-20T12:00:00Z"));
  const categoryId = randomUUID();
  const { weddingId } = owner;
  await db()
    .insert(budgetCategories)
    .values({ weddingId, id: categoryId, name: "Mat", ...created });
  const dueDates = ["2026-11-01", "2026-11-27", "2026-11-28", null];
  await db()
    .insert(budgetItems)
    .values(
      dueDates.flatMap((dueDate) =>
        [true, false].map((paid) => ({
          ...{ weddingId, id: randomUUID(), categoryId, name: "Middag" },
          ...{ dueDate, paid, ...created },
        })),
      ),
    );
  expect(await countsOf(owner)).toMatchObject({ payments: 2 });
});

test("submissions of a blocked visitor are not counted", async () => {
  const visitorId = randomUUID();
  await insertBlockedVisitor(owner.weddingId, visitorId);
  await answerAt("2026-11-20T12:00:00Z", visitorId);
  await insertGreeting(owner.weddingId, { visitorId });
  await insertPhoto(owner.weddingId, { status: "awaiting", visitorId });
  expect(await countsOf(owner)).toEqual(noAttention);
});

test("a crowd that is held is counted once, and what it sent is not", async () => {
  const visitorId = randomUUID();
  await insertHeldVisitor(owner.weddingId, visitorId);
  await answerAt("2026-11-20T12:00:00Z", visitorId);
  await insertGreeting(owner.weddingId, { visitorId });
  expect(await countsOf(owner)).toEqual({ ...noAttention, held: 1 });
});

test("answers are new until one sent later has been seen", async () => {
  await answerAt("2026-11-20T12:00:00.123456Z");
  await answerAt("2026-11-20T13:00:00Z");
  expect(await markSeen("2026-11-20T12:00:00.123Z")).toMatchObject({ answers: 1 });
  expect(await markSeen("2026-11-20T13:00:00.000Z")).toMatchObject({ answers: 0 });
  expect(await markSeen("2026-11-20T12:00:00.000Z"), "never backwards").toMatchObject({
    answers: 0,
  });
});

test("a future time does not mark later answers as seen", async () => {
  expect(await markSeen("2099-01-01T00:00:00Z")).toMatchObject({ answers: 0 });
  await answerAt(new Date(Date.now() + 60_000).toISOString());
  expect(await countsOf(owner)).toMatchObject({ answers: 1 });
});

test.each([
  "i går",
  "",
  "2026-11-20",
  "-271821-04-20T00:00:00.000Z",
  "+275760-09-13T00:00:00.000Z",
  "0000-01-01T00:00:00.000Z",
])("the time “%s” is refused", async (seen) => {
  expect((await responseOf(() => action(markSeenArgs({ seen })))).status).toBe(400);
});

test("only owners get the counts", async () => {
  for (const load of [loader, action]) {
    const signedOut = await responseOf(() => load(loaderArgs("/attention") as never));
    expect(signedOut.status).toBe(302);
  }
  const { cookies } = await signedInUser();
  const withoutWedding = await responseOf(() =>
    loader(loaderArgs("/attention", { cookies }) as never),
  );
  expect(withoutWedding.status).toBe(404);
});

async function countsOf({ cookies }: SignedInUser) {
  const response = await loader(loaderArgs("/attention", { cookies }) as never);
  return response.json();
}

async function markSeen(seen: string) {
  return (await action(markSeenArgs({ seen }))).json();
}

function markSeenArgs(fields: Record<string, string>) {
  return actionArgs("/attention", fields, { cookies: owner.cookies }) as never;
}

async function answerAt(createdAt: string, visitorId: string = randomUUID()): Promise<void> {
  const email = `${randomUUID()}@epost.no`;
  await db().execute(
    // Through the driver a Date would lose the microseconds that the database keeps.
    `insert into rsvp_responses
      (wedding_id, id, guest_name, email, attending, guest_count, identity, visitor_id, created_at)
     values ('${owner.weddingId}', '${randomUUID()}', 'Liv', '${email}', true, 1, '${email}',
      '${visitorId}', '${createdAt}')`,
  );
}
