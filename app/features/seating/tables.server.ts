import { isNotNull, isNull, sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
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
import { guestCategories, guests } from "#app/features/guests/tables.server.ts";
import { weddingId } from "#app/features/weddings/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import type { KitchenPerson } from "./kitchen/rules.ts";
import type { RefusalReason } from "./plan/changes.ts";
import type { Held, PersonRef, Room } from "./plan/plan.ts";
import { mainArrangement, ruleTypes, tableShapes } from "./rules.ts";

export const tableArrangements = pgTable(
  "table_arrangements",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    name: text().notNull().default(mainArrangement),
    room: jsonb().$type<Room>(),
    numberedSeats: boolean().notNull().default(false),
    /** Since when guests may see their table. */
    releasedAt: timestamptz(),
    /** Grows with every request that changes the chart. */
    revision: integer().notNull().default(0),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    uniqueIndex("table_arrangements_wedding").on(table.weddingId),
  ],
);
declareScope(tableArrangements, "wedding", { guests: true });

/** The migration adds a trigger that refuses more persons than chairs. */
export const seatingTables = pgTable(
  "tables",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    arrangementId: uuid().notNull(),
    name: text().notNull(),
    tableNumber: integer().notNull(),
    seats: integer().notNull(),
    shape: text({ enum: tableShapes }).notNull(),
    /** The centre. */
    positionX: doublePrecision().notNull(),
    positionY: doublePrecision().notNull(),
    /** Null for the size of the shape. */
    width: doublePrecision(),
    height: doublePrecision(),
    rotation: doublePrecision().notNull().default(0),
    isHead: boolean().notNull().default(false),
    coupleSeats: integer().notNull().default(0),
    locked: boolean().notNull().default(false),
    /** Of tables that are pushed together to a long one. */
    groupId: uuid(),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull().defaultNow(),
    deletedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    foreignKey({
      name: "tables_arrangement",
      columns: [table.weddingId, table.arrangementId],
      foreignColumns: [tableArrangements.weddingId, tableArrangements.id],
    }).onDelete("cascade"),
    uniqueIndex("tables_number")
      .on(table.weddingId, table.arrangementId, table.tableNumber)
      .where(isNull(table.deletedAt)),
    uniqueIndex("tables_head")
      .on(table.weddingId, table.arrangementId)
      .where(sql`${table.isHead} and ${table.deletedAt} is null`),
    index("tables_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
    check("tables_seats", sql`${table.seats} between 2 and 20`),
    check(
      "tables_couple_seats",
      sql`${table.coupleSeats} between 0 and case when ${table.isHead} then ${table.seats} else 0 end`,
    ),
  ],
);
declareScope(seatingTables, "wedding", { guests: true });

/**
 * One person's place. A person who no longer comes still has one, which yields when the chair is
 * needed: whether a guest comes is derived, so no constraint can name it.
 */
export const guestTableAssignments = pgTable(
  "guest_table_assignments",
  {
    weddingId: weddingId(),
    guestId: uuid().notNull(),
    /** 0 is the guest, 1 the companion. */
    person: integer().$type<PersonRef["person"]>().notNull(),
    tableId: uuid().notNull(),
    /** The number of the chair; null for any. */
    seat: integer(),
    /** Placed by the couple, not by a proposal. */
    placedByHand: boolean().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.guestId, table.person] }),
    foreignKey({
      name: "guest_table_assignments_guest",
      columns: [table.weddingId, table.guestId],
      foreignColumns: [guests.weddingId, guests.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "guest_table_assignments_table",
      columns: [table.weddingId, table.tableId],
      foreignColumns: [seatingTables.weddingId, seatingTables.id],
    }).onDelete("cascade"),
    index("guest_table_assignments_table_id").on(table.weddingId, table.tableId),
    uniqueIndex("guest_table_assignments_seat").on(table.weddingId, table.tableId, table.seat),
    check("guest_table_assignments_person", sql`${table.person} in (0, 1)`),
    check("guest_table_assignments_first_seat", sql`${table.seat} >= 1`),
  ],
);
declareScope(guestTableAssignments, "wedding", { guests: true });

const quotedRuleTypes = `(${ruleTypes.map((type) => `'${type}'`).join(", ")})`;

export const seatingRules = pgTable(
  "seating_rules",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    type: text({ enum: ruleTypes }).notNull(),
    /** Must be followed; otherwise a preference. */
    isMust: boolean().notNull(),
    guestId: uuid(),
    otherGuestId: uuid(),
    tableId: uuid(),
    categoryId: uuid(),
    /** Persons of the category at the table. */
    count: integer(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    foreignKey({
      name: "seating_rules_guest",
      columns: [table.weddingId, table.guestId],
      foreignColumns: [guests.weddingId, guests.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "seating_rules_other_guest",
      columns: [table.weddingId, table.otherGuestId],
      foreignColumns: [guests.weddingId, guests.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "seating_rules_table",
      columns: [table.weddingId, table.tableId],
      foreignColumns: [seatingTables.weddingId, seatingTables.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "seating_rules_category",
      columns: [table.weddingId, table.categoryId],
      foreignColumns: [guestCategories.weddingId, guestCategories.id],
    }).onDelete("cascade"),
    index("seating_rules_guest_id").on(table.weddingId, table.guestId),
    index("seating_rules_other_guest_id").on(table.weddingId, table.otherGuestId),
    index("seating_rules_table_id").on(table.weddingId, table.tableId),
    index("seating_rules_category_id").on(table.weddingId, table.categoryId),
    check("seating_rules_type", sql`${table.type} in ${sql.raw(quotedRuleTypes)}`),
    check(
      "seating_rules_parts",
      sql`(${table.guestId} is null) = (${table.type} in ('atMost', 'atLeast'))
        and (${table.otherGuestId} is not null) = (${table.type} in ('together', 'next', 'apart'))
        and (${table.tableId} is not null) = (${table.type} in ('locked', 'atMost', 'atLeast'))
        and (${table.categoryId} is not null) = (${table.type} in ('atMost', 'atLeast'))
        and (${table.count} is not null) = (${table.type} in ('atMost', 'atLeast'))`,
    ),
    check("seating_rules_two_guests", sql`${table.guestId} <> ${table.otherGuestId}`),
    check("seating_rules_count", sql`${table.count} between 0 and 20`),
  ],
);
declareScope(seatingRules, "wedding");

/** What became of a change, so that sending it twice changes nothing twice. */
export const seatingChanges = pgTable(
  "seating_changes",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    /** Null for a change that was applied. */
    refusal: text().$type<RefusalReason>(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index("seating_changes_created").on(table.createdAt),
  ],
);
declareScope(seatingChanges, "wedding");

/** The kitchen's sheet as it was last printed, which the next one is compared with. */
export const kitchenPrints = pgTable("kitchen_prints", {
  weddingId: weddingId().primaryKey(),
  printedAt: timestamptz().notNull(),
  /** Of the arrangement. */
  revision: integer().notNull(),
  persons: jsonb().$type<KitchenPerson[]>().notNull(),
});
declareScope(kitchenPrints, "wedding");

/** Who has the chart open, and what they are moving. A row that is not renewed counts for nothing. */
export const seatingHolds = pgTable(
  "seating_holds",
  {
    weddingId: weddingId(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    held: jsonb().$type<Held>(),
    seenAt: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.userId] })],
);
declareScope(seatingHolds, "wedding", { guests: true });
