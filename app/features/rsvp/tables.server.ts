import { isNotNull, isNull, sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { guests } from "#app/features/guests/tables.server.ts";
import { weddingId } from "#app/features/weddings/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { linkReasons } from "./rules.ts";

const writtenColumns = () => ({
  guestName: text().notNull(),
  /** Null only for additional answers. */
  email: text(),
  attending: boolean().notNull(),
  /** 0 not coming, 1 alone, 2 with a companion. */
  guestCount: integer().notNull(),
  plusOneName: text(),
  dietaryRestrictions: text(),
  severeAllergy: boolean().notNull().default(false),
  plusOneDietaryRestrictions: text(),
  plusOneSevereAllergy: boolean().notNull().default(false),
  message: text(),
  visitorId: uuid().notNull(),
  additional: boolean().notNull().default(false),
  /** Joins the answers that a household has sent together by its link; null in the open form. */
  submissionId: uuid(),
});

export const rsvpResponses = pgTable(
  "rsvp_responses",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    ...writtenColumns(),
    /** E-mail and name, or visitor and name; in older rows the e-mail alone. */
    identity: text().notNull(),
    /** The guest who answered, or null while the answer is unlinked. */
    guestId: uuid(),
    linkedBy: text({ enum: linkReasons }),
    /** The couple has said that this is no guest. */
    ignoredAt: timestamptz(),
    /** The guest gave an e-mail, and no mail has confirmed this version yet. */
    confirmationDue: boolean().notNull().default(false),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
    deletedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    uniqueIndex("rsvp_responses_identity")
      .on(table.weddingId, table.identity)
      .where(isNull(table.deletedAt)),
    uniqueIndex("rsvp_responses_visitor")
      .on(table.weddingId, table.visitorId)
      .where(sql`not ${table.additional} and ${table.deletedAt} is null`),
    uniqueIndex("rsvp_responses_guest")
      .on(table.weddingId, table.guestId)
      .where(isNull(table.deletedAt)),
    // The migration limits this to `(guest_id)`, which the schema cannot express.
    foreignKey({
      name: "rsvp_responses_guest_list_entry",
      columns: [table.weddingId, table.guestId],
      foreignColumns: [guests.weddingId, guests.id],
    }).onDelete("set null"),
    index("rsvp_responses_confirmation").on(table.updatedAt).where(table.confirmationDue.getSQL()),
    index("rsvp_responses_email").on(table.weddingId, table.email),
    index("rsvp_responses_newest").on(table.weddingId, table.createdAt.desc()),
    index("rsvp_responses_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(rsvpResponses, "wedding", { guests: true });

/** The latest version of each browser that changed an answer, except the last one's. */
export const rsvpAnswerVersions = pgTable(
  "rsvp_answer_versions",
  {
    weddingId: uuid().notNull(),
    responseId: uuid().notNull(),
    ...writtenColumns(),
    writtenAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.responseId, table.visitorId] }),
    foreignKey({
      name: "rsvp_answer_versions_response",
      columns: [table.weddingId, table.responseId],
      foreignColumns: [rsvpResponses.weddingId, rsvpResponses.id],
    }).onDelete("cascade"),
    index("rsvp_answer_versions_visitor").on(table.weddingId, table.visitorId),
  ],
);
declareScope(rsvpAnswerVersions, "wedding", { guests: true });
