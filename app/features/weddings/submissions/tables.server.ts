import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { weddings } from "../tables.server.ts";
import type { SubmissionKind } from "./rules.ts";

const weddingId = () =>
  uuid()
    .notNull()
    .references(() => weddings.id, { onDelete: "cascade" });
const created = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** Makes it safe to send a form again after a lost response. */
export const guestSubmissions = pgTable(
  "guest_submissions",
  {
    weddingId: weddingId(),
    key: uuid().notNull(),
    /** Hash of the content: the same key with other content is a change, not a duplicate. */
    fingerprint: text().notNull(),
    visitorId: uuid().notNull(),
    kind: text().$type<SubmissionKind>().notNull(),
    proven: boolean().notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.key, table.fingerprint] }),
    index("guest_submissions_visitor").on(table.weddingId, table.visitorId, table.createdAt),
  ],
);
declareScope(guestSubmissions, "wedding");

export const blockedVisitors = pgTable(
  "hidden_visitors",
  { weddingId: weddingId(), visitorId: uuid().notNull(), createdAt: created() },
  (table) => [primaryKey({ columns: [table.weddingId, table.visitorId] })],
);
declareScope(blockedVisitors, "wedding");
