import { isNotNull } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
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
import { defaultCategoryColor, mainGuestList, rsvpStatuses, sides } from "./rules.ts";

export const guestLists = pgTable(
  "guest_lists",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    name: text().notNull().default(mainGuestList),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    uniqueIndex("guest_lists_wedding").on(table.weddingId),
  ],
);
declareScope(guestLists, "wedding", { guests: true });

export const guestCategories = pgTable(
  "guest_categories",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    name: text().notNull(),
    /** `#` and six digits. */
    color: text().notNull().default(defaultCategoryColor),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull().defaultNow(),
    deletedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index("guest_categories_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(guestCategories, "wedding");

/** Guests who get one invitation together. A new guest is alone in its household. */
export const households = pgTable(
  "households",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    /** Null when the names of the guests are shown instead. */
    name: text(),
    address: text(),
    postalCode: text(),
    city: text(),
    /** Code of the personal link; null until it is first needed. */
    encryptedCode: text(),
    /** To find the household by its code: see `hashesOfCode`. */
    codeHash: text().unique(),
    codeCreatedAt: timestamptz(),
    /** When a person first opened the link in a browser. */
    openedAt: timestamptz(),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull().defaultNow(),
    /** When the last guest left, which can be undone until the household is purged. */
    emptiedAt: timestamptz(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.id] })],
);
declareScope(households, "wedding", { guests: true, keys: [households.codeHash] });

/** Where IP addresses with many wrong codes wait: see `takeTurn`. */
export const codeQueues = pgTable("code_queues", {
  /** Keyed hash of the IP address. */
  address: text().primaryKey(),
  /** When the last code in the queue is looked up. */
  lastTurnAt: timestamptz().notNull(),
});
declareScope(codeQueues, "admin");

export const guests = pgTable(
  "guest_list_entries",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    guestListId: uuid().notNull(),
    householdId: uuid().notNull(),
    /** Gets the household's mails. */
    isContact: boolean().notNull().default(false),
    categoryId: uuid(),
    name: text().notNull(),
    /** For comparison: see `nameKey`. */
    nameKey: text().notNull(),
    /** In lower case. */
    email: text(),
    /** E.164, or as typed when it is no valid number. */
    phone: text(),
    isChild: boolean().notNull().default(false),
    side: text({ enum: sides }),
    /** Set by the couple; null where the linked answer counts. */
    rsvpStatus: text({ enum: rsvpStatuses }),
    /** When the couple set the status. */
    statusSetAt: timestamptz(),
    /** Set by the couple; null where the linked answer counts. */
    dietaryRequirements: text(),
    severeAllergy: boolean().notNull().default(false),
    /** May bring a companion. */
    plusOne: boolean().notNull().default(false),
    plusOneName: text(),
    plusOneStatus: text({ enum: rsvpStatuses }),
    plusOneDietaryRequirements: text(),
    plusOneSevereAllergy: boolean().notNull().default(false),
    /** When the couple chose to keep its own values instead of the answer's. */
    answerReviewedAt: timestamptz(),
    version: integer().notNull().default(1),
    createdBy: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
    deletedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    foreignKey({
      name: "guest_list_entries_list",
      columns: [table.weddingId, table.guestListId],
      foreignColumns: [guestLists.weddingId, guestLists.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "guest_list_entries_household",
      columns: [table.weddingId, table.householdId],
      foreignColumns: [households.weddingId, households.id],
    }).onDelete("cascade"),
    // The migration limits this to `(category_id)`, which the schema cannot express.
    foreignKey({
      name: "guest_list_entries_category",
      columns: [table.weddingId, table.categoryId],
      foreignColumns: [guestCategories.weddingId, guestCategories.id],
    }).onDelete("set null"),
    index("guest_list_entries_household_id").on(table.weddingId, table.householdId),
    index("guest_list_entries_category_id").on(table.weddingId, table.categoryId),
    index("guest_list_entries_email").on(table.weddingId, table.email),
    index("guest_list_entries_name").on(table.weddingId, table.nameKey),
    index("guest_list_entries_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(guests, "wedding", { guests: true });
