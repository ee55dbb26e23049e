import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { weddingId } from "../tables.server.ts";
import { crowdStates } from "./rules.ts";

/** When each browser first sent something to a wedding, and from which IP address. */
export const visitorArrivals = pgTable(
  "visitor_arrivals",
  {
    weddingId: weddingId(),
    visitorId: uuid().notNull(),
    /** Keyed hash of the IP address; null when it is no longer needed. */
    address: text(),
    arrivedAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.visitorId] }),
    index("visitor_arrivals_address").on(table.weddingId, table.address, table.arrivedAt),
    index("visitor_arrivals_arrived").on(table.arrivedAt),
  ],
);
declareScope(visitorArrivals, "wedding", { guests: true });

export const crowds = pgTable(
  "crowds",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    address: text().notNull(),
    /** What the couple has decided, which applies to further new browsers until `endsAt` too. */
    state: text({ enum: crowdStates }).notNull(),
    startedAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
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
declareScope(crowds, "wedding", { guests: true });
