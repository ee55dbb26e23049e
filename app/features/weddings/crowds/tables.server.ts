import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { weddings } from "../tables.server.ts";
import { crowdStates } from "./rules.ts";

/** When each browser first sent something to a wedding, and from which IP address. */
export const visitorArrivals = pgTable(
  "visitor_arrivals",
  {
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: "cascade" }),
    visitorId: uuid().notNull(),
    /** Keyed hash of the IP address; null when it is no longer needed. */
    address: text(),
    arrivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.visitorId] }),
    index("visitor_arrivals_address").on(table.weddingId, table.address, table.arrivedAt),
    index("visitor_arrivals_arrived").on(table.arrivedAt),
  ],
);
declareScope(visitorArrivals, "wedding");

export const crowds = pgTable(
  "crowds",
  {
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    address: text().notNull(),
    /** What the couple has decided, which applies to further new browsers until `endsAt` too. */
    state: text({ enum: crowdStates }).notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Submissions held since the couple last decided. */
    heldCount: integer().notNull(),
    /** Held reservations no longer keep their gifts from others. */
    giftsFreed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    uniqueIndex("crowds_address").on(table.weddingId, table.address),
  ],
);
declareScope(crowds, "wedding");
