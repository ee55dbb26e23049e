import { desc, isNotNull, isNull } from "drizzle-orm";
import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { weddingId } from "#app/features/weddings/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { photoStatuses } from "./rules.ts";

export const guestPhotos = pgTable(
  "guest_photos",
  {
    weddingId: weddingId(),
    /** Also the id of its picture. */
    id: uuid()
      .notNull()
      .unique()
      .references(() => pictures.id),
    guestName: text(),
    caption: text(),
    status: text({ enum: photoStatuses }).notNull().default("shown"),
    /** SHA-256 of the original file, which recognises a photo that is sent again. */
    contentHash: text().notNull(),
    visitorId: uuid().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    deletedAt: timestamptz(),
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
declareScope(guestPhotos, "wedding", { guests: true });

export const photoLikes = pgTable(
  "photo_likes",
  {
    weddingId: uuid().notNull(),
    photoId: uuid().notNull(),
    visitorId: uuid().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.photoId, table.visitorId] }),
    foreignKey({
      columns: [table.weddingId, table.photoId],
      foreignColumns: [guestPhotos.weddingId, guestPhotos.id],
    }).onDelete("cascade"),
    index("photo_likes_visitor").on(table.weddingId, table.visitorId, table.createdAt),
  ],
);
declareScope(photoLikes, "wedding", { guests: true });
