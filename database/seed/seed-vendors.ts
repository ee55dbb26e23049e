import { randomUUID } from "node:crypto";
import { searchVector } from "#app/features/vendors/search/queries.server.ts";
import { vendorDates, vendorReviews, vendors } from "#app/features/vendors/tables.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { foldForSearch } from "#app/platform/search-text.ts";
import { hoursAgo } from "./demo-date.ts";
import * as samples from "./demo-vendors.ts";

const dayHours = 24;

const ownedVendor = "Lys over Hardanger";

/** Of the account that owns a sample. */
export const vendorOwnerName = "Silje Brun";

interface Demo {
  /** The account that has the profile of one. */
  owner?: string;
  /** `yyyy-mm-dd`: some are taken on this day. */
  weddingDate?: string;
}

/** Sample vendors with reviews. They exist in demo mode only. Returns their ids by name. */
export async function seedVendors(
  tx: Transaction,
  { owner, weddingDate }: Demo = {},
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [index, { name, contact, priceFrom, isVerified, checks, stars = [], ...sample }] of [
    ...samples.vendors.entries(),
  ]) {
    const id = randomUUID();
    const slug = foldForSearch(name).replace(/[^a-z]/g, "");
    const words = { ...sample, businessName: name, included: sample.included ?? null };
    ids.set(name, id);
    await tx.insert(vendors).values({
      ...words,
      id,
      userId: (name === ownedVendor && owner) || null,
      isSample: true,
      ...(checks
        ? {
            status: "pending" as const,
            submittedAt: hoursAgo((index % 5) * dayHours),
            emailCheck: checks.email,
            websiteCheck: checks.website,
          }
        : { status: "approved" as const }),
      showsDates: keepsDates(index),
      priceFrom: priceFrom === undefined ? null : priceFrom * 100,
      contactPerson: contact,
      phone: `+472200${String(1000 + index)}`,
      email: `hei@${slug}.example`,
      website: `https://${slug}.example`,
      ...(isVerified && {
        verifiedAt: hoursAgo(40 * dayHours),
        orgNumberCheck: "passed" as const,
        emailCheck: "passed" as const,
        websiteCheck: "passed" as const,
      }),
      search: searchVector(words),
      createdAt: hoursAgo(400 * dayHours),
    });
    if (weddingDate && keepsDates(index)) {
      const state = index % 4 === 0 ? ("free" as const) : ("taken" as const);
      await tx.insert(vendorDates).values({ vendorId: id, date: weddingDate, state });
    }
    const ratings = stars.flatMap((number, below) => Array(number).fill(5 - below));
    if (ratings.length > 0) await tx.insert(vendorReviews).values(reviewsOf(id, ratings));
  }
  return ids;
}

function keepsDates(index: number): boolean {
  return index % 2 === 0;
}

function reviewsOf(vendorId: string, ratings: number[]) {
  return ratings.map((rating, index) => {
    const said = samples.comments[rating] ?? [];
    const words = index % 3 === 0 ? said[(index / 3) % said.length] : undefined;
    const at = hoursAgo((index * 9 + 12) * dayHours);
    return {
      vendorId,
      id: randomUUID(),
      sampleName: samples.reviewers[index % samples.reviewers.length] ?? null,
      rating,
      title: words?.title ?? null,
      comment: words?.comment ?? null,
      createdAt: at,
      updatedAt: at,
    };
  });
}
