import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertListedVendor } from "#tests/support/directory.ts";
import { insertOwner, insertUser, insertWedding } from "#tests/support/factories.ts";
import { insertReview } from "#tests/support/vendors.ts";
import type { ListedVendorId } from "../directory/access.server.ts";
import { sendRequest } from "../requests/commands.server.ts";
import { vendorReviews, vendors } from "../tables.server.ts";
import { addReview, changeReview, deleteReview, restoreReview } from "./commands.server.ts";
import { countByRating, findOwnReview, listReviews } from "./queries.server.ts";
import { filledStars, formatRating, reviewLimit, reviewsShown } from "./rules.ts";
import { type DeletedReview, encryptReview, restoredReviewSchema } from "./schema.ts";

useTestDatabase();

const review = { rating: 5, title: "Rolige folk", comment: null };

async function reviewer(name = "Ingrid Aune"): Promise<SignedInUser> {
  const id = await insertUser({ name });
  return { id, email: `${id}@example.no`, displayName: name, picture: null, roles: [] } as never;
}

const listed = async (overrides = {}) => (await insertListedVendor(overrides)) as ListedVendorId;

async function ratingOf(vendorId: string) {
  const [found] = await db().select().from(vendors).where(eq(vendors.id, vendorId));
  return { rating: found?.rating ?? null, count: found?.reviewCount };
}

test("one review per user and vendor; the figures are computed", async () => {
  const vendorId = await listed();
  const [ingrid, ola] = [await reviewer(), await reviewer("")];
  const id = randomUUID();
  expect(await ratingOf(vendorId)).toEqual({ rating: null, count: 0 });
  expect(await addReview(ingrid, vendorId, id, review)).toEqual({ ok: true });
  expect(await addReview(ingrid, vendorId, id, review)).toEqual({ ok: true });
  expect(await addReview(ingrid, vendorId, randomUUID(), review)).toMatchObject({
    reason: "exists",
  });
  await addReview(ola, vendorId, randomUUID(), { ...review, rating: 4 });
  expect(await ratingOf(vendorId)).toEqual({ rating: 4.5, count: 2 });
  expect((await countByRating(vendorId)).map(({ count }) => count)).toEqual([1, 1, 0, 0, 0]);
  const names = (await listReviews(vendorId)).map(({ name }) => name);
  expect(names.sort()).toEqual(["", "Ingrid Aune"]);
});

test("more than a hundred reviews are shown in steps", async () => {
  const vendorId = await listed();
  for (let index = 0; index < 101; index++) await insertReview(vendorId);
  const asked = await Promise.all(
    [1, 2].map((pages) => listReviews(vendorId, reviewsShown(pages))),
  );
  expect(asked.map(({ length }) => length)).toEqual([100, 101]);
  expect(reviewsShown(1000), "of an address that asks for too many").toBe(5000);
});

test("two forms at once leave one review", async () => {
  const vendorId = await listed();
  const user = await reviewer();
  const results = await Promise.all(
    [1, 2, 3].map(() => addReview(user, vendorId, randomUUID(), review)),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await ratingOf(vendorId)).toEqual({ rating: 5, count: 1 });
});

test("nobody reviews its own entry, a sample, or one that is not listed", async () => {
  const user = await reviewer();
  const reasons = [];
  for (const overrides of [{ userId: user.id }, { isSample: true }, { status: "pending" }]) {
    reasons.push(await addReview(user, await listed(overrides), randomUUID(), review));
  }
  expect(reasons).toMatchObject([
    { reason: "own" },
    { reason: "sample" },
    { reason: "vendor-gone" },
  ]);
});

test("another user neither changes nor deletes a review", async () => {
  const vendorId = await listed();
  const [ingrid, forger] = [await reviewer(), await reviewer()];
  await addReview(ingrid, vendorId, randomUUID(), review);
  expect(await changeReview(forger, vendorId, 1, { ...review, rating: 1 })).toMatchObject({
    reason: "gone",
  });
  expect(await deleteReview(forger, vendorId)).toEqual({ ok: true, deleted: null });
  expect(await ratingOf(vendorId)).toEqual({ rating: 5, count: 1 });
});

test("an edit counts at once; an outdated one is a conflict", async () => {
  const vendorId = await listed();
  const user = await reviewer();
  await addReview(user, vendorId, randomUUID(), review);
  const changed = { ...review, rating: 2 };
  expect(await changeReview(user, vendorId, 1, changed)).toEqual({ ok: true });
  expect(await changeReview(user, vendorId, 1, changed)).toEqual({ ok: true });
  expect(await changeReview(user, vendorId, 1, review)).toMatchObject({ reason: "conflict" });
  expect(await ratingOf(vendorId)).toEqual({ rating: 2, count: 1 });
});

test("a deleted review can be written again, a hidden one cannot", async () => {
  const vendorId = await listed();
  const user = await reviewer();
  await addReview(user, vendorId, randomUUID(), review);
  expect(await deleteReview(user, vendorId)).toMatchObject({ ok: true, deleted: review });
  expect(await ratingOf(vendorId)).toEqual({ rating: null, count: 0 });
  expect(await addReview(user, vendorId, randomUUID(), review)).toEqual({ ok: true });
  await db()
    .update(vendorReviews)
    .set({ hiddenAt: new Date() })
    .where(eq(vendorReviews.vendorId, vendorId));
  expect(await listReviews(vendorId)).toEqual([]);
  expect((await countByRating(vendorId)).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
  expect(await ratingOf(vendorId)).toEqual({ rating: null, count: 0 });
  expect(await findOwnReview(user.id, vendorId)).toMatchObject({ isHidden: true });
  expect(await deleteReview(user, vendorId)).toMatchObject({ reason: "hidden" });
  expect(await changeReview(user, vendorId, 1, { ...review, rating: 1 })).toMatchObject({
    reason: "hidden",
  });
  expect(await addReview(user, vendorId, randomUUID(), review)).toMatchObject({
    reason: "exists",
  });
});

test("a deleted review comes back as it was, with its reply, and costs nothing of the day's", async () => {
  const vendorId = await listed();
  const user = await reviewer();
  await addReview(user, vendorId, randomUUID(), review);
  await changeReview(user, vendorId, 1, { ...review, comment: "Rolige og blide" });
  await db()
    .update(vendorReviews)
    .set({ reply: "Takk for sist", repliedAt: new Date() })
    .where(eq(vendorReviews.vendorId, vendorId));
  const stored = await storedReviews(vendorId);
  for (let time = 0; time < reviewLimit.points; time++) {
    const deleted = await remove(user, vendorId);
    expect(await restore(user, deleted)).toEqual({ ok: true });
    expect(await restore(user, deleted)).toEqual({ ok: true });
  }
  expect(await storedReviews(vendorId)).toEqual(stored);
  expect(await ratingOf(vendorId)).toEqual({ rating: 5, count: 1 });
});

test("a deleted review is not brought back by others, beside a new one, or to nobody", async () => {
  const vendorId = await listed();
  const [user, forger] = [await reviewer(), await reviewer()];
  await addReview(user, vendorId, randomUUID(), review);
  const deleted = await remove(user, vendorId);
  expect(await restore(forger, deleted)).toEqual({ ok: false, reason: "gone" });
  await addReview(user, vendorId, randomUUID(), { ...review, rating: 1 });
  expect(await restore(user, deleted)).toEqual({ ok: false, reason: "exists" });
  expect(await ratingOf(vendorId)).toEqual({ rating: 1, count: 1 });
  await db().delete(vendors).where(eq(vendors.id, vendorId));
  expect(await restore(user, deleted)).toEqual({ ok: false, reason: "vendor-gone" });
  const { success } = restoredReviewSchema.safeParse({ review: JSON.stringify(deleted) });
  expect(success, "a review that a browser has written").toBe(false);
});

test("the review of a suspended vendor is deleted, and can be brought back", async () => {
  const vendorId = await listed();
  const user = await reviewer();
  await addReview(user, vendorId, randomUUID(), review);
  await db().update(vendors).set({ status: "suspended" }).where(eq(vendors.id, vendorId));
  const deleted = await remove(user, vendorId);
  expect(await storedReviews(vendorId)).toEqual([]);
  expect(await addReview(user, vendorId, randomUUID(), review)).toMatchObject({
    reason: "vendor-gone",
  });
  expect(await restore(user, deleted)).toEqual({ ok: true });
  expect(await changeReview(user, vendorId, 1, { ...review, rating: 1 })).toMatchObject({
    reason: "gone",
  });
});

function storedReviews(vendorId: string) {
  return db().select().from(vendorReviews).where(eq(vendorReviews.vendorId, vendorId));
}

async function remove(user: SignedInUser, vendorId: string): Promise<DeletedReview> {
  const removed = await deleteReview(user, vendorId);
  if (!removed.ok || !removed.deleted) throw new Error("not deleted");
  return removed.deleted;
}

/** As the form of the undo brings it back. */
function restore(user: SignedInUser, deleted: DeletedReview) {
  const parsed = restoredReviewSchema.parse({ review: encryptReview(deleted) });
  return restoreReview(user, parsed.review);
}

test("a review says whether the reviewer has asked this vendor", async () => {
  const [asked, other] = [await listed(), await listed()];
  const [user, weddingId] = [await reviewer(), await insertWedding()];
  await insertOwner(weddingId, user.id);
  const request = { eventDate: null, serviceType: null, budgetRange: null, message: "" };
  const along = { couple: null, place: null, guests: null };
  await sendRequest({ user, weddingId }, asked, { id: randomUUID(), ...request }, along);
  for (const vendor of [asked, other]) await addReview(user, vendor, randomUUID(), review);
  expect(await listReviews(asked)).toMatchObject([{ hasAsked: true }]);
  expect(await listReviews(other)).toMatchObject([{ hasAsked: false }]);
  const alone = await reviewer("Ola Moen");
  await sendRequest(
    { user: alone, weddingId: null },
    other,
    { id: randomUUID(), ...request },
    along,
  );
  await addReview(alone, other, randomUUID(), review);
  const marks = (await listReviews(other)).map(({ name, hasAsked }) => [name, hasAsked]);
  expect(Object.fromEntries(marks)).toEqual({ "Ingrid Aune": false, "Ola Moen": true });
});

test.each([
  [5, "5,0", 5],
  [4.878, "4,9", 4],
  [4.95, "5,0", 4],
  [1.04, "1,0", 1],
])("%s is shown as %s with %s stars", (rating, text, stars) => {
  expect(formatRating(rating)).toBe(text);
  expect(filledStars(rating)).toBe(stars);
});
