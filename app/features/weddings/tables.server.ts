import { isNull } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/tables.server.ts";
import { pairings, themeIds } from "./rules.ts";

const timestamptz = () => timestamp({ withTimezone: true });

export const weddings = pgTable("weddings", {
  id: uuid().primaryKey(),
  /** How the two are spoken of on screen; `bride` and `groom` are the first and the second. */
  partners: text({ enum: pairings }).notNull().default("bride-groom"),
  bride: text().notNull(),
  groom: text().notNull(),
  weddingDate: date({ mode: "string" }).notNull(),
  venue: text().notNull(),
  city: text().notNull(),
  theme: text().notNull(),
  colors: text().notNull(),
  story: text().notNull(),
  guestCount: integer(),
  ceremony: text().notNull(),
  reception: text().notNull(),
  selectedTheme: text({ enum: themeIds }).notNull(),
  /** A row of `hero_images`; null shows the couple's ornament instead. */
  heroImage: uuid(),
  /** Where money gifts go: eleven digits of a Norwegian account; null shows no such box. */
  giftAccount: text(),
  giftNote: text(),
  /** Increases when the couple changes the account or the note. */
  giftBoxVersion: integer().notNull().default(1),
  /** New guest photos wait until an owner lets them be shown. */
  approvePhotos: boolean().notNull().default(false),
  /** Counts edits, so that one tab cannot silently undo another's. */
  version: integer().notNull().default(1),
  createdAt: timestamptz().notNull().defaultNow(),
  updatedAt: timestamptz().notNull().defaultNow(),
});

/** Who plans a wedding together. The primary key keeps it at one wedding per owner. */
export const weddingOwners = pgTable(
  "wedding_owners",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: "cascade" }),
    /** When this owner last looked at the answers. */
    answersSeenAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [index("wedding_owners_wedding").on(table.weddingId)],
);

/** Mailed to somebody who is to plan the same wedding. */
export const ownerInvitations = pgTable(
  "owner_invitations",
  {
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** SHA-256 of the token that stands in the link. */
    tokenHash: text().notNull().unique(),
    expiresAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.email] })],
);

/** Uploaded before the wedding exists, so it belongs to nobody until a wedding claims it. */
export const heroImages = pgTable(
  "hero_images",
  {
    id: uuid().primaryKey(),
    weddingId: uuid().references(() => weddings.id, { onDelete: "cascade" }),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Widths in pixels of the stored variants, ascending. */
    widths: integer().array().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    index("hero_images_wedding").on(table.weddingId),
    index("hero_images_unclaimed").on(table.createdAt).where(isNull(table.weddingId)),
  ],
);
