import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";

/** Who gets the newsletter, and who has asked for it without confirming yet. */
export const newsletterSubscriptions = pgTable(
  "newsletter_subscriptions",
  {
    /** Lowercase. */
    email: text().primaryKey(),
    /** Of the newest link that was mailed; null when the subscription was taken up again. */
    tokenHash: text().unique("newsletter_subscriptions_token"),
    /** When the link ends; null without one. */
    expiresAt: timestamptz(),
    confirmedAt: timestamptz(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [index("newsletter_subscriptions_expiry").on(table.expiresAt)],
);
declareScope(newsletterSubscriptions, "admin");

/** What goes to all subscribers. */
export const newsletterIssues = pgTable("newsletter_issues", {
  id: uuid().primaryKey(),
  subject: text().notNull(),
  body: text().notNull(),
  buttonLabel: text(),
  buttonUrl: text(),
  version: integer().notNull().default(1),
  createdAt: timestamptz().notNull(),
  deletedAt: timestamptz(),
  /** When it was sent; who subscribes later does not get it. */
  sentAt: timestamptz(),
  /** The last address, in alphabetical order, whose mail is in the outbox. */
  reachedEmail: text(),
  recipientCount: integer().notNull().default(0),
  /** When the last mail was handed to the outbox. */
  finishedAt: timestamptz(),
});
declareScope(newsletterIssues, "admin");
