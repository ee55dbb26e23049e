import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { households } from "#app/features/guests/tables.server.ts";
import { listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertGuest,
  type SignedInOwner,
  type SignedInUser,
  signedInOwner,
} from "#tests/support/factories.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { handleInvitationAction } from "./actions.server.ts";
import { invitationsPath } from "./invitation-query.ts";
import { loadHousehold } from "./load-household.server.ts";

useTestDatabase();

const householdId = randomUUID();
const form = { intent: "edit-household", household: householdId, version: "1" };
let owner: SignedInOwner;
let guest: string;

beforeEach(async () => {
  await db().delete(households).where(eq(households.id, householdId));
  owner = await signedInOwner();
  guest = await insertGuest(owner.weddingId, { householdId, name: "Marit Nes" });
});

test("a household gets a name, an address and a contact", async () => {
  const address = { address: " Storgata 1 ", postalCode: "0150", city: "Oslo" };
  const { body } = await send({ ...form, ...address, name: "Gården", contact: guest });
  expect(body).toMatchObject({ ok: true, message: "Husstanden er endret" });
  expect(await details()).toMatchObject({
    name: "Gården",
    address: "Storgata 1, 0150 Oslo",
    form: { values: { address: "Storgata 1", contact: guest }, version: 2 },
    members: [{ details: ["Kontaktperson"] }],
  });
});

test.each([
  ["name", "x".repeat(121), "Navnet kan ha høyst 120 tegn"],
  ["postalCode", "x".repeat(13), "Postnummeret kan ha høyst 12 tegn"],
  ["contact", randomUUID(), "Velg en voksen som er i husstanden."],
])("a mistake in %s keeps what was typed", async (field, value, error) => {
  const { status, body } = await send({ ...form, address: "Storgata 1", [field]: value });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    errors: { fieldErrors: { [field]: error } },
    values: { address: "Storgata 1", [field]: value },
  });
});

test("a household that a partner has changed comes back as a conflict with its values", async () => {
  await send({ ...form, city: "Lom" });
  const { status, body } = await send({ ...form, city: "Oslo" });
  expect(status).toBe(409);
  expect(body).toMatchObject({ current: { values: { city: "Lom", contact: "" }, version: 2 } });
});

test("a household of another couple is not changed", async () => {
  const { body } = await send({ ...form, city: "Lom", contact: guest }, await signedInOwner());
  expect(body).toMatchObject({ message: "Det er ingen gjester igjen i husstanden." });
  expect(await details()).toMatchObject({ form: { values: { city: "" }, version: 1 } });
});

test("a merged household has its contact again when that is undone", async () => {
  await send({ ...form, contact: guest });
  const host = randomUUID();
  await insertGuest(owner.weddingId, { householdId: host });
  const { body } = await send({ intent: "merge", household: `${host} ${householdId}` });
  await send((body as { undo: [string, string][] }).undo);
  expect(await details()).toMatchObject({ form: { values: { contact: guest } } });
});

async function details() {
  const all = await listInvitedHouseholds(owner.weddingId);
  return loadHousehold(owner.weddingId, all, householdId);
}

async function send(form: Parameters<typeof actionArgs>[1], sender: SignedInUser = owner) {
  const args = actionArgs(invitationsPath, form, { cookies: sender.cookies });
  return responseOf(() => handleInvitationAction(args));
}
