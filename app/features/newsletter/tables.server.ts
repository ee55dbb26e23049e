import { index, pgTable, text } from "drizzle-orm/pg-core";
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
