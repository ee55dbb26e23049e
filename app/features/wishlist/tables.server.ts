import { isNotNull } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { weddingId } from "#app/features/weddings/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";

export const wishListItems = pgTable(
  "wish_list_items",
  {
    weddingId: weddingId(),
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
    reservedAt: timestamptz(),
    position: integer().notNull(),
    /** Increases on edits, but not on reservations or moves. */
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull().defaultNow(),
    deletedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index("wish_list_items_image").on(table.image),
    index("wish_list_items_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(wishListItems, "wedding", { guests: true });
