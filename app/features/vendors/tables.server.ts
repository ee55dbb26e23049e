import { desc, eq, isNull, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/tables.server.ts";
import { conversations, messages } from "#app/features/conversations/tables.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareReaders, declareScope, declareScopeRoot } from "#app/platform/db/scope.server.ts";
import { shownRows } from "#app/platform/db/shown-rows.server.ts";
import {
  availabilities,
  budgetRanges,
  checkResults,
  dateStates,
  priceRanges,
  vendorCategories,
  vendorStatuses,
} from "./rules.ts";

type OrderColumn = "verifiedAt" | "rating" | "reviewCount" | "businessName" | "id";

/** Verified ones first, then by rating; more reviews decide between equal ratings, then the name. */
export function vendorOrder(table: Record<OrderColumn, AnyPgColumn>) {
  const { verifiedAt, rating, reviewCount, businessName, id } = table;
  const first = [sql`(${verifiedAt} is not null) desc`, sql`coalesce(${rating}, 0) desc`] as const;
  return [...first, desc(reviewCount), businessName, id] as const;
}

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const vendors = pgTable(
  "vendors",
  {
    id: uuid().primaryKey(),
    /** The account that owns the profile; null for samples and those an administrator entered. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    status: text({ enum: vendorStatuses }).notNull().default("draft"),
    /** Why it was rejected or suspended. */
    statusReason: text(),
    submittedAt: timestamptz(),
    /** The seal; null without. */
    verifiedAt: timestamptz(),
    orgNumberCheck: text({ enum: checkResults }).notNull().default("open"),
    emailCheck: text({ enum: checkResults }).notNull().default("open"),
    websiteCheck: text({ enum: checkResults }).notNull().default("open"),
    isSample: boolean().notNull().default(false),
    businessName: text().notNull(),
    category: text({ enum: vendorCategories }).notNull(),
    orgNumber: text(),
    description: text().notNull(),
    included: text(),
    address: text(),
    /** Where couples look for it. */
    town: text().notNull(),
    priceRange: text({ enum: priceRanges }).notNull(),
    /** In øre. */
    priceFrom: bigint({ mode: "number" }),
    contactPerson: text(),
    phone: text(),
    email: text().notNull(),
    website: text(),
    /** Keeps the dates of `vendor_dates` up to date. */
    showsDates: boolean().notNull().default(false),
    /** Kept by triggers of the migration from the reviews that are shown. */
    reviewCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    /** Null without reviews. */
    rating: customType<{ data: number; driverData: string }>({
      dataType: () => "numeric(4,3)",
      fromDriver: Number,
    })().generatedAlwaysAs(sql`rating_sum::numeric / nullif(review_count, 0)`),
    /** Of folded words: see `searchVector`. */
    search: tsvector().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    uniqueIndex("vendors_user").on(table.userId),
    index("vendors_search").using("gin", table.search),
    // The columns after the id let pages and counts be read from the index alone.
    index("vendors_order")
      .on(
        ...vendorOrder(table),
        table.verifiedAt,
        table.rating,
        table.priceRange,
        table.town,
        table.showsDates,
      )
      .where(eq(table.status, sql`'approved'`)),
    index("vendors_category_order")
      .on(
        table.category,
        ...vendorOrder(table),
        table.verifiedAt,
        table.rating,
        table.priceRange,
        table.town,
        table.showsDates,
      )
      .where(eq(table.status, sql`'approved'`)),
    index("vendors_status").on(table.status, table.submittedAt),
  ],
);
declareScopeRoot(vendors, "vendor", { accounts: [vendors.userId], moderators: true });

/** Those that an administrator has approved. */
export const shownVendors = shownRows(vendors);

const vendorId = () =>
  uuid()
    .notNull()
    .references(() => vendors.id, { onDelete: "cascade" });

export const vendorPictures = pgTable(
  "vendor_pictures",
  {
    vendorId: vendorId(),
    id: uuid().notNull(),
    picture: uuid()
      .notNull()
      .references(() => pictures.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendorId, table.id] }),
    index("vendor_pictures_picture").on(table.picture),
  ],
);
declareScope(vendorPictures, "vendor", { moderators: true });
declareReaders(vendorPictures, shownVendors.has(vendorPictures.vendorId));

export const vendorDates = pgTable(
  "vendor_dates",
  {
    vendorId: vendorId(),
    date: date({ mode: "string" }).notNull(),
    state: text({ enum: dateStates }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendorId, table.date] }),
    index("vendor_dates_date").on(table.date, table.vendorId),
  ],
);
declareScope(vendorDates, "vendor", { moderators: true });
declareReaders(vendorDates, shownVendors.has(vendorDates.vendorId));

export const vendorReviews = pgTable(
  "vendor_reviews",
  {
    vendorId: vendorId(),
    id: uuid().notNull(),
    /** Null for samples. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** Shown for a sample, which has no account. */
    sampleName: text(),
    rating: smallint().notNull(),
    title: text(),
    comment: text(),
    /** The vendor's answer, given once. */
    reply: text(),
    repliedAt: timestamptz(),
    /** Hidden by an administrator: neither shown nor counted. */
    hiddenAt: timestamptz(),
    hiddenReason: text(),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull(),
    updatedAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendorId, table.id] }),
    uniqueIndex("vendor_reviews_user").on(table.vendorId, table.userId),
    index("vendor_reviews_created").on(table.vendorId, table.createdAt),
    index("vendor_reviews_of_user").on(table.userId),
    check("vendor_reviews_rating", sql`${table.rating} between 1 and 5`),
  ],
);
declareScope(vendorReviews, "vendor", { accounts: [vendorReviews.userId], moderators: true });
declareReaders(vendorReviews, isNull(vendorReviews.hiddenAt));

export const vendorContactRequests = pgTable(
  "vendor_contact_requests",
  {
    conversationId: uuid()
      .primaryKey()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** Null after the vendor's profile was deleted. */
    vendorId: uuid().references(() => vendors.id, { onDelete: "set null" }),
    vendorName: text().notNull(),
    eventDate: date({ mode: "string" }),
    serviceType: text(),
    budgetRange: text({ enum: budgetRanges }),
    /** The mail to the vendor in the outbox, a plain value. */
    mailId: uuid().notNull(),
    /** When the vendor or the couple said no. */
    declinedByVendorAt: timestamptz(),
    declinedByAskerAt: timestamptz(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    index("vendor_contact_requests_vendor").on(table.vendorId, table.createdAt),
    index("vendor_contact_requests_date").on(table.vendorId, table.eventDate),
  ],
);
declareScope(vendorContactRequests, "participants");

/** What a vendor's message offers; the last one of a conversation counts. */
export const vendorOffers = pgTable(
  "vendor_offers",
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    messageId: uuid().notNull(),
    availability: text({ enum: availabilities }),
    /** In øre. */
    price: bigint({ mode: "number" }),
    /** What the price is for. */
    summary: text(),
    validUntil: date({ mode: "string" }),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.messageId] }),
    foreignKey({
      name: "vendor_offers_message",
      columns: [table.conversationId, table.messageId],
      foreignColumns: [messages.conversationId, messages.id],
    }).onDelete("cascade"),
  ],
);
declareScope(vendorOffers, "participants");
