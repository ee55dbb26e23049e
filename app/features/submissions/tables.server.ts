import { isNull } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { isGranted } from "#app/platform/db/policies.server.ts";
import { declareOwners, declareScope } from "#app/platform/db/scope.server.ts";

export const submissions = pgTable(
  "submissions",
  {
    audience: text().notNull(),
    key: uuid().notNull(),
    /** What the form changes when it can change several things, such as a wish. */
    subject: text().notNull().default(""),
    /** Counts the changes with one key and subject, from 1. Null in rows of the previous release. */
    number: integer(),
    /** SHA-256 of the content. */
    fingerprint: text().notNull(),
    /** In ms by the browser's clock; null without the page's script. */
    sentAt: bigint({ mode: "number" }),
    visitorId: uuid().notNull(),
    kind: text().notNull(),
    /** Only the previous release uses it. */
    hasProofOfWork: boolean().notNull().default(true),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("submissions_change").on(table.audience, table.key, table.subject, table.number),
    uniqueIndex("submissions_of_previous_release")
      .on(table.audience, table.key, table.fingerprint)
      .where(isNull(table.number)),
    index("submissions_visitor").on(table.audience, table.visitorId, table.createdAt),
  ],
);
declareScope(submissions, "admin");
declareOwners(submissions, isGranted("guest", submissions.audience));
