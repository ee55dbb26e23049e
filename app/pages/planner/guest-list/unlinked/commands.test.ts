import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { requireOwnHousehold } from "#app/features/guests/access.server.ts";
import { listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import { countGuests, listUnlinkedAnswers } from "#app/features/rsvp/guest-links/queries.server.ts";
import { peopleOf } from "#app/features/rsvp/households/queries.server.ts";
import { personKey } from "#app/features/seating/plan/plan.ts";
import { loadSeatingPlan } from "#app/features/seating/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertAnswer,
  insertGuest,
  type SignedInOwner,
  signedInOwner,
} from "#tests/support/factories.ts";
import { guestPlannerOf } from "#tests/support/guest-planner.ts";
import { addTable, seat, sendChanges } from "#tests/support/seating-rows.ts";

useTestDatabase({ changesSchema: true });

let owner: SignedInOwner;
let planner: ReturnType<typeof guestPlannerOf>;

beforeEach(async () => {
  owner = await signedInOwner();
  planner = guestPlannerOf(owner);
});

describe("a companion becomes a guest", () => {
  test("and the persons who come stay the same, also after undo", async () => {
    const id = await insertGuest(owner.weddingId, { name: "Kari Moe", plusOne: true });
    const companion = { plusOneName: "Ola Lie", guestCount: 2, guestId: id };
    await insertAnswer(owner.weddingId, { guestName: "Kari Moe", ...companion });
    const counted = () => countGuests(owner.weddingId).then(({ comingPersons }) => comingPersons);
    expect(await counted()).toBe(2);
    const { body } = await planner.send({ intent: "make-guest", id });
    expect(await planner.rows()).toMatchObject([
      { name: "Kari Moe" },
      { name: "Ola Lie", status: "attending" },
    ]);
    expect((await planner.rows())[0]?.companion).toBeUndefined();
    expect(await counted()).toBe(2);
    expect((await planner.send({ intent: "make-guest", id })).body, "twice").toMatchObject({
      reason: "gone",
    });
    await planner.undo(body);
    expect(await planner.rows()).toMatchObject([{ name: "Kari Moe", companion: "Ola Lie" }]);
    expect(await counted()).toBe(2);
  });
});

test("a companion who became a guest is no longer invited as a companion", async () => {
  const id = await insertGuest(owner.weddingId, { name: "Kari Moe", plusOne: true });
  const companion = { plusOneName: "Ola Lie", guestCount: 2, guestId: id };
  await insertAnswer(owner.weddingId, { guestName: "Kari Moe", ...companion });
  await planner.send({ intent: "make-guest", id });
  const [household] = await listInvitedHouseholds(owner.weddingId);
  expect(household?.people.map(({ name }) => name)).toEqual(["Kari Moe", "Ola Lie"]);
  const invited = await requireOwnHousehold(owner.weddingId, household?.id ?? "");
  expect(await peopleOf(invited, null)).toMatchObject([
    { name: "Kari Moe", hasCompanion: false },
    { name: "Ola Lie", hasCompanion: false },
  ]);
});

describe("a companion with a seat becomes a guest", () => {
  let guestId: string;
  let tableId: string;

  beforeEach(async () => {
    const guest = { name: "Kari Moe", plusOne: true, rsvpStatus: "attending" } as const;
    guestId = await insertGuest(owner.weddingId, guest);
    tableId = (await addTable(owner)).id;
    await sendChanges(owner, seat(tableId, { guestId, person: 0 }, { guestId, person: 1 }));
  });

  test("and keeps it, also after undo", async () => {
    const { body } = await planner.send({ intent: "make-guest", id: guestId });
    const newGuest = (await planner.rows()).find(({ name }) => name !== "Kari Moe");
    const after = [`${guestId}:0 ${tableId}`, `${newGuest?.id}:0 ${tableId}`];
    expect(await seats()).toEqual(after.toSorted());
    await planner.undo(body);
    expect(await seats()).toEqual([`${guestId}:0 ${tableId}`, `${guestId}:1 ${tableId}`]);
  });

  test("or nothing has happened, when the seat cannot be passed on", async () => {
    const before = [await planner.rows(), await seats()];
    await refusingSeats(async () => {
      const { status } = await planner.send({ intent: "make-guest", id: guestId });
      expect(status).toBe(503);
    });
    expect([await planner.rows(), await seats()]).toEqual(before);
  });

  test("and stays one, when undo cannot pass the seat back", async () => {
    const { body } = await planner.send({ intent: "make-guest", id: guestId });
    const before = [await planner.rows(), await seats()];
    await refusingSeats(async () => {
      await expect(planner.undo(body)).rejects.toThrow();
    });
    expect([await planner.rows(), await seats()]).toEqual(before);
  });
});

/** As a crash between the change of the list and the change of the chart. */
async function refusingSeats(work: () => Promise<void>): Promise<void> {
  await db().execute(sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''crash''; end'`);
  await db().execute(sql`create trigger refuse before update on guest_table_assignments
    for each row execute function refuse()`);
  await work().finally(() => db().execute(sql`drop function refuse cascade`));
}

async function seats(): Promise<string[]> {
  const { state } = await loadSeatingPlan(owner.weddingId);
  return state.seats.map((place) => `${personKey(place)} ${place.tableId}`).toSorted();
}

describe("an answer that waits", () => {
  let answer: string;

  beforeEach(async () => {
    answer = await insertAnswer(owner.weddingId, { guestName: "Tante Berit" });
  });

  test("is linked to the chosen guest, and unlinked again", async () => {
    const guest = await insertGuest(owner.weddingId, { name: "Berit Moe" });
    const { body } = await planner.send({ intent: "link", answer, guest });
    expect(await planner.rows()).toMatchObject([{ status: "attending" }]);
    expect(await waiting()).toEqual([]);
    await planner.undo(body);
    expect(await planner.rows()).toMatchObject([{ status: "pending" }]);
    expect(await waiting()).toEqual([answer]);
  });

  test("becomes a guest, once, and undo removes it", async () => {
    const { body } = await planner.send({ intent: "add-from-answer", answer });
    expect((await planner.send({ intent: "add-from-answer", answer })).body).toMatchObject({
      ok: false,
    });
    expect(await planner.rows()).toMatchObject([{ name: "Tante Berit", status: "attending" }]);
    await planner.undo(body);
    expect(await planner.rows()).toEqual([]);
    expect(await waiting()).toEqual([answer]);
    await planner.send({ intent: "add-from-answer", answer });
    expect(await planner.rows(), "added again").toHaveLength(1);
  });

  test("of nobody who is invited is put away, and waits again after undo", async () => {
    const { body } = await planner.send({ intent: "ignore", answer });
    expect(await waiting()).toEqual([]);
    await planner.undo(body);
    expect(await waiting()).toEqual([answer]);
  });

  test("of a companion makes the companion a guest, and undo reverses both", async () => {
    const guest = await insertGuest(owner.weddingId, {
      name: "Arne Moe",
      plusOne: true,
      plusOneName: "Berit Moe",
    });
    const { body } = await planner.send({ intent: "link-companion", answer, guest });
    expect(await planner.rows()).toMatchObject([
      { name: "Arne Moe" },
      { name: "Berit Moe", status: "attending" },
    ]);
    expect(await waiting()).toEqual([]);
    await planner.undo(body);
    expect(await planner.rows()).toMatchObject([{ name: "Arne Moe", companion: "Berit Moe" }]);
    expect(await waiting()).toEqual([answer]);
  });

  test("is not linked to a guest who has another answer", async () => {
    const guest = await insertGuest(owner.weddingId, { name: "Berit Moe" });
    await insertAnswer(owner.weddingId, { guestName: "Berit Moe", guestId: guest });
    const { body } = await planner.send({ intent: "link", answer, guest });
    expect(body).toMatchObject({ reason: "taken", message: "Gjesten har alt et svar" });
  });
});

async function waiting() {
  return (await listUnlinkedAnswers(owner.weddingId)).map(({ id }) => id);
}
