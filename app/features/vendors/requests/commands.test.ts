import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import type { Asker } from "#app/features/conversations/askers/access.server.ts";
import {
  conversationReads,
  conversations,
  messages,
} from "#app/features/conversations/tables.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertListedVendor } from "#tests/support/directory.ts";
import { insertOwner, insertUser, insertWedding } from "#tests/support/factories.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { findListedVendor, type ListedVendorId } from "../directory/access.server.ts";
import { vendorContactRequests, vendorOffers, vendors } from "../tables.server.ts";
import { declineRequest, sendRequest, sendRequestAgain } from "./commands.server.ts";
import {
  countNewAnswers,
  findLatestOffer,
  findRequest,
  listOffers,
  listRequests,
} from "./queries.server.ts";

useTestDatabase();

const along = { couple: "Kari og Ola", place: "Låven, Lom", guests: 52 };

function request(overrides = {}) {
  return {
    id: randomUUID(),
    eventDate: "2027-06-12",
    serviceType: "Hele dagen",
    budgetRange: "25000-50000" as const,
    message: "Er dere ledige?",
    ...overrides,
  };
}

async function couple(): Promise<Asker> {
  const [userId, weddingId] = [await insertUser(), await insertWedding()];
  await insertOwner(weddingId, userId);
  return { user: userOf(userId), weddingId };
}

function userOf(id: string): SignedInUser {
  const email = `${id}@example.no`;
  return { id, email, displayName: "Kari Solberg", picture: null, roles: [] } as never;
}

const listed = async (overrides = {}) => (await insertListedVendor(overrides)) as ListedVendorId;

test("a vendor gets the request by mail, with the asker's address to reply to", async () => {
  const asker = await couple();
  const vendorId = await listed();
  expect(await sendRequest(asker, vendorId, request(), along)).toEqual({ ok: true });
  const [mail] = (await queuedMails("hei@lys.example")).slice(-1);
  expect(mail).toMatchObject({
    to: { address: "hei@lys.example" },
    replyTo: { name: "Kari Solberg", address: asker.user.email },
  });
  for (const part of ["12. juni 2027", "Låven, Lom", "52", "Hele dagen", "25", "Er dere ledige?"]) {
    expect(mail?.text).toContain(part);
  }
  expect(await listRequests(asker)).toMatchObject([{ vendorId, state: "waiting" }]);
});

test("markup in a request is text in the vendor's mail", async () => {
  const script = "<script>alert(1)</script>";
  const asker = await couple();
  const sent = request({ serviceType: script, message: `${script}\n\n<a href=x>` });
  await sendRequest(asker, await listed(), sent, { ...along, couple: script, place: script });
  const [mail] = (await queuedMails("hei@lys.example")).slice(-1);
  expect(mail?.html).not.toMatch(/<script|<a href=x/);
  expect(mail?.html).toContain("&lt;script&gt;alert(1)");
  expect(mail?.text).toContain(script);
});

test("the same form twice, and at once, is one request with one mail", async () => {
  const asker = await couple();
  const vendorId = await listed();
  const sent = request();
  const before = (await queuedMails("hei@lys.example")).length;
  const results = await Promise.all([1, 2, 3].map(() => sendRequest(asker, vendorId, sent, along)));
  expect(results).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect((await queuedMails("hei@lys.example")).length).toBe(before + 1);
  expect(await listRequests(asker)).toHaveLength(1);
});

test("a request that was edited and sent again with its id arrives too, once", async () => {
  const asker = await couple();
  const [vendorId, sent] = [await listed(), request()];
  const edited = { ...sent, message: "Kan dere komme kl. 14?" };
  const moved = { ...sent, eventDate: "2027-06-19" };
  const before = (await queuedMails("hei@lys.example")).length;
  for (const each of [sent, edited, edited, moved, moved, sent]) {
    expect(await sendRequest(asker, vendorId, each, along)).toEqual({ ok: true });
  }
  const mails = (await queuedMails("hei@lys.example")).slice(before);
  expect(mails).toHaveLength(3);
  expect(mails[1]?.text).toContain(edited.message);
  expect(mails[2]?.text).toContain("19. juni 2027");
  expect((await listRequests(asker)).map(({ eventDate }) => eventDate).sort()).toEqual([
    "2027-06-12",
    "2027-06-12",
    "2027-06-19",
  ]);
});

test("an empty request says only who asks", async () => {
  const asker: Asker = { user: userOf(await insertUser()), weddingId: null };
  const empty = request({ eventDate: null, serviceType: null, budgetRange: null, message: "" });
  const nothing = { couple: null, place: null, guests: null };
  expect(await sendRequest(asker, await listed(), empty, nothing)).toEqual({ ok: true });
  const [mail] = (await queuedMails("hei@lys.example")).slice(-1);
  expect(mail?.text).toContain("Kari Solberg");
  expect(mail?.text).not.toMatch(/Dato|Sted|Gjester|Budsjett/);
  const [stored] = await db()
    .select()
    .from(conversations)
    .where(eq(conversations.askerId, asker.user.id));
  expect(stored?.weddingId).toBeNull();
});

test("nobody asks its own entry, a sample, or one that is not listed", async () => {
  const asker = await couple();
  const own = await listed({ userId: asker.user.id });
  const sample = await listed({ isSample: true });
  const hidden = await listed({ status: "suspended" });
  const reasons = [];
  for (const vendor of [own, sample, hidden]) {
    reasons.push(await sendRequest(asker, vendor, request(), along));
  }
  expect(reasons).toMatchObject([{ reason: "own" }, { reason: "sample" }, { reason: "gone" }]);
  expect(await findListedVendor(asker.user, hidden)).toBeNull();
  expect(await listRequests(asker)).toEqual([]);
});

test("a partner's entry cannot be asked for the wedding", async () => {
  const asker = await couple();
  const partnersEntry = await listed({ userId: asker.user.id });
  const partner = { ...asker, user: userOf(await insertUser()) };
  expect(await sendRequest(partner, partnersEntry, request(), along)).toMatchObject({
    reason: "own",
  });
});

test("twenty requests a day are enough", async () => {
  const asker = await couple();
  const vendorId = await listed();
  for (let sent = 0; sent < 20; sent++) await sendRequest(asker, vendorId, request(), along);
  expect(await sendRequest(asker, vendorId, request(), along)).toEqual({
    ok: false,
    reason: "too-many",
  });
});

test("another couple neither sees nor changes a request", async () => {
  const asker = await couple();
  const stranger = await couple();
  const { id, ...rest } = request();
  await sendRequest(asker, await listed(), { id, ...rest }, along);
  expect(await findRequest(stranger, id)).toBeNull();
  expect(await declineRequest(stranger, id, true)).toBe(false);
  expect(await sendRequestAgain(stranger, id, along)).toMatchObject({ reason: "gone" });
  const offer = { conversationId: id, messageId: id, price: 34_000_00 };
  await db().insert(vendorOffers).values(offer);
  expect(await listOffers(asker, id)).toMatchObject([{ price: 34_000_00 }]);
  expect(await listOffers(stranger, id)).toEqual([]);
  // A forged id of somebody else's conversation opens none.
  const forged = await sendRequest(stranger, await listed(), { id, ...rest }, along);
  expect(forged).toEqual({ ok: false, reason: "gone" });
  const [stored] = await db()
    .select()
    .from(vendorContactRequests)
    .where(eq(vendorContactRequests.conversationId, id));
  expect(stored?.declinedByAskerAt).toBeNull();
});

test("the latest offer counts, whichever request it answers", async () => {
  const asker = await couple();
  const vendorId = await listed();
  expect(await findLatestOffer(asker, vendorId)).toBeNull();
  const sent = [request(), request()];
  for (const each of sent) await sendRequest(asker, vendorId, each, along);
  const elsewhere = request();
  await sendRequest(asker, await listed(), elsewhere, along);
  for (const [index, { id }] of [...sent.toReversed(), elsewhere].entries()) {
    const message = { conversationId: id, id: randomUUID(), side: "answerer" as const };
    const createdAt = new Date(Date.now() + index * 60_000);
    await db()
      .insert(messages)
      .values({ ...message, text: "Vi er ledige", createdAt });
    const offer = { conversationId: id, messageId: message.id, price: (index + 1) * 1_000_00 };
    await db().insert(vendorOffers).values(offer);
  }
  expect(await findLatestOffer(asker, vendorId)).toMatchObject({ price: 2_000_00 });
  expect(await findLatestOffer(await couple(), vendorId)).toBeNull();
});

test("only a failed or uncertain mail is sent again, once", async () => {
  const asker = await couple();
  const sent = request();
  await sendRequest(asker, await listed(), sent, along);
  expect(await sendRequestAgain(asker, sent.id, along)).toMatchObject({ reason: "not-failed" });
  const [stored] = await db()
    .select()
    .from(vendorContactRequests)
    .where(eq(vendorContactRequests.conversationId, sent.id));
  await db()
    .update(outbox)
    .set({ status: "uncertain" })
    .where(eq(outbox.id, stored?.mailId ?? ""));
  expect(await findRequest(asker, sent.id)).toMatchObject({ state: "uncertain" });
  const before = (await queuedMails("hei@lys.example")).length;
  const results = await Promise.all([1, 2].map(() => sendRequestAgain(asker, sent.id, along)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await queuedMails("hei@lys.example")).length).toBe(before + 1);
  expect(await findRequest(asker, sent.id)).toMatchObject({ state: "waiting" });
});

test("an answer is new until it is read, and a no outlasts the vendor's entry", async () => {
  const asker = await couple();
  const vendorId = await listed();
  const { id, ...rest } = request();
  await sendRequest(asker, vendorId, { id, ...rest }, along);
  await db().insert(messages).values({
    conversationId: id,
    id: randomUUID(),
    side: "answerer",
    text: "Vi er ledige",
    createdAt: new Date(),
  });
  expect(await findRequest(asker, id)).toMatchObject({ state: "new" });
  expect([await countNewAnswers(asker), await countNewAnswers(await couple())]).toEqual([1, 0]);
  expect(await declineRequest(asker, id, true)).toBe(true);
  expect(await countNewAnswers(asker)).toBe(0);
  const declinedAt = (await findRequest(asker, id))?.declinedByAskerAt;
  setClock(() => Date.now() + 60_000);
  expect(await declineRequest(asker, id, true), "saying it twice").toBe(true);
  setClock();
  expect((await findRequest(asker, id))?.declinedByAskerAt).toEqual(declinedAt);
  await db().delete(vendors).where(eq(vendors.id, vendorId));
  expect(await findRequest(asker, id)).toMatchObject({
    state: "declined",
    vendorId: null,
    vendorName: "Lys over Hardanger",
  });
  await declineRequest(asker, id, false);
  expect(await findRequest(asker, id)).toMatchObject({ state: "new" });
  await db()
    .insert(conversationReads)
    .values({ conversationId: id, userId: asker.user.id, readUntil: new Date() });
  expect(await findRequest(asker, id)).toMatchObject({ state: "answered" });
  expect(await countNewAnswers(asker)).toBe(0);
});

test("requests of a wedding are those of both partners", async () => {
  const asker = await couple();
  await sendRequest(asker, await listed(), request(), along);
  const partner: Asker = { user: userOf(await insertUser()), weddingId: asker.weddingId };
  expect(await listRequests(partner)).toHaveLength(1);
  const alone: Asker = { ...partner, weddingId: null as OwnedWeddingId | null };
  expect(await listRequests(alone)).toEqual([]);
});
