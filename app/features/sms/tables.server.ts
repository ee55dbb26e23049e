import { isNotNull, isNull, sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/tables.server.ts";
import { weddingId } from "#app/features/weddings/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { campaignStatuses, type RecipientFilter, skipReasons } from "./rules.ts";

export const smsCampaigns = pgTable(
  "sms_campaigns",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    scheduledAt: timestamptz(),
    /** Messages that would be sent; counted again when it is sent. */
    recipientCount: integer().notNull(),
    /** Null is a draft. */
    status: text({ enum: campaignStatuses }),
    sentAt: timestamptz(),
    recipients: jsonb().$type<RecipientFilter>().notNull(),
    onePerHousehold: boolean().notNull().default(false),
    /** The couple wants it sent although it is night. */
    mayBeSentAtNight: boolean().notNull().default(false),
    createdBy: text().references(() => users.id, { onDelete: "set null" }),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull(),
    deletedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index("sms_campaigns_due").on(table.scheduledAt).where(sql`${table.status} = 'scheduled'`),
    index("sms_campaigns_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(smsCampaigns, "wedding");

/** One message of a campaign to one number. Its status is in the outbox. */
export const smsRecipients = pgTable(
  "sms_recipients",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    campaignId: uuid().notNull(),
    /** A plain value: the log outlives the guest. */
    guestId: uuid(),
    name: text().notNull(),
    /** E.164; null when there is none. */
    phone: text(),
    text: text().notNull(),
    segments: integer().notNull(),
    /** The row of the outbox, a plain value; null when nothing was handed over. */
    messageId: uuid(),
    skipped: text({ enum: skipReasons }),
    createdAt: timestamptz().notNull(),
    /** When the couple had it sent again, which is another row. */
    replacedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    foreignKey({
      name: "sms_recipients_campaign",
      columns: [table.weddingId, table.campaignId],
      foreignColumns: [smsCampaigns.weddingId, smsCampaigns.id],
    }).onDelete("cascade"),
    // No number gets a campaign twice.
    uniqueIndex("sms_recipients_phone")
      .on(table.weddingId, table.campaignId, table.phone)
      .where(isNull(table.replacedAt)),
    index("sms_recipients_campaign_id").on(table.weddingId, table.campaignId),
    index("sms_recipients_message").on(table.messageId),
  ],
);
declareScope(smsRecipients, "wedding");
