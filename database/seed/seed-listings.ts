import { randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import {
  type Delivery,
  firstListingId,
  type ListingCategory,
  type ListingColour,
  type ListingCondition,
  type ListingKind,
  type SellerKind,
} from "#app/features/marketplace/rules.ts";
import { searchColumns } from "#app/features/marketplace/search/words/queries.server.ts";
import { listings } from "#app/features/marketplace/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import samples from "./sample-listings.json" with { type: "json" };

interface SampleListing {
  id: number;
  category: ListingCategory;
  kind?: ListingKind;
  title: string;
  description: string;
  condition: ListingCondition;
  /** In kroner. */
  price: number;
  originalPrice?: number;
  sellerName: string;
  sellerKind: SellerKind;
  town: string;
  county: string;
  rating: number;
  reviews: number;
  /** How long ago it was published when the samples came. */
  days: number;
  size?: string;
  brand?: string;
  material?: string;
  colour?: ListingColour;
  heelHeight?: number;
  bust?: number;
  waist?: number;
  length?: number;
  delivery: Delivery;
}

const sampleListings = samples as SampleListing[];

const [minuteMs, dayMs] = [60_000, 86_400_000];

/** Inserts the samples, or brings them up to date; with `isShown` false removes them. */
export async function seedListings(isShown: boolean): Promise<void> {
  if (!isShown) {
    await transaction((tx) =>
      tx.delete(listings).where(and(eq(listings.isSample, true), lt(listings.id, firstListingId))),
    );
    return;
  }
  const rows = sampleListings.map(rowOf);
  const changeable = Object.keys(describe(sampleListings[0] as SampleListing)) as Changeable[];
  const given = (key: Changeable) => sql`excluded.${sql.identifier(toSnakeCase(key))}`;
  const stored = sql.join(
    changeable.map((key) => sql`${listings[key]}`),
    sql`, `,
  );
  const offered = sql.join(changeable.map(given), sql`, `);
  // Each start does this, so unchanged rows must not be written.
  await db()
    .insert(listings)
    .values(rows)
    .onConflictDoUpdate({
      target: listings.id,
      set: Object.fromEntries(changeable.map((key) => [key, given(key)])),
      setWhere: sql`${listings.isSample} and (${stored}) is distinct from (${offered})`,
    });
}

type Changeable = keyof ReturnType<typeof describe>;

function describe({ days, rating, reviews, price, originalPrice, ...given }: SampleListing) {
  const described = {
    ...{ kind: null, size: null, brand: null, material: null, colour: null },
    ...{ heelHeight: null, bust: null, waist: null, length: null },
    ...given,
    price: price * 100,
    originalPrice: originalPrice === undefined ? null : originalPrice * 100,
    sampleRating: rating,
    sampleReviewCount: reviews,
  };
  return { ...described, ...searchColumns(described) };
}

function rowOf(sample: SampleListing) {
  const publishedAt = new Date(now().getTime() - sample.days * dayMs - sample.id * minuteMs);
  return {
    ...describe(sample),
    ...{ key: randomUUID(), status: "published" as const, isSample: true },
    ...{ createdAt: publishedAt, publishedAt },
  };
}
