import { isNotNull, isNull, sql } from "drizzle-orm";
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
import { weddings } from "#app/features/weddings/tables.server.ts";

export const rsvpResponses = pgTable(
  "rsvp_responses",
  {
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    guestName: text().notNull(),
    email: text().notNull(),
    attending: boolean().notNull(),
    /** 0 not coming, 1 alone, 2 with companion. */
    guestCount: integer().notNull(),
    plusOneName: text(),
    dietaryRestrictions: text(),
    message: text(),
    /** Whom the answer is from: the e-mail, or e-mail and name when one browser answers for several. */
    identity: text().notNull(),
    /** The browser it was sent from. */
    visitorId: uuid().notNull(),
    /** Sent with "svar for en til": does not take the place of the browser's own answer. */
    additional: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Deleted by an owner, who may take that back until it is purged. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    uniqueIndex("rsvp_responses_identity")
      .on(table.weddingId, table.identity)
      .where(isNull(table.deletedAt)),
    uniqueIndex("rsvp_responses_visitor")
      .on(table.weddingId, table.visitorId)
      .where(sql`not ${table.additional} and ${table.deletedAt} is null`),
    index("rsvp_responses_newest").on(table.weddingId, table.createdAt.desc()),
    index("rsvp_responses_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
