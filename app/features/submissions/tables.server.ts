import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { declareScope } from "#app/platform/db/scope.server.ts";

export const submissions = pgTable(
  "submissions",
  {
    audience: text().notNull(),
    key: uuid().notNull(),
    /** What the form changes when it can change several things, such as a wish. */
    subject: text().notNull().default(""),
    /** Counts the changes with one key and subject, from 1. */
    number: integer().notNull().default(1),
    /** SHA-256 of the content. */
    fingerprint: text().notNull(),
    /** In ms by the browser's clock; null without the page's script. */
    sentAt: bigint({ mode: "number" }),
    visitorId: uuid().notNull(),
    kind: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.audience, table.key, table.subject, table.number] }),
    index("submissions_visitor").on(table.audience, table.visitorId, table.createdAt),
  ],
);
declareScope(submissions, "admin");
