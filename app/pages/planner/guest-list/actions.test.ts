import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteGuests } from "#app/features/guests/admin/commands.server.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import { lockAnswer, touchGuests } from "#app/features/rsvp/guest-links/commands.server.ts";
import { countGuests } from "#app/features/rsvp/guest-links/queries.server.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase, waitForBlocked } from "#tests/support/database.ts";
import {
  insertAnswer,
  insertCategory,
  insertGuest,
  type SignedInOwner,
  signedInOwner,
} from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import { guestPlannerOf } from "#tests/support/guest-planner.ts";
import { applyGuestAction, type guestActions } from "./actions.ts";
import { loadGuestList } from "./load-guest-list.server.ts";
import { countRows, type GuestRow } from "./rules.ts";

useTestDatabase();

let owner: SignedInOwner;
let planner: ReturnType<typeof guestPlannerOf>;

beforeEach(async () => {
  owner = await signedInOwner();
  planner = guestPlannerOf(owner);
});

describe("adding a guest", () => {
  test("needs a name, and keeps what was typed", async () => {
    const { status, body } = await planner.send({
      intent: "add",
      id: randomUUID(),
      email: "kari@epost.no",
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: { fieldErrors: { name: "Skriv inn navnet" } },
      values: { email: "kari@epost.no" },
    });
  });

  test("stores the defaults, and a phone number that can be called", async () => {
    const id = randomUUID();
    const form = { intent: "add", id, name: "Kari", category: "none", phone: "412 34 567" };
    expect((await planner.send(form)).body).toMatchObject({ ok: true, message: "Gjest lagt til!" });
    expect((await planner.send(form)).body, "sent twice").toMatchObject({ ok: true });
    expect(await planner.rows()).toMatchObject([{ id, status: "pending", phone: "412 34 567" }]);
    expect(await stored(id)).toMatchObject({
      categoryId: null,
      rsvpStatus: null,
      phone: "+4741234567",
      dietaryRequirements: null,
      plusOneName: null,
      createdBy: owner.userId,
    });
  });

  test("links the answer that waited for the guest", async () => {
    await insertAnswer(owner.weddingId, { guestName: "Kari Moe" });
    await planner.send({ intent: "add", id: randomUUID(), name: "Kari Moe" });
    expect(await planner.rows()).toMatchObject([{ status: "attending" }]);
  });

  test("and linking the answer is one change", async () => {
    await insertAnswer(owner.weddingId, { guestName: "Kari Moe" });
    await withFailingWrites("update on rsvp_responses", async () => {
      const form = { intent: "add", id: randomUUID(), name: "Kari Moe" };
      expect(await planner.send(form)).toMatchObject({ status: 503 });
    });
    expect(await planner.rows()).toEqual([]);
  });

  test("says that it failed, and keeps what was typed", async () => {
    await withFailingWrites("insert on guest_list_entries", async () => {
      const form = { intent: "add", id: randomUUID(), name: "Kari" };
      expect(await planner.send(form)).toMatchObject({
        status: 503,
        body: { message: "Kunne ikke legge til gjest", values: { name: "Kari" } },
      });
    });
  });
});

describe("changing a guest", () => {
  test("keeps following the answer where nothing was changed", async () => {
    const id = await insertGuest(owner.weddingId, { name: "Kari Moe" });
    const answer = { guestName: "Kari Moe", guestId: id, dietaryRestrictions: "Vegan" };
    const answerId = await insertAnswer(owner.weddingId, answer);
    const edited = { intent: "edit", id, version: "1", name: "Kari Moe", status: "attending" };
    await planner.send({ ...edited, diet: "Vegan", email: "kari@epost.no" });
    await db()
      .update(rsvpResponses)
      .set({ attending: false, dietaryRestrictions: "Halal" })
      .where(eq(rsvpResponses.id, answerId));
    expect(await planner.rows()).toMatchObject([{ status: "declined", diet: "Halal" }]);
  });

  test("by two partners is a conflict with the values that are stored", async () => {
    const id = await insertGuest(owner.weddingId, { name: "Kari" });
    await planner.send({ intent: "edit", id, version: "1", name: "Kari Moe", status: "pending" });
    const second = await planner.send({
      intent: "edit",
      id,
      version: "1",
      name: "Kari",
      status: "declined",
    });
    expect(second).toMatchObject({
      status: 409,
      body: { current: { version: 2, values: { name: "Kari Moe", status: "pending" } } },
    });
  });

  test("waits for a guest who is answering, without holding what the answer needs", async () => {
    const id = await insertGuest(owner.weddingId, { name: "Kari" });
    const answerId = await insertAnswer(owner.weddingId, { guestName: "Kari Moe" });
    const edited = { intent: "edit", id, version: "1", name: "Kari Moe", status: "pending" };
    const { editing } = await transaction(async (tx) => {
      await lockAnswer(tx, owner.weddingId, answerId);
      const editing = planner.send(edited);
      await waitForBlocked(1);
      await tx.execute(sql`set local lock_timeout = '500ms'`);
      await touchGuests(tx, owner.weddingId, [id]);
      return { editing };
    });
    expect(await editing, "the guest has another version now").toMatchObject({ status: 409 });
  });

  test("that was deleted meanwhile is refused", async () => {
    const id = await insertGuest(owner.weddingId);
    await deleteGuests(owner.weddingId, [id]);
    const { body } = await planner.send({ intent: "edit", id, version: "1", name: "Kari" });
    expect(body).toMatchObject({ reason: "gone", message: "Gjesten er slettet imens" });
  });

  test("moves the household only when the form has changed it", async () => {
    const [home, other] = [randomUUID(), randomUUID()];
    const id = await insertGuest(owner.weddingId, { householdId: home });
    await insertGuest(owner.weddingId, { householdId: other });
    const form = { intent: "edit", id, version: "1", name: "Kari Nordmann", status: "pending" };
    await planner.send({ ...form, household: other, householdBefore: other });
    expect((await stored(id))?.householdId).toBe(home);
    await planner.send({ ...form, household: other, householdBefore: home });
    expect((await stored(id))?.householdId).toBe(other);
    await planner.send({ ...form, household: "", householdBefore: other });
    expect([home, other]).not.toContain((await stored(id))?.householdId);
  });
});

describe("actions of several guests", () => {
  test("undo restores each guest's own status", async () => {
    const ids = [
      await insertGuest(owner.weddingId, { rsvpStatus: "declined" }),
      await insertGuest(owner.weddingId),
    ];
    const { body } = await planner.send({
      intent: "set-status",
      id: ids.join(" "),
      status: "attending",
    });
    expect(body).toMatchObject({ ok: true, message: "2\u00a0gjester satt til Kommer" });
    expect((await planner.rows()).map(({ status }) => status)).toEqual(["attending", "attending"]);
    await planner.undo(body);
    expect(await ownStatuses(ids)).toEqual(["declined", null]);
  });

  test("undo restores each guest's own category", async () => {
    const family = await insertCategory(owner.weddingId);
    const friends = await insertCategory(owner.weddingId, { name: "Venner" });
    const ids = [
      await insertGuest(owner.weddingId, { categoryId: family }),
      await insertGuest(owner.weddingId),
    ];
    const { body } = await planner.send({
      intent: "set-category",
      id: ids.join(" "),
      category: friends,
    });
    expect(body).toMatchObject({ message: "2\u00a0gjester flyttet til Venner" });
    await planner.undo(body);
    const categories = (await planner.rows()).map(({ categoryId }) => categoryId ?? null);
    expect(categories.toSorted()).toEqual([family, null].toSorted());
  });

  test("undo restores the households", async () => {
    const ids = [await insertGuest(owner.weddingId), await insertGuest(owner.weddingId)];
    const before = await Promise.all(ids.map(stored));
    const { body } = await planner.send({ intent: "join-household", id: ids.join(" ") });
    const [one, other] = await Promise.all(ids.map(stored));
    expect(one?.householdId).toBe(other?.householdId);
    await planner.undo(body);
    const after = await Promise.all(ids.map(stored));
    expect(after.map((row) => row?.householdId)).toEqual(before.map((row) => row?.householdId));
  });

  test("deleted guests are restored", async () => {
    const ids = [await insertGuest(owner.weddingId), await insertGuest(owner.weddingId)];
    const { body } = await planner.send({ intent: "delete", id: ids.join(" ") });
    expect(body).toMatchObject({ message: "2\u00a0gjester slettet" });
    expect(await planner.rows()).toEqual([]);
    await planner.undo(body);
    expect(await planner.rows()).toHaveLength(2);
  });

  test("leave another couple's guests alone", async () => {
    const { weddingId } = await signedInOwner();
    const id = await insertGuest(weddingId);
    for (const [intent, more] of [
      ["set-status", { status: "declined" }],
      ["delete", {}],
      ["make-guest", {}],
    ] as const) {
      await planner.send({ intent, id, ...more });
    }
    expect(await stored(id)).toMatchObject({ rsvpStatus: null, deletedAt: null, version: 1 });
  });
});

describe("categories", () => {
  test("begin with a name and a colour", async () => {
    const id = randomUUID();
    const { body } = await planner.send({
      intent: "category-add",
      id,
      name: "Naboer",
      color: "#3b82f6",
    });
    expect(body).toMatchObject({ message: "Kategori lagt til!" });
    expect(
      (await loadGuestList(owner.weddingId, owner.userId, { vis: "guests" })).categories,
    ).toMatchObject([{ name: "Naboer", color: "#3B82F6" }]);
    expect(
      (await planner.send({ intent: "category-add", id, name: " ", color: "red" })).body,
    ).toMatchObject({
      errors: { fieldErrors: { name: "Skriv inn navnet på kategorien", color: "Velg en farge" } },
    });
  });

  test("are deleted, and undo gives the guests theirs back", async () => {
    const id = await insertCategory(owner.weddingId);
    await insertGuest(owner.weddingId, { categoryId: id });
    const { body } = await planner.send({ intent: "category-delete", id });
    expect(
      (await loadGuestList(owner.weddingId, owner.userId, { vis: "guests" })).categories,
    ).toEqual([]);
    await planner.undo(body);
    expect(await planner.rows()).toMatchObject([{ categoryId: id }]);
  });
});

test("the list counts as every other screen does", async () => {
  const comes = { rsvpStatus: "attending", plusOne: true } as const;
  await insertGuest(owner.weddingId, comes);
  await insertGuest(owner.weddingId, { ...comes, plusOneStatus: "declined" });
  const answered = await insertGuest(owner.weddingId, { name: "Ola" });
  await insertAnswer(owner.weddingId, { guestId: answered, attending: false, guestCount: 0 });
  await insertAnswer(owner.weddingId, { guestName: "Fremmed", guestCount: 2 });
  const list = await loadGuestList(owner.weddingId, owner.userId, { vis: "guests" });
  const { unlinkedPersons, ...counts } = await countGuests(owner.weddingId);
  expect(counts).toMatchObject(countRows(list.rows));
  expect(list.unlinked.reduce((sum, { persons }) => sum + persons, 0)).toBe(unlinkedPersons);
});

test("pending forms change the list before the response", () => {
  const row = (id: string): GuestRow => {
    return { id, name: id, householdId: id, version: 1, status: "pending", addedAt: 0 };
  };
  const list = [row("a"), row("b"), row("c")];
  const apply = (intent: keyof typeof guestActions.intents, fields: Record<string, string>) => {
    const values = new FormData();
    for (const field of Object.entries(fields)) values.append(...field);
    return applyGuestAction(list, { intent, values });
  };
  expect(apply("delete", { id: "a c" }).map(({ id }) => id)).toEqual(["b"]);
  expect(apply("set-status", { id: "b", status: "attending" }).map(({ status }) => status)).toEqual(
    ["pending", "attending", "pending"],
  );
  expect(apply("set-category", { id: "b", category: "x" })[1]).toMatchObject({ categoryId: "x" });
  expect(apply("set-category", { id: "b", category: "" })[1]).not.toHaveProperty("categoryId");
  expect(apply("restore", { id: "b" })).toBe(list);
});

async function stored(id: string) {
  const [guest] = await db().select().from(guests).where(eq(guests.id, id));
  return guest;
}

async function ownStatuses(ids: string[]) {
  return (await Promise.all(ids.map(stored))).map((guest) => guest?.rsvpStatus);
}
