import { and, isNull, sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/tables.server.ts";
import { households } from "#app/features/guests/tables.server.ts";
import { weddingId } from "#app/features/weddings/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { mailingKinds, skipReasons } from "./rules.ts";

/** What the couple sends to several households at once. */
export const mailings = pgTable(
  "mailings",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    kind: text({ enum: mailingKinds }).notNull(),
    greeting: text().notNull(),
    sendAt: timestamptz().notNull(),
    createdBy: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.id] })],
);
declareScope(mailings, "wedding");

/** One mail to one household. Its status is in the outbox. */
export const mailingRecipients = pgTable(
  "mailing_recipients",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    mailingId: uuid().notNull(),
    householdId: uuid().notNull(),
    kind: text({ enum: mailingKinds }).notNull(),
    /** The address that the mail was sent to. */
    address: text(),
    /** The row of the outbox, a plain value; null until the mail is handed over. */
    messageId: uuid(),
    /** Why no mail was sent after all. */
    skipped: text({ enum: skipReasons }),
    createdAt: timestamptz().notNull(),
    /** When the couple had the mail sent again, which is another row. */
    replacedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    foreignKey({
      name: "mailing_recipients_mailing",
      columns: [table.weddingId, table.mailingId],
      foreignColumns: [mailings.weddingId, mailings.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "mailing_recipients_household",
      columns: [table.weddingId, table.householdId],
      foreignColumns: [households.weddingId, households.id],
    }).onDelete("cascade"),
    // No household gets the invitation twice.
    uniqueIndex("mailing_recipients_invitation")
      .on(table.weddingId, table.householdId)
      .where(
        sql`${table.kind} = 'invitation' and ${table.replacedAt} is null and ${table.skipped} is null`,
      ),
    uniqueIndex("mailing_recipients_household_of_mailing")
      .on(table.weddingId, table.mailingId, table.householdId)
      .where(isNull(table.replacedAt)),
    index("mailing_recipients_household_id").on(table.weddingId, table.householdId),
    index("mailing_recipients_waiting")
      .on(table.createdAt)
      .where(sql`${and(isNull(table.messageId), isNull(table.skipped))}`),
  ],
);
declareScope(mailingRecipients, "wedding");

/** Households that the couple does not want to share an envelope; one row for each. */
export const separateEnvelopes = pgTable(
  "separate_envelopes",
  {
    weddingId: weddingId(),
    /** Of the group. */
    id: uuid().notNull(),
    householdId: uuid().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id, table.householdId] }),
    foreignKey({
      name: "separate_envelopes_household",
      columns: [table.weddingId, table.householdId],
      foreignColumns: [households.weddingId, households.id],
    }).onDelete("cascade"),
    index("separate_envelopes_household_id").on(table.weddingId, table.householdId),
  ],
);
declareScope(separateEnvelopes, "wedding");
