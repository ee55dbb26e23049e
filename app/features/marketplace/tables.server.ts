import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/tables.server.ts";
import { conversations } from "#app/features/conversations/tables.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { declareReaders, declareScope } from "#app/platform/db/scope.server.ts";
import { shownRows } from "#app/platform/db/shown-rows.server.ts";
import {
  deliveries,
  firstListingId,
  listingCategories,
  listingColours,
  listingConditions,
  listingKinds,
  listingStatuses,
  sellerKinds,
} from "./rules.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** In milliseconds, as JavaScript reads it, so that pages can begin after a row. */
export const milliseconds = () => timestamp({ withTimezone: true, precision: 3 });

/** The account that the row belongs to. */
export const accountId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

const centimetres = () => numeric({ precision: 5, scale: 1, mode: "number" });

export const listings = pgTable(
  "listings",
  {
    id: bigint({ mode: "number" })
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: firstListingId }),
    /** The address of a listing that is not published. */
    key: uuid().notNull(),
    /** The seller; null for samples. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    status: text({ enum: listingStatuses }).notNull(),
    isSample: boolean().notNull().default(false),
    /** A sample comes with a rating, which never counts with real ones. */
    sampleRating: numeric({ precision: 2, scale: 1, mode: "number" }),
    sampleReviewCount: integer(),
    sellerName: text().notNull(),
    sellerKind: text({ enum: sellerKinds }).notNull(),
    /** A shop's. */
    orgNumber: text(),
    title: text().notNull(),
    description: text().notNull(),
    /** Like the other columns of `listings_complete` null only in a draft. */
    category: text({ enum: listingCategories }),
    kind: text({ enum: listingKinds }),
    condition: text({ enum: listingConditions }),
    /** In øre. */
    price: bigint({ mode: "number" }),
    originalPrice: bigint({ mode: "number" }),
    brand: text(),
    size: text(),
    colour: text({ enum: listingColours }),
    material: text(),
    heelHeight: centimetres(),
    bust: centimetres(),
    waist: centimetres(),
    length: centimetres(),
    town: text(),
    county: text(),
    delivery: text({ enum: deliveries }),
    /** Words and filters: see `searchColumns`, which writes it with `folded`. */
    search: tsvector().notNull(),
    /** Title and description, for substrings. */
    folded: text().notNull(),
    /** The seller's ratings, the same in all of the seller's listings. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /**
     * By average, then by the number of ratings. Sellers who have been rated come before the samples,
     * those without a rating are last.
     */
    ratingOrder: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`case when rating_count > 0 then 100000000 + rating_sum * 100 / rating_count * 100000 + least(rating_count, 99999) else coalesce(sample_rating * 10, 0)::integer * 100000 + least(coalesce(sample_review_count, 0), 99999) end`,
      ),
    version: integer().notNull().default(1),
    createdAt: milliseconds().notNull(),
    publishedAt: milliseconds(),
    expiresAt: milliseconds(),
    reservedAt: milliseconds(),
    /** Whom it is reserved for, if that was agreed in a conversation. */
    reservedFor: uuid().references(() => conversations.id, { onDelete: "set null" }),
    soldAt: milliseconds(),
    withdrawnAt: milliseconds(),
    /** Why an administrator has sent it back or taken it down; null once it is approved again. */
    rejectionReason: text(),
  },
  (table) => {
    const isListed: SQL = sql`${table.status} in ('published', 'reserved')`;
    return [
      uniqueIndex("listings_key").on(table.key),
      index("listings_user").on(table.userId),
      index("listings_search").using("gin", table.search).where(isListed),
      index("listings_folded").using("gin", table.folded.op("gin_trgm_ops")).where(isListed),
      // Read backwards for the other direction.
      // The column after the id lets all be counted from the index alone.
      index("listings_newest").on(table.publishedAt, table.id, table.expiresAt).where(isListed),
      index("listings_price").on(table.price, table.id).where(isListed),
      index("listings_rating").on(table.ratingOrder, table.id).where(isListed),
      index("listings_reserved_for").on(table.reservedFor),
      check(
        "listings_complete",
        sql`${table.status} = 'draft' or num_nulls(${table.category}, ${table.condition}, ${table.price}, ${table.town}, ${table.county}, ${table.delivery}) = 0`,
      ),
      check(
        "listings_rating",
        sql`${table.ratingSum} between ${table.ratingCount} and 5 * ${table.ratingCount}`,
      ),
      check("listings_prices", sql`${table.price} >= 0 and ${table.originalPrice} >= 0`),
      check(
        "listings_sample",
        sql`${table.isSample} = (${table.userId} is null) and (${table.isSample} or ${table.sampleRating} is null)`,
      ),
      check("listings_published", sql`not (${isListed}) or ${table.publishedAt} is not null`),
    ];
  },
);
declareScope(listings, "account", { moderators: true });

/** All but drafts, what waits for an administrator, and what one has taken down. */
export const shownListings = shownRows(listings);

export const listingId = () =>
  bigint({ mode: "number" })
    .notNull()
    .references(() => listings.id, { onDelete: "cascade" });

export const listingPictures = pgTable(
  "listing_pictures",
  {
    userId: accountId(),
    listingId: listingId(),
    picture: uuid()
      .notNull()
      .references(() => pictures.id),
    /** The first is the cover. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.picture] }),
    index("listing_pictures_user").on(table.userId),
    index("listing_pictures_picture").on(table.picture),
  ],
);
declareScope(listingPictures, "account", { moderators: true });
declareReaders(listingPictures, shownListings.has(listingPictures.listingId));

/** Each price a listing was published with, for the rule of the lowest price of the last 30 days. */
export const listingPrices = pgTable(
  "listing_prices",
  {
    userId: accountId(),
    listingId: listingId(),
    id: uuid().notNull(),
    /** In øre. */
    price: bigint({ mode: "number" }).notNull(),
    /** Until the next one. */
    validFrom: milliseconds().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.id] }),
    index("listing_prices_user").on(table.userId),
    index("listing_prices_valid").on(table.listingId, table.validFrom),
  ],
);
declareScope(listingPrices, "account", { moderators: true });
declareReaders(listingPrices, shownListings.has(listingPrices.listingId));
