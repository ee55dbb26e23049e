import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareScope } from "#app/platform/db/scope.server.ts";

export const submissions = pgTable(
  "submissions",
  {
    audience: text().notNull(),
    key: uuid().notNull(),
    /** SHA-256 of the content. The same key with other content is a change, not a duplicate. */
    fingerprint: text().notNull(),
    visitorId: uuid().notNull(),
    kind: text().notNull(),
    hasProofOfWork: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.audience, table.key, table.fingerprint] }),
    index("submissions_visitor").on(table.audience, table.visitorId, table.createdAt),
  ],
);
declareScope(submissions, "admin");
