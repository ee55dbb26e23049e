import { isNotNull } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";

export const wishListItems = pgTable(
  "wish_list_items",
  {
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    title: text().notNull(),
    description: text(),
    /** In øre; null shows "Pris ikke oppgitt". */
    price: bigint({ mode: "number" }),
    image: uuid().references(() => pictures.id),
    purchased: boolean().notNull().default(false),
    purchasedBy: text(),
    /** The browser that may release the wish. */
    visitorId: uuid(),
    /** Null after the couple has put a reservation back. */
    reservedAt: timestamp({ withTimezone: true }),
    position: integer().notNull(),
    /** Increases on edits, but not on reservations or moves. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index("wish_list_items_image").on(table.image),
    index("wish_list_items_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(wishListItems, "wedding");
