import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import {
  type OwnedWeddingId,
  type PublicWeddingId,
  toPublicWeddingId,
} from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { raceInserts, useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import {
  answer,
  guestEntry,
  insertWedding,
  nextEntryOf,
  signedInOwner,
} from "#tests/support/factories.ts";
import { sendAnswer } from "../commands.server.ts";
import { purgeAnswers } from "../jobs.server.ts";
import { answersOf } from "../queries.server.ts";
import { rsvpResponses } from "../tables.server.ts";
import { deleteAnswer, restoreAnswer } from "./commands.server.ts";
import { allAnswers, answerCounts, countUnseenAnswers, latestAnswers } from "./queries.server.ts";

useTestDatabase();

const kari = answer({ guestName: "Kari", email: "kari@epost.no", plusOneName: "Ola" });
const missing = { init: { status: 404 } };

let wedding: OwnedWeddingId;
let page: PublicWeddingId;
let userId: AccountId;

beforeEach(async () => {
  const owner = await signedInOwner();
  wedding = owner.weddingId;
  page = toPublicWeddingId(wedding);
  userId = owner.userId;
});

test("a deleted answer is not listed or counted, and is restored completely", async () => {
  const entry = guestEntry(page);
  const id = await send(entry, kari);
  const before = await seen(entry.visitorId);
  expect(before).toMatchObject({ counts: { comingAnswers: 1, total: 1 }, unseen: 1 });

  await deleteAnswer(wedding, id);
  await deleteAnswer(wedding, id);
  expect(await seen(entry.visitorId)).toEqual({
    counts: { comingAnswers: 0, declined: 0, total: 0 },
    latest: [],
    all: [],
    own: [],
    unseen: 0,
  });

  expect(await restoreAnswer(wedding, id)).toEqual({ ok: true });
  expect(await restoreAnswer(wedding, id)).toEqual({ ok: true });
  expect(await seen(entry.visitorId)).toEqual(before);
});

describe("a guest whose answer was deleted", () => {
  test("restores nothing by sending the same form again", async () => {
    const entry = guestEntry(page);
    await deleteAnswer(wedding, await send(entry, kari));
    expect(await sendAnswer(entry, kari)).toEqual({ responseId: null, outcome: "repeated" });
    expect(await answerCounts(wedding)).toMatchObject({ total: 0 });
  });

  test("may answer again from the same browser, even with the id of the deleted answer", async () => {
    const entry = guestEntry(page);
    const id = await send(entry, kari);
    await deleteAnswer(wedding, id);
    const newAnswer = await sendAnswer(nextEntryOf(entry), { ...kari, responseId: id });
    expect(newAnswer).toMatchObject({ outcome: "created" });
    expect(newAnswer.responseId).not.toBe(id);
    expect(await answerCounts(wedding)).toMatchObject({ total: 1 });
  });

  test.each([
    ["the same e-mail", () => guestEntry(page), kari],
    ["the same browser", (entry: ReturnType<typeof guestEntry>) => nextEntryOf(entry), answer()],
  ])("keeps a new answer with %s", async (_, next, values) => {
    const entry = guestEntry(page);
    const id = await send(entry, kari);
    await deleteAnswer(wedding, id);
    const newAnswer = await send(next(entry), { ...values, attending: false });
    expect(await restoreAnswer(wedding, id)).toEqual({ ok: false, reason: "answered-anew" });
    expect((await latestAnswers(wedding)).map((row) => row.id)).toEqual([newAnswer]);
    await deleteAnswer(wedding, newAnswer);
    expect(await restoreAnswer(wedding, id)).toEqual({ ok: true });
  });

  test("a change sent during the deletion becomes a new answer", async () => {
    const entry = guestEntry(page);
    await send(entry, kari);
    const sent = await withLockHeldBy(
      (tx) => tx.update(rsvpResponses).set({ deletedAt: now() }),
      () => sendAnswer(nextEntryOf(entry), { ...kari, attending: false }),
    );
    expect(sent).toMatchObject({ outcome: "created" });
    expect((await latestAnswers(wedding)).map((row) => row.id)).toEqual([sent.responseId]);
  });
});

describe("one person with an answer from another guest and one of their own", () => {
  const email = "ola@epost.no";
  const byKari = answer({ guestName: "Ola", email, additional: true });
  const byOla = answer({ guestName: " OLA", email: "Ola@epost.no" });

  test.each([
    ["another's", byKari, byOla],
    ["the own", byOla, byKari],
  ])("counts once, also after the deletion of %s", async (_, first, second) => {
    const id = await send(guestEntry(page), first);
    await deleteAnswer(wedding, id);
    const newAnswer = await send(guestEntry(page), second);
    expect(await restoreAnswer(wedding, id)).toEqual({ ok: false, reason: "answered-anew" });
    expect((await latestAnswers(wedding)).map((row) => row.id)).toEqual([newAnswer]);
  });

  test("counts once when answering and restoring are concurrent", async () => {
    const id = await send(guestEntry(page), byKari);
    await deleteAnswer(wedding, id);
    const [sent, restored] = await raceInserts(
      "rsvp_responses",
      () => sendAnswer(guestEntry(page), byOla),
      () => restoreAnswer(wedding, id),
    );
    expect(restored).toEqual({ ok: false, reason: "answered-anew" });
    expect((await latestAnswers(wedding)).map((row) => row.id)).toEqual([sent.responseId]);
  });

  test("is not confused with a guest of the same e-mail or browser", async () => {
    const entry = guestEntry(page);
    await send(entry, answer({ guestName: "Kari", email }));
    const id = await send(nextEntryOf(entry), byKari);
    // From the guest's other browser, so it is no longer additional.
    await send(guestEntry(page), byOla);
    await deleteAnswer(wedding, id);
    expect(await restoreAnswer(wedding, id)).toEqual({ ok: true });
    expect(await answerCounts(wedding)).toMatchObject({ total: 2 });
  });
});

test("another couple's answer and an unknown one both get a 404", async () => {
  const id = await send(guestEntry(page), kari);
  const other = await insertWedding();
  for (const [couple, targetId] of [
    [other, id],
    [wedding, randomUUID()],
  ] as const) {
    await expect(deleteAnswer(couple, targetId)).rejects.toMatchObject(missing);
    await expect(restoreAnswer(couple, targetId)).rejects.toMatchObject(missing);
  }
  expect(await answerCounts(wedding)).toMatchObject({ total: 1 });
});

test("an answer is purged an hour after its deletion, others are not", async () => {
  const ids = await Promise.all([61, 59, null].map(() => send(guestEntry(page), randomGuest())));
  const [expired, recent] = ids as [string, string, string];
  for (const [id, minutes] of [
    [expired, 61],
    [recent, 59],
  ] as const) {
    await deletedFor(id, minutes);
  }
  await purgeAnswers();
  await expect(restoreAnswer(wedding, expired)).rejects.toMatchObject(missing);
  expect(await restoreAnswer(wedding, recent)).toEqual({ ok: true });
  expect(await answerCounts(wedding)).toMatchObject({ total: 2 });
});

test("a deleted answer that an earlier release changed since is not purged", async () => {
  const [changed, deleted] = [
    await send(guestEntry(page), randomGuest()),
    await send(guestEntry(page), randomGuest()),
  ];
  await deletedFor(changed, 61);
  await db().update(rsvpResponses).set({ updatedAt: now() }).where(eq(rsvpResponses.id, changed));
  await deletedFor(deleted, 61);
  await purgeAnswers();
  const remaining = await db()
    .select({ id: rsvpResponses.id })
    .from(rsvpResponses)
    .where(eq(rsvpResponses.weddingId, wedding));
  expect(remaining).toEqual([{ id: changed }]);
});

test("a change committed before the deletion is deleted too, whatever the clocks say", async () => {
  const id = await send(guestEntry(page), kari);
  const updatedAt = new Date(now().getTime() + 60_000);
  await db().update(rsvpResponses).set({ updatedAt }).where(eq(rsvpResponses.id, id));
  await deleteAnswer(wedding, id);
  expect(
    await db()
      .select({ deletedAt: rsvpResponses.deletedAt })
      .from(rsvpResponses)
      .where(eq(rsvpResponses.id, id)),
  ).toEqual([{ deletedAt: updatedAt }]);
});

async function send(entry: ReturnType<typeof guestEntry>, values: typeof kari): Promise<string> {
  const { responseId } = await sendAnswer(entry, values);
  return responseId ?? "";
}

/** Moves the answer's creation and deletion into the past. */
async function deletedFor(id: string, minutes: number): Promise<void> {
  const deletedAt = new Date(now().getTime() - minutes * 60_000);
  const times = { createdAt: deletedAt, updatedAt: deletedAt, deletedAt: deletedAt };
  await db().update(rsvpResponses).set(times).where(eq(rsvpResponses.id, id));
}

function randomGuest() {
  return answer({ email: `${randomUUID()}@epost.no` });
}

/** What the couple and the guest see of the wedding's answers. */
async function seen(visitorId: string) {
  return {
    counts: await answerCounts(wedding),
    latest: await latestAnswers(wedding),
    all: await allAnswers(wedding, { search: "kari", limit: 50, offset: 0 }),
    own: await answersOf(page, visitorId),
    unseen: await countUnseenAnswers(wedding, userId),
  };
}
