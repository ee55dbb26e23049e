import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { weddings } from "#app/features/weddings/tables.server.ts";

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
    /** The browser it was sent from. */
    visitorId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index("guest_photos_newest").on(table.weddingId, table.createdAt.desc()),
  ],
);
