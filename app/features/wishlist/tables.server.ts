import { isNotNull } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { weddings } from "#app/features/weddings/tables.server.ts";

export const wishListItems = pgTable(
  "wish_list_items",
  {
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    title: text().notNull(),
    description: text(),
    /** Norwegian kroner; null shows "Pris ikke oppgitt". */
    price: numeric({ precision: 10, scale: 2, mode: "number" }),
    /** A stored picture; null shows a drawing. */
    image: uuid(),
    imageWidth: integer(),
    imageHeight: integer(),
    /** Widths in pixels of the stored variants, ascending. */
    imageWidths: integer().array(),
    purchased: boolean().notNull().default(false),
    /** The name the guest gave when reserving. */
    purchasedBy: text(),
    /** The browser that reserved it, and may undo that. */
    visitorId: uuid(),
    /** Order on the page, ascending. */
    position: integer().notNull(),
    /** Increases when the couple edits the wish; reserving and moving leave it as it is. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Deleted by an owner, who may take that back until it is purged. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index("wish_list_items_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
