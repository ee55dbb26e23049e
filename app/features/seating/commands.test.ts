import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { guests } from "#app/features/guests/tables.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { db } from "#app/platform/db/database.server.ts";
import {
  publish,
  startListening,
  stopListening,
  subscribe,
} from "#app/platform/live/live.server.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { insertCategory, insertGuest, signedInOwner } from "#tests/support/factories.ts";
import { planTable } from "#tests/support/seating-plans.ts";
import {
  addTable,
  type Couple,
  insertComing,
  seat,
  sendChanges,
} from "#tests/support/seating-rows.ts";
import { recordEvents } from "#tests/support/timing.ts";
import { applyChanges } from "./commands.server.ts";
import type { PersonRef, PlanRule } from "./plan/plan.ts";
import { loadSeatingPlan } from "./queries.server.ts";
import { seatingChanges, tableArrangements } from "./tables.server.ts";

const database = useTestDatabase();

let couple: Couple;
let other: Couple;

beforeEach(async () => {
  couple = await signedInOwner();
  other = await signedInOwner();
});

const planOf = async ({ weddingId }: Couple = couple) => (await loadSeatingPlan(weddingId)).state;
const places = async () => {
  const { seats } = await planOf();
  return new Map(seats.map(({ guestId, tableId }) => [guestId, tableId]));
};

test("two partners' first changes at once create one arrangement", async () => {
  const add = (number: number) =>
    sendChanges(couple, { type: "addTable", table: planTable({ number }) });
  expect(await Promise.all([add(1), add(2), add(3)])).toEqual([[null], [null], [null]]);
  const stored = await db()
    .select({ name: tableArrangements.name })
    .from(tableArrangements)
    .where(eq(tableArrangements.weddingId, couple.weddingId));
  expect(stored).toEqual([{ name: "Main Arrangement" }]);
  expect((await planOf()).tables).toHaveLength(3);
});

test("every kind of change is stored as it is applied", async () => {
  const { weddingId } = couple;
  const [one, two, three] = await insertComing(weddingId, 3);
  if (!one || !two || !three) throw new Error("no guests");
  const categoryId = await insertCategory(weddingId);
  const [round, head] = [
    planTable({ number: 1, seats: 4 }),
    planTable({
      number: 2,
      shape: "rectangular",
      width: 200,
      height: 66.5,
      rotation: 15,
      isHead: true,
      coupleSeats: 2,
      groupId: randomUUID(),
    }),
  ];
  const limit: PlanRule = {
    id: randomUUID(),
    isMust: false,
    type: "atMost",
    categoryId,
    tableId: round.id,
    count: 2,
  };
  const apart: PlanRule = {
    id: randomUUID(),
    isMust: true,
    type: "apart",
    guestId: one.guestId,
    otherGuestId: two.guestId,
  };
  const together: PlanRule = { ...apart, isMust: false, type: "together" };
  const room = { width: 12, depth: 8.5, items: [] };
  const place = (ref: PersonRef, tableId: string, number: number | null) => {
    return { guestId: ref.guestId, person: 0 as const, tableId, seat: number, byHand: true };
  };
  const results = await sendChanges(
    couple,
    { type: "addTable", table: round },
    { type: "addTable", table: head },
    seat(round.id, one, two),
    seat(head.id, three),
    { type: "swap", one: two, other: three },
    { type: "setSeats", seats: [place(one, round.id, 3)], unseated: [two] },
    { type: "addRule", rule: limit },
    { type: "addRule", rule: apart },
    { type: "changeRule", rule: together },
    { type: "setRoom", room },
    { type: "setNumberedSeats", hasNumberedSeats: true },
    { type: "setReleased", isReleased: true, releasedFrom: null },
    {
      type: "changeTable",
      tableId: round.id,
      set: { name: "Skolevenner", x: 12.5, isLocked: true },
    },
  );
  expect(results).toEqual(results.map(() => null));
  const plan = await planOf();
  const named = { ...round, name: "Skolevenner", x: 12.5, isLocked: true };
  expect(plan).toMatchObject({ room, hasNumberedSeats: true, isReleased: true });
  expect(plan.tables).toEqual([named, head]);
  expect(plan.rules).toEqual([limit, together]);
  expect(new Set(plan.seats)).toEqual(
    new Set([place(one, round.id, 3), place(three, round.id, null)]),
  );

  const seats = [{ guestId: two.guestId, person: 0 as const, tableId: head.id, seat: 1 }];
  await sendChanges(
    couple,
    { type: "changeTable", tableId: round.id, set: { isLocked: false } },
    { type: "deleteRule", ruleId: together.id },
    { type: "applyProposal", seats },
    { type: "deleteTable", tableId: round.id },
    { type: "setRoom", room: null },
    { type: "setReleased", isReleased: false, releasedFrom: null },
  );
  expect(await planOf()).toMatchObject({
    tables: [head],
    seats: [{ ...seats[0], byHand: false }],
    rules: [],
    room: null,
    isReleased: false,
  });
  expect(await sendChanges(couple, { type: "reset" })).toEqual([null]);
  expect((await planOf()).seats).toEqual([]);
});

describe("a refused change", () => {
  test("changes nothing and does not stop the others", async () => {
    const { id } = await addTable(couple, { seats: 2 });
    const [one, two, three] = await insertComing(couple.weddingId, 3);
    if (!one || !two || !three) throw new Error("no guests");
    const changes = [seat(id, one), seat(id, two, three), seat(id, three)];
    expect(await sendChanges(couple, ...changes)).toEqual([null, "full", null]);
    expect([...(await places()).keys()].sort()).toEqual(
      [one, three].map((ref) => ref.guestId).sort(),
    );
  });

  test("of two partners who take the last chair is the second", async () => {
    const { id } = await addTable(couple, { seats: 2 });
    const [one, ...others] = await insertComing(couple.weddingId, 20);
    if (!one) throw new Error("no guests");
    await sendChanges(couple, seat(id, one));
    const results = await Promise.all(others.map((ref) => sendChanges(couple, seat(id, ref))));
    expect(results.flat().filter((reason) => reason === null)).toHaveLength(1);
    expect(results.flat().filter((reason) => reason === "full")).toHaveLength(18);
    expect((await planOf()).seats).toHaveLength(2);
  });

  test("names a guest who was purged at this moment", async () => {
    const { id } = await addTable(couple);
    const [one] = await insertComing(couple.weddingId, 1);
    if (!one) throw new Error("no guest");
    const refusals = await withLockHeldBy(
      async (tx) => {
        await tx.select().from(tableArrangements).for("update");
        await tx.delete(guests).where(eq(guests.id, one.guestId));
      },
      () =>
        sendChanges(couple, seat(id, one), { type: "setNumberedSeats", hasNumberedSeats: true }),
    );
    expect(refusals).toEqual(["gone", null]);
    expect(await planOf()).toMatchObject({ seats: [], hasNumberedSeats: true });
  });

  test.each(["pending", "declined"] as const)("seats a %s guest", async (rsvpStatus) => {
    const { id } = await addTable(couple);
    const guestId = await insertGuest(couple.weddingId, { rsvpStatus });
    expect(await sendChanges(couple, seat(id, { guestId, person: 0 }))).toEqual(["not-coming"]);
  });

  test("seats a companion who does not come", async () => {
    const { id } = await addTable(couple);
    const guestId = await insertGuest(couple.weddingId, {
      rsvpStatus: "attending",
      plusOne: true,
      plusOneStatus: "declined",
    });
    const refs = ([0, 1] as const).map((person) => seat(id, { guestId, person }));
    expect(await sendChanges(couple, ...refs)).toEqual([null, "not-coming"]);
  });
});

describe("sent twice", () => {
  test("a change is applied once, also when a partner has made another since", async () => {
    const { id: first } = await addTable(couple, { number: 1 });
    const { id: second } = await addTable(couple, { number: 2 });
    const [one] = await insertComing(couple.weddingId, 1);
    if (!one) throw new Error("no guest");
    const change = { ...seat(first, one), id: randomUUID() };
    const send = () => applyChanges(couple.weddingId, couple.userId, [change, change]);
    const results = [change, change].map(({ id }) => ({ id, ok: true }));
    expect(await send()).toEqual({ ok: true, revision: 3, results });
    await sendChanges(couple, seat(second, one));
    expect(await send()).toEqual({ ok: true, revision: 4, results });
    expect(await places()).toEqual(new Map([[one.guestId, second]]));
  });

  test("a refused change is refused again", async () => {
    const { id } = await addTable(couple, { seats: 2 });
    const [one, two, three] = await insertComing(couple.weddingId, 3);
    if (!one || !two || !three) throw new Error("no guests");
    const change = { ...seat(id, one, two, three), id: randomUUID() };
    const send = () => applyChanges(couple.weddingId, couple.userId, [change]);
    const results = [{ id: change.id, ok: false, reason: "full" }];
    expect(await send()).toEqual({ ok: true, revision: 1, results });
    await sendChanges(couple, { type: "changeTable", tableId: id, set: { seats: 8 } });
    expect(await send()).toEqual({ ok: true, revision: 2, results });
  });

  test("at once, a change is applied once", async () => {
    const change = { type: "addTable", table: planTable(), id: randomUUID() } as const;
    const send = () => applyChanges(couple.weddingId, couple.userId, [change]);
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent).toEqual(
      sent.map(() => ({ ok: true, revision: 1, results: [{ id: change.id, ok: true }] })),
    );
    expect(await db().$count(seatingChanges, eq(seatingChanges.id, change.id))).toBe(1);
  });
});

describe("another couple", () => {
  test("changes nothing of this one", async () => {
    const { weddingId } = couple;
    const table = await addTable(couple);
    const [one, two] = await insertComing(weddingId, 2);
    const [theirs] = await insertComing(other.weddingId, 1);
    if (!one || !two || !theirs) throw new Error("no guests");
    const { id: theirTable } = await addTable(other);
    const categoryId = await insertCategory(weddingId);
    const rule = { id: randomUUID(), isMust: true };
    const limit: PlanRule = { ...rule, type: "atLeast", categoryId, tableId: theirTable, count: 1 };
    await sendChanges(couple, seat(table.id, one));
    const before = await planOf();
    const results = await sendChanges(
      other,
      seat(table.id, theirs),
      seat(theirTable, one),
      { type: "changeTable", tableId: table.id, set: { name: "Vårt" } },
      { type: "deleteTable", tableId: table.id },
      { type: "addRule", rule: { ...rule, type: "near", guestId: one.guestId } },
      { type: "addRule", rule: limit },
      { type: "unseat", persons: [one] },
      { type: "setSeats", seats: [], unseated: [one] },
      { type: "reset" },
    );
    expect(results).toEqual([...Array(6).fill("gone"), null, null, null]);
    expect(await planOf()).toEqual(before);
  });

  test("may use the same ids", async () => {
    const table = await addTable(couple);
    expect(await sendChanges(other, { type: "addTable", table })).toEqual([null]);
  });
});

test("the topic is published once for all changes, and not for refused ones", async () => {
  await startListening(database.url);
  const topics = recordEvents<string>();
  const end = subscribe({ wedding: couple.weddingId }, topics.push);
  const add = (number: number) => ({ type: "addTable", table: planTable({ number }) }) as const;
  await sendChanges(couple, add(1), add(2));
  await sendChanges(couple, add(1));
  await publish(db(), { wedding: couple.weddingId }, weddingTopics.wedding);
  expect(await topics.atLeast(2)).toEqual(["seating", "wedding"]);
  end();
  await stopListening();
});

test("a wedding deleted meanwhile gets a 404", async () => {
  await db().delete(weddings).where(eq(weddings.id, couple.weddingId));
  const sent = sendChanges(couple, { type: "reset" });
  await expect(sent).rejects.toMatchObject({ init: { status: 404 } });
});
