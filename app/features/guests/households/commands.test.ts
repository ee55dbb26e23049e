import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, signedInOwner } from "#tests/support/factories.ts";
import { deleteGuests, restoreGuests } from "../admin/commands.server.ts";
import { guests, households } from "../tables.server.ts";
import {
  type EditedHousehold,
  editHousehold,
  joinHousehold,
  leaveHousehold,
  restoreHouseholds,
} from "./commands.server.ts";

useTestDatabase();

let wedding: OwnedWeddingId;
let home: string;
let marit: string;
let odd: string;
let child: string;

beforeEach(async () => {
  wedding = (await signedInOwner()).weddingId;
  home = randomUUID();
  const member = (name: string, values = {}) =>
    insertGuest(wedding, { householdId: home, name, ...values });
  marit = await member("Marit Nes", { email: "marit@example.no" });
  odd = await member("Odd Nes", { email: "odd@example.no" });
  child = await member("Sol Nes", { isChild: true, email: "sol@example.no" });
});

describe("editing a household", () => {
  test("stores name, address and the one contact, who gets the mails", async () => {
    expect(await recipient()).toBe("marit@example.no");
    expect(await edit(1, { name: "Gården", postalCode: "0150", contactId: odd })).toEqual(ok);
    expect(await invited()).toMatchObject({
      name: "Gården",
      address: "Storgata 1, 0150 Oslo",
      email: "odd@example.no",
    });
    expect(await edit(2, { contactId: marit })).toEqual(ok);
    expect(await contacts()).toEqual([marit]);
    expect(await invited()).toMatchObject({ name: "Nes", email: "marit@example.no" });
    expect(await edit(3, {})).toEqual(ok);
    expect(await contacts()).toEqual([]);
  });

  test("of an outdated version is a conflict, unless it changes nothing", async () => {
    await edit(1, { contactId: odd });
    expect(await edit(1, { contactId: odd })).toEqual(ok);
    expect(await edit(1, { contactId: marit })).toMatchObject({
      reason: "conflict",
      stored: { address: "Storgata 1", contactId: odd },
      version: 2,
    });
    expect(await contacts()).toEqual([odd]);
  });

  test("refuses a contact who is a child, deleted or in another household", async () => {
    const elsewhere = await insertGuest(wedding);
    await deleteGuests(wedding, [odd]);
    for (const contactId of [child, odd, elsewhere]) {
      expect(await edit(1, { contactId })).toEqual({ ok: false, reason: "no-contact" });
    }
    expect(await stored()).toMatchObject({ address: null, version: 1 });
  });

  test("without guests is refused", async () => {
    await deleteGuests(wedding, [marit, odd, child]);
    expect(await edit(1, {})).toEqual({ ok: false, reason: "gone" });
  });

  test("changes nothing of another couple", async () => {
    const other = (await signedInOwner()).weddingId;
    const theirs = randomUUID();
    const guest = await insertGuest(other, { householdId: theirs, name: "Deres" });
    const before = await rowsOf(other);
    expect(await editHousehold(wedding, theirs, 1, edited({ contactId: guest }))).toEqual({
      ok: false,
      reason: "gone",
    });
    expect(await edit(1, { contactId: guest })).toEqual({ ok: false, reason: "no-contact" });
    expect(await rowsOf(other)).toEqual(before);
    expect(await stored()).toMatchObject({ address: null, version: 1 });
  });
});

describe("a contact", () => {
  beforeEach(() => edit(1, { contactId: odd }));

  test("who is deleted is passed over, and is it again when restored", async () => {
    await deleteGuests(wedding, [odd]);
    expect(await recipient()).toBe("marit@example.no");
    await edit(2, { name: "Gården" });
    await restoreGuests(wedding, [odd]);
    expect(await recipient()).toBe("odd@example.no");
  });

  test("who is restored after another was chosen is none", async () => {
    await deleteGuests(wedding, [odd]);
    await edit(2, { contactId: marit });
    await restoreGuests(wedding, [odd]);
    expect(await contacts()).toEqual([marit]);
  });

  test("who leaves is none, and is it again when that is undone", async () => {
    const before = await leaveHousehold(wedding, [odd]);
    expect(await contacts()).toEqual([]);
    await restoreHouseholds(wedding, before);
    expect(await contacts()).toEqual([odd]);
  });

  test("who joins others is none beside their contact, and is it again when undone", async () => {
    const host = await insertGuest(wedding, { isContact: true });
    const before = await joinHousehold(wedding, [host, odd]);
    expect(await contacts()).toEqual([host]);
    await restoreHouseholds(wedding, before);
    expect(await contacts()).toEqual([host, odd].sort());
  });

  test("who comes back to another contact is none", async () => {
    const before = await leaveHousehold(wedding, [odd]);
    await edit(2, { contactId: marit });
    await restoreHouseholds(wedding, before);
    expect(await contacts()).toEqual([marit]);
  });
});

const ok = { ok: true };

function edited(values: Partial<EditedHousehold>): EditedHousehold {
  const address = { address: "Storgata 1", postalCode: null, city: "Oslo" };
  return { name: null, ...address, contactId: null, ...values };
}

function edit(version: number, values: Partial<EditedHousehold>) {
  return editHousehold(wedding, home, version, edited(values));
}

async function invited() {
  return (await listInvitedHouseholds(wedding)).find(({ id }) => id === home);
}

async function recipient() {
  return (await invited())?.email;
}

async function contacts(): Promise<string[]> {
  const rows = await db().select().from(guests).where(eq(guests.weddingId, wedding));
  return rows
    .flatMap(({ id, isContact, deletedAt }) => (isContact && !deletedAt ? [id] : []))
    .sort();
}

async function stored() {
  const [row] = await db().select().from(households).where(eq(households.id, home));
  return row;
}

async function rowsOf(weddingId: OwnedWeddingId) {
  return [
    await db().select().from(households).where(eq(households.weddingId, weddingId)),
    await db().select().from(guests).where(eq(guests.weddingId, weddingId)),
  ];
}
