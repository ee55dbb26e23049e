import { desc, isNotNull, isNull } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { photoStatuses } from "./rules.ts";

export const guestPhotos = pgTable(
  "guest_photos",
  {
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: "cascade" }),
    /** Also the id of the stored picture. */
    id: uuid().notNull(),
    guestName: text(),
    caption: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Widths in pixels of the stored variants, ascending. */
    widths: integer().array().notNull(),
    /** The smaller AVIF variants have been made as well. */
    hasAvif: boolean().notNull().default(false),
    status: text({ enum: photoStatuses }).notNull().default("shown"),
    /** SHA-256 of the file as it came: one browser sends the same picture once. */
    contentHash: text().notNull(),
    /** The browser it was sent from. */
    visitorId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Deleted by an owner, who may take that back until it is purged. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    uniqueIndex("guest_photos_content")
      .on(table.weddingId, table.visitorId, table.contentHash)
      .where(isNull(table.deletedAt)),
    index("guest_photos_newest").on(
      table.weddingId,
      table.status,
      desc(table.createdAt),
      desc(table.id),
    ),
    index("guest_photos_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);

/** The primary key keeps it at one like per browser. */
export const photoLikes = pgTable(
  "photo_likes",
  {
    weddingId: uuid().notNull(),
    photoId: uuid().notNull(),
    visitorId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.photoId, table.visitorId] }),
    foreignKey({
      columns: [table.weddingId, table.photoId],
      foreignColumns: [guestPhotos.weddingId, guestPhotos.id],
    }).onDelete("cascade"),
  ],
);
