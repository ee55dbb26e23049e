import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { AccountId, AdminId } from "#app/features/accounts/access.server.ts";
import { auditEntries } from "#app/features/audit/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { startListening, stopListening, subscribe } from "#app/platform/live/live.server.ts";
import { useTestDatabase, waitAfter, waitForBlocked } from "#tests/support/database.ts";
import { insertUser } from "#tests/support/factories.ts";
import { insertListing } from "#tests/support/listings.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { insertEnquiry, storedListing } from "#tests/support/selling.ts";
import { recordEvents } from "#tests/support/timing.ts";
import { expireListings } from "../jobs.server.ts";
import { listingSales } from "../sales/tables.server.ts";
import { sellers } from "../sellers/tables.server.ts";
import { sellListing, undoSale } from "../selling/commands.server.ts";
import {
  approveListing,
  reinstateSeller,
  sendBackListing,
  setCommissionPaid,
  suspendSeller,
  takeDownListing,
} from "./commands.server.ts";
import { countModeratedListings, listModeratedListings, sumCommissions } from "./queries.server.ts";

const database = useTestDatabase();

const admin = { id: "admin" as AdminId, name: "Kari Vik" };
const gone = { ok: false, reason: "gone" };
const reason = "Telefonnummeret må bort";

let email: string;
let seller: AccountId;

beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.no`;
  seller = await insertUser({ email });
});

const subjects = async () => (await queuedMails(email)).map(({ subject }) => subject);
const actions = async (id: number) =>
  (
    await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(id)))
  ).map(({ action }) => action);

test("a held listing is approved once, and shown from then on", async () => {
  const id = await insertListing({ userId: seller, status: "review", publishedAt: null });
  expect(await approveListing(admin, id, 1)).toEqual({ ok: true });
  expect(await approveListing(admin, id, 1)).toEqual(gone);
  const { status, publishedAt, expiresAt } = await storedListing(id);
  expect([status, publishedAt !== null, expiresAt !== null]).toEqual(["published", true, true]);
  expect(await actions(id)).toEqual(["listing-approved"]);
});

test("what the seller has changed since it was read is not approved", async () => {
  const id = await insertListing({ userId: seller, status: "review", version: 2 });
  expect(await approveListing(admin, id, 1)).toEqual({ ok: false, reason: "changed" });
  expect((await storedListing(id)).status).toBe("review");
  const held = await listModeratedListings(admin.id, "review", 1);
  const { version = 0 } = held.find((listing) => listing.id === id) ?? {};
  expect(await approveListing(admin, id, version)).toEqual({ ok: true });
});

test("what was reserved is reserved again after its control", async () => {
  const reservedAt = now();
  const id = await insertListing({ userId: seller, status: "review", reservedAt });
  await approveListing(admin, id, 1);
  expect((await storedListing(id)).status).toBe("reserved");
});

test("a held listing is sent back with a reason, which its seller gets", async () => {
  const id = await insertListing({ userId: seller, status: "review", publishedAt: null });
  expect(await sendBackListing(admin, id, reason)).toEqual({ ok: true });
  expect(await sendBackListing(admin, id, reason)).toEqual(gone);
  expect(await storedListing(id)).toMatchObject({ status: "draft", rejectionReason: reason });
  expect(await subjects()).toEqual(["Annonsen «Brudekjole med lange ermer» må rettes"]);
  expect(await actions(id)).toEqual(["listing-sent-back"]);
});

test("a listing is taken down; a sample and a sold one are not", async () => {
  const id = await insertListing({ userId: seller });
  expect(await takeDownListing(admin, id, reason)).toEqual({ ok: true });
  expect(await storedListing(id)).toMatchObject({ status: "withdrawn", rejectionReason: reason });
  const sample = await insertListing({ userId: null, isSample: true });
  const sold = await insertListing({ userId: seller, status: "sold" });
  expect(await takeDownListing(admin, sample, reason)).toEqual(gone);
  expect(await takeDownListing(admin, sold, reason)).toEqual(gone);
});

test("suspending hides all listings of the seller, and no others", async () => {
  const [shown, held, other] = [
    await insertListing({ userId: seller }),
    await insertListing({ userId: seller, status: "review", publishedAt: null }),
    await insertListing(),
  ];
  expect(await suspendSeller(admin, shown, reason)).toEqual({ ok: true });
  expect(await suspendSeller(admin, shown, reason)).toEqual({ ok: true });
  const statuses = await Promise.all([shown, held, other].map((id) => storedListing(id)));
  expect(statuses.map(({ status }) => status)).toEqual(["withdrawn", "draft", "published"]);
  expect(await subjects()).toEqual(["Du kan ikke selge på Jaord nå"]);
  expect(await reinstateSeller(admin, shown, reason)).toEqual({ ok: true });
  expect(await reinstateSeller(admin, shown, reason)).toEqual(gone);
  expect(await actions(shown)).toEqual(["seller-suspended", "seller-reinstated"]);
  expect((await storedListing(shown)).status).toBe("withdrawn");
});

test("a rejected draft of a shop without its number is no obstacle to suspending", async () => {
  const draft = { status: "draft", sellerKind: "shop", orgNumber: null } as const;
  const id = await insertListing({ userId: seller, ...draft, publishedAt: null });
  expect(await suspendSeller(admin, id, reason)).toEqual({ ok: true });
  const known = await insertUser();
  const shop = { kind: "shop", name: "Brudesalongen", orgNumber: "974760673" } as const;
  await db()
    .insert(sellers)
    .values({ userId: known, ...shop, createdAt: now() });
  const other = await insertListing({ userId: known, ...draft, publishedAt: null });
  expect(await suspendSeller(admin, other, reason)).toEqual({ ok: true });
  const suspendedAt = expect.any(Date);
  expect(await db().select().from(sellers).where(eq(sellers.userId, seller))).toMatchObject([
    { kind: "private", suspendedAt },
  ]);
  expect(await db().select().from(sellers).where(eq(sellers.userId, known))).toMatchObject([
    { ...shop, suspendedAt },
  ]);
});

test("a sale that is taken back while its seller is suspended is not for sale again", async () => {
  const id = await insertListing({ userId: seller });
  await sellListing(seller, id, { price: 850_00, conversationId: null });
  await waitAfter("update", "listings", "new.status = 'published'");
  const both = await transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`);
    const undone = undoSale(seller, id);
    await waitForBlocked(1);
    const suspended = suspendSeller(admin, id, reason);
    await Promise.race([suspended, waitForBlocked(2)]);
    return [undone, suspended] as const;
  });
  expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }]);
  expect((await storedListing(id)).status).toBe("withdrawn");
});

test("those who have asked are told that the seller is suspended", async () => {
  const id = await insertListing({ userId: seller });
  const { buyer } = await insertEnquiry(id);
  await startListening(database.url);
  const topics = recordEvents<string>();
  const leave = subscribe({ account: buyer }, (topic) => topics.push(topic));
  await suspendSeller(admin, id, reason);
  expect(await topics.atLeast(1)).toEqual(["conversations"]);
  leave();
  await stopListening();
});

test("a commission is marked paid once, and unpaid again", async () => {
  const id = await insertListing({ userId: seller });
  await sellListing(seller, id, { price: 850_00, conversationId: null });
  const before = await sumCommissions(admin.id);
  expect(await setCommissionPaid(admin, id, true)).toEqual({ ok: true });
  expect(await setCommissionPaid(admin, id, true)).toEqual(gone);
  expect(await sumCommissions(admin.id)).toEqual({
    due: before.due - 42_50,
    paid: before.paid + 42_50,
  });
  const [paid] = await listModeratedListings(admin.id, "paid", 1);
  expect(paid).toMatchObject({ id, email, commission: 42_50 });
  expect(await setCommissionPaid(admin, id, false)).toEqual({ ok: true });
  expect(await db().$count(listingSales, eq(listingSales.listingId, id))).toBe(1);
  expect(await actions(id)).toEqual(["commission-paid", "commission-unpaid"]);
});

test("the lists of an administrator count what they show, and say why it waits", async () => {
  const id = await insertListing({
    userId: seller,
    status: "review",
    description: "Betales på forhånd",
  });
  const counts = await countModeratedListings(admin.id);
  const held = await listModeratedListings(admin.id, "review", 1);
  expect(held).toHaveLength(counts.review);
  expect(held.find((listing) => listing.id === id)?.reviewReason).toBe("advance-payment");
  const listed = await listModeratedListings(admin.id, "listed", 1);
  expect(listed).toHaveLength(counts.listed);
});

test("a listing whose time is over is withdrawn, and its seller told once", async () => {
  const at = now().getTime();
  const id = await insertListing({ userId: seller, expiresAt: new Date(at - 1000) });
  const running = await insertListing({ userId: seller, expiresAt: new Date(at + 60_000) });
  await expireListings.run({}, "test");
  await expireListings.run({}, "test");
  expect(await storedListing(id)).toMatchObject({ status: "withdrawn", rejectionReason: null });
  expect((await storedListing(running)).status).toBe("published");
  expect(await subjects()).toEqual(["Annonsen «Brudekjole med lange ermer» har gått ut"]);
});
