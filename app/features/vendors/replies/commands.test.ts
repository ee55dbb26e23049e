import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertOwnedVendor, insertReview } from "#tests/support/vendors.ts";
import { vendorReviews } from "../tables.server.ts";
import { replyToReview } from "./commands.server.ts";

useTestDatabase();

test("of two replies at the same time the first stays, for good", async () => {
  const vendor = await insertOwnedVendor();
  const review = await insertReview(vendor.id);
  const results = await Promise.all([
    replyToReview(vendor, review, "Takk!"),
    replyToReview(vendor, review, "Takk for sist!"),
  ]);
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const reply = await replyOf(review);
  expect(await replyToReview(vendor, review, "Noe annet")).toEqual({
    ok: false,
    reason: "replied",
  });
  expect(await replyToReview(vendor, review, reply ?? "")).toEqual({ ok: true });
  expect(await replyOf(review)).toBe(reply);
});

test("another vendor's reviews, hidden ones and unknown ones get no reply", async () => {
  const [vendor, other] = [await insertOwnedVendor(), await insertOwnedVendor()];
  const foreign = await insertReview(other.id);
  const hidden = await insertReview(vendor.id, { hiddenAt: new Date(), hiddenReason: "x" });
  for (const review of [foreign, hidden, crypto.randomUUID()]) {
    expect(await replyToReview(vendor, review, "Takk!")).toEqual({ ok: false, reason: "gone" });
  }
  expect(await replyOf(foreign)).toBeNull();
  expect(await replyOf(hidden)).toBeNull();
});

async function replyOf(id: string): Promise<string | null | undefined> {
  const [review] = await db().select().from(vendorReviews).where(eq(vendorReviews.id, id));
  return review?.reply;
}
