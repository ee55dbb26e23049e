import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { weddings } from "../tables.server.ts";
import type { SubmissionKind } from "./rules.ts";

const weddingId = () =>
  uuid()
    .notNull()
    .references(() => weddings.id, { onDelete: "cascade" });
const created = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** Every form a guest sent, so that sending it again after a lost answer does nothing twice. */
export const guestSubmissions = pgTable(
  "guest_submissions",
  {
    weddingId: weddingId(),
    /** Made by the page that showed the form. */
    key: uuid().notNull(),
    /** Hash of what was sent: the same key with other content is a change, not a repeat. */
    fingerprint: text().notNull(),
    /** The browser it was sent from, which may send only so many of each kind. */
    visitorId: uuid().notNull(),
    kind: text().$type<SubmissionKind>().notNull(),
    /** The page's script had done its work. */
    proven: boolean().notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.key, table.fingerprint] }),
    index("guest_submissions_visitor").on(table.weddingId, table.visitorId, table.createdAt),
  ],
);

/** Browsers whose entries an owner has hidden: nobody sees them until the row is deleted. */
export const blockedVisitors = pgTable(
  "hidden_visitors",
  { weddingId: weddingId(), visitorId: uuid().notNull(), createdAt: created() },
  (table) => [primaryKey({ columns: [table.weddingId, table.visitorId] })],
);
