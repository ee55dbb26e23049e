import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { contactTopics } from "./rules.ts";

/** What visitors write to those who run the site. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    /** Made of the form's id and the message, so that it is stored once. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text({ enum: contactTopics }).notNull(),
    message: text().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [index("contact_messages_created").on(table.createdAt)],
);
declareScope(contactMessages, "admin");
