import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteGuests, restoreGuests } from "#app/features/guests/admin/commands.server.ts";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { unblockVisitors } from "#app/features/weddings/blocked-visitors/commands.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { countQueries } from "#tests/support/count-queries.ts";
import { useTestDatabase, waitAfter, waitForBlocked } from "#tests/support/database.ts";
import {
  answer,
  guestEntry,
  insertBlockedVisitor,
  insertGuest,
  insertHeldVisitor,
  insertWedding,
  nextEntryOf,
} from "#tests/support/factories.ts";
import { deleteAnswer, restoreAnswer } from "../admin/commands.server.ts";
import { sendAnswer } from "../commands.server.ts";
import { rsvpResponses } from "../tables.server.ts";
import { ignoreAnswer, linkToGuest, touchGuests, unlink } from "./commands.server.ts";
import { countGuests, listGuestStates, listUnlinkedAnswers } from "./queries.server.ts";
import { linkWaitingAnswers } from "./waiting/commands.server.ts";

useTestDatabase();

let wedding: OwnedWeddingId & PublicWeddingId;

beforeEach(async () => {
  wedding = (await insertWedding()) as typeof wedding;
});

describe("an answer is linked to its guest", () => {
  test("by e-mail, in another spelling, with what was answered", async () => {
    const kari = await insertGuest(wedding, { name: "Kari Moe", email: "kari@epost.no" });
    await send({ guestName: "Kari M.", email: "KARI@epost.no ", dietaryRestrictions: "Nøtter" });
    expect(await state(kari)).toMatchObject({ status: "attending", diet: "Nøtter" });
    expect(await links()).toEqual([{ guestId: kari, linkedBy: "email" }]);
  });

  test("by name, with a companion that the guest names", async () => {
    const ase = await insertGuest(wedding, { name: "Åse  Ødegård" });
    await send({ guestName: "åse ødegård", email: "a@epost.no", plusOneName: "Per" });
    expect(await state(ase)).toMatchObject({
      status: "attending",
      companionName: "Per",
      companionStatus: "attending",
    });
    expect(await links()).toEqual([{ guestId: ase, linkedBy: "name" }]);
  });

  test("and follows each change of it", async () => {
    const kari = await insertGuest(wedding);
    const entry = guestEntry(wedding);
    await sendAnswer(entry, answer());
    await sendAnswer(nextEntryOf(entry), answer({ attending: false }));
    expect(await state(kari)).toMatchObject({ status: "declined" });
    expect(await countGuests(wedding)).toMatchObject({ invited: 1, declined: 1, comingPersons: 0 });
  });

  test("so that an open form about the guest finds a conflict", async () => {
    const kari = await insertGuest(wedding);
    const { version } = await state(kari);
    await send({});
    expect((await state(kari)).version).toBeGreaterThan(version);
  });
});

describe("an answer waits", () => {
  test.each([
    ["whose name contradicts that of its e-mail", ["Ågot"], "Nils"],
    ["when two guests have its name", ["Kari Moe", "Kari Moe"], "Kari Moe"],
    ["without a guest of its name", ["Kari Moe"], "Rolf"],
  ])("%s", async (_, names, guestName) => {
    for (const name of names) await insertGuest(wedding, { name, email: "felles@epost.no" });
    await send({ guestName, email: "felles@epost.no" });
    expect(await listUnlinkedAnswers(wedding)).toMatchObject([{ guestName }]);
    expect(await countGuests(wedding)).toMatchObject({
      confirmed: 0,
      comingPersons: 1,
      unlinkedPersons: 1,
    });
  });

  test("when another answer has its guest, and is not lost", async () => {
    await insertGuest(wedding);
    await send({ email: "first@epost.no" });
    await send({ email: "second@epost.no", plusOneName: "Per" });
    expect(await listUnlinkedAnswers(wedding)).toMatchObject([{ email: "second@epost.no" }]);
    expect(await countGuests(wedding)).toMatchObject({ comingPersons: 3, unlinkedPersons: 2 });
  });

  test("while it is held, and is linked once it is let in", async () => {
    const kari = await insertGuest(wedding);
    const entry = guestEntry(wedding);
    await insertHeldVisitor(wedding, entry.visitorId);
    await sendAnswer(entry, answer());
    expect(await links()).toEqual([{ guestId: null, linkedBy: null }]);
    expect(await listUnlinkedAnswers(wedding)).toEqual([]);
    await unblockVisitors(wedding, [entry.visitorId]);
    expect(await linkWaiting()).toHaveLength(1);
    expect(await state(kari)).toMatchObject({ status: "attending" });
  });
});

test("a guest added after answering is linked", async () => {
  await send({});
  const kari = await insertGuest(wedding);
  expect(await linkWaiting()).toHaveLength(1);
  expect(await linkWaiting()).toEqual([]);
  expect(await state(kari)).toMatchObject({ status: "attending" });
});

test("as many queries link many waiting answers as one", async () => {
  const addLate = async (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `Gjest ${count} ${index}`);
    for (const guestName of names) await send({ guestName, email: `${randomUUID()}@epost.no` });
    for (const name of names) await insertGuest(wedding, { name });
  };
  const link = async (count: number) => expect(await linkWaiting()).toHaveLength(count);
  await addLate(1);
  const queries = await countQueries(() => link(1));
  await addLate(30);
  expect(await countQueries(() => link(30))).toBe(queries);
});

test("an older answer that the couple has hidden does not get the guest of one that waits", async () => {
  const attacker = guestEntry(wedding);
  await sendAnswer(attacker, answer({ guestName: "Ågot", email: "x@epost.no", attending: false }));
  await insertBlockedVisitor(wedding, attacker.visitorId);
  await send({ guestName: "Ågot", email: "agot@epost.no" });
  const agot = await insertGuest(wedding, { name: "Ågot" });
  expect(await linkWaiting()).toEqual([agot]);
  expect(await state(agot)).toMatchObject({ status: "attending" });
});

test("an answer that the couple has hidden does not keep the guest's own away", async () => {
  const agot = await insertGuest(wedding, { name: "Ågot" });
  const attacker = guestEntry(wedding);
  await sendAnswer(attacker, answer({ guestName: "Ågot", email: "x@epost.no", attending: false }));
  await insertBlockedVisitor(wedding, attacker.visitorId);
  expect(await state(agot)).toMatchObject({ status: "pending" });
  await send({ guestName: "Ågot", email: "agot@epost.no" });
  expect(await state(agot)).toMatchObject({ status: "attending" });
  expect(await countGuests(wedding)).toMatchObject({ comingPersons: 1, unlinkedAnswers: 0 });
});

test("200 guests answer at once, and each is linked once", async () => {
  const names = Array.from({ length: 200 }, (_, index) => `Gjest nummer ${index}`);
  for (const name of names) await insertGuest(wedding, { name });
  await Promise.all(
    names.flatMap((guestName, index) => [
      send({ guestName, email: `gjest${index}@epost.no` }),
      ...(index % 10 === 0 ? [send({ guestName, email: `annen${index}@epost.no` })] : []),
    ]),
  );
  const counts = await countGuests(wedding);
  expect(counts).toMatchObject({ confirmed: 200, unlinkedAnswers: 20, comingPersons: 220 });
});

describe("the couple", () => {
  test("links a waiting answer, and undoes it", async () => {
    const berit = await insertGuest(wedding, { name: "Berit Moe" });
    const { responseId } = await send({
      guestName: "Tante Berit",
      dietaryRestrictions: "Lite salt",
    });
    expect(await linkToGuest(wedding, responseId, berit)).toEqual({ ok: true });
    expect(await state(berit)).toMatchObject({ status: "attending", diet: "Lite salt" });
    expect(await unlink(wedding, responseId)).toEqual({ ok: true });
    expect(await state(berit)).toMatchObject({ status: "pending", diet: null });
    expect(await linkWaiting(), "by rule").toEqual([]);
    expect(await listUnlinkedAnswers(wedding)).toHaveLength(1);
  });

  test("is told that a guest has another answer", async () => {
    const kari = await insertGuest(wedding);
    await send({});
    const { responseId } = await send({ guestName: "Rolf", email: "rolf@epost.no" });
    expect(await linkToGuest(wedding, responseId, kari)).toEqual({ ok: false, reason: "taken" });
  });

  test("while the guest changes it", async () => {
    const kari = await insertGuest(wedding);
    const { responseId } = await sendAnswer(guestEntry(wedding), answer());
    const linking = await transaction(async (tx) => {
      const isAnswer = eq(rsvpResponses.id, responseId ?? "");
      await tx.select().from(rsvpResponses).where(isAnswer).for("update");
      const waiting = { result: linkToGuest(wedding, responseId ?? "", kari) };
      waiting.result.catch(() => undefined);
      await waitForBlocked(1);
      await touchGuests(tx, wedding, [kari]);
      return waiting;
    });
    expect(await linking.result).toEqual({ ok: true });
  });

  test("cannot link to a guest or an answer of another couple", async () => {
    const other = (await insertWedding()) as typeof wedding;
    const theirGuest = await insertGuest(other);
    const ownGuest = await insertGuest(wedding, { name: "Rolf" });
    const own = await send({});
    const their = await sendAnswer(guestEntry(other), answer({ guestName: "Nils" }));
    const gone = { ok: false, reason: "gone" };
    expect(await linkToGuest(wedding, own.responseId, theirGuest)).toEqual(gone);
    expect(await linkToGuest(wedding, their.responseId ?? "", ownGuest)).toEqual(gone);
    expect(await unlink(wedding, their.responseId ?? "")).toEqual(gone);
    expect(await ignoreAnswer(wedding, their.responseId ?? "")).toEqual(gone);
    expect(await countGuests(other)).toMatchObject({ unlinkedAnswers: 1 });
  });

  test("sets a guest aside who is none, and undoes it", async () => {
    const { responseId } = await send({});
    await ignoreAnswer(wedding, responseId);
    expect(await countGuests(wedding)).toMatchObject({ comingPersons: 0, unlinkedAnswers: 0 });
    await unlink(wedding, responseId);
    expect(await countGuests(wedding)).toMatchObject({ comingPersons: 1, unlinkedAnswers: 1 });
  });

  test("keeps what it has set, and sees what was answered", async () => {
    const kari = await insertGuest(wedding, {
      rsvpStatus: "declined",
      dietaryRequirements: "Vegan",
    });
    await send({ dietaryRestrictions: "Nøtter" });
    expect(await state(kari)).toMatchObject({
      status: "declined",
      answerStatus: "attending",
      diet: "Vegan",
      answerDiet: "Nøtter",
      isReviewed: false,
    });
  });
});

test("the couple links an answer to a guest who answers at the same time", async () => {
  const kari = await insertGuest(wedding, { name: "Kari Moe", email: "kari@epost.no" });
  const { responseId } = await send({ guestName: "K. M.", email: "km@epost.no" });
  await waitAfter("update", "rsvp_responses", "new.guest_id is not null");
  const both = await transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`);
    const answering = send({ guestName: "Kari Moe", email: "kari@epost.no" });
    await waitForBlocked(1);
    const linking = linkToGuest(wedding, responseId, kari);
    await waitForBlocked(2);
    return [linking, answering] as const;
  });
  expect((await Promise.all(both))[0]).toEqual({ ok: false, reason: "taken" });
  expect(await links()).toContainEqual({ guestId: kari, linkedBy: "email" });
  expect(await links()).toContainEqual({ guestId: null, linkedBy: null });
});

test("the answer of a deleted guest waits until the guest is back", async () => {
  const kari = await insertGuest(wedding);
  await send({});
  await deleteGuests(wedding, [kari]);
  expect(await countGuests(wedding)).toMatchObject({ invited: 0, unlinkedPersons: 1 });
  await restoreGuests(wedding, [kari]);
  expect(await countGuests(wedding)).toMatchObject({ confirmed: 1, unlinkedPersons: 0 });
});

test("a deleted answer leaves its guest pending, until it is restored", async () => {
  const kari = await insertGuest(wedding);
  const { responseId } = await send({});
  await deleteAnswer(wedding, responseId);
  expect(await state(kari)).toMatchObject({ status: "pending", answerId: null });
  await restoreAnswer(wedding, responseId);
  expect(await state(kari)).toMatchObject({ status: "attending" });
});

async function send(overrides: Parameters<typeof answer>[0]) {
  const { responseId, ...sent } = await sendAnswer(guestEntry(wedding), answer(overrides));
  return { ...sent, responseId: responseId ?? randomUUID() };
}

async function state(id: string) {
  const found = (await listGuestStates(wedding)).find((guest) => guest.id === id);
  if (!found) throw new Error(`no guest ${id}`);
  return found;
}

function links() {
  const { guestId, linkedBy } = rsvpResponses;
  return db()
    .select({ guestId, linkedBy })
    .from(rsvpResponses)
    .where(and(eq(rsvpResponses.weddingId, wedding), isNull(rsvpResponses.deletedAt)));
}

function linkWaiting(): Promise<string[]> {
  return transaction((tx) => linkWaitingAnswers(tx, wedding));
}
