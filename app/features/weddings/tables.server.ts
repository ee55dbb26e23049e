import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/tables.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope, declareScopeRoot } from "#app/platform/db/scope.server.ts";
import { answerModes, type GuestTotals, pairings, themeIds } from "./rules.ts";

/** `hh:mm`; the driver returns the seconds too. */
const timeOfDay = customType<{ data: string; driverData: string }>({
  dataType: () => "time(0)",
  fromDriver: (time) => time.slice(0, 5),
});

export const weddings = pgTable("weddings", {
  id: uuid().primaryKey(),
  /** `bride` and `groom` hold the first and the second name. */
  partners: text({ enum: pairings }).notNull().default("bride-groom"),
  bride: text().notNull(),
  groom: text().notNull(),
  weddingDate: date({ mode: "string" }).notNull(),
  venue: text().notNull(),
  city: text().notNull(),
  theme: text().notNull(),
  colors: text().notNull(),
  story: text().notNull(),
  /** One line under the names. */
  welcomeLine: text().notNull().default(""),
  guestCount: integer(),
  ceremony: text().notNull(),
  /** On the wedding day. Empty means venue and city. */
  ceremonyPlace: text().notNull().default(""),
  ceremonyTime: timeOfDay(),
  reception: text().notNull(),
  receptionPlace: text().notNull().default(""),
  /** May be in the night after the wedding day: see `programOf`. */
  receptionTime: timeOfDay(),
  selectedTheme: text({ enum: themeIds }).notNull(),
  /** Null shows the couple's ornament instead. */
  heroImage: uuid()
    .unique("weddings_hero_image_unique")
    .references(() => pictures.id),
  /** Eleven digits of a Norwegian bank account; null hides the gift box. */
  giftAccount: text(),
  giftNote: text(),
  /** Increases when the couple changes the account or the note. */
  giftBoxVersion: integer().notNull().default(1),
  /** Who may answer: everybody on the page, those with a household's link, or both. */
  answerMode: text({ enum: answerModes }).notNull().default("both"),
  /** The last day to answer, until midnight in Oslo. */
  answerDeadline: date({ mode: "string" }),
  /** New guest photos are hidden until an owner approves them. */
  approvePhotos: boolean().notNull().default(false),
  /** Increases on edits, to detect conflicts between tabs. */
  version: integer().notNull().default(1),
  createdAt: timestamptz().notNull().defaultNow(),
  updatedAt: timestamptz().notNull().defaultNow(),
});
declareScopeRoot(weddings, "wedding", { guests: true });

/** The column of every table whose rows belong to a wedding. */
export const weddingId = () =>
  uuid()
    .notNull()
    .references(() => weddings.id, { onDelete: "cascade" });

/** The primary key allows one wedding per owner. */
export const weddingOwners = pgTable(
  "wedding_owners",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    weddingId: weddingId(),
    answersSeenAt: timestamptz(),
    /** When the owner last went through the changes of the guest list. */
    guestsSeenAt: timestamptz(),
    /** The totals of that time. */
    guestsSeenTotals: jsonb().$type<GuestTotals>(),
    /** When the partner left; null again once the owner has seen it. */
    partnerLeftAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [index("wedding_owners_wedding").on(table.weddingId)],
);
declareScope(weddingOwners, "wedding", { accounts: [weddingOwners.userId] });

export const ownerInvitations = pgTable(
  "owner_invitations",
  {
    weddingId: weddingId(),
    email: text().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique(),
    expiresAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.email] })],
);
declareScope(ownerInvitations, "wedding", { keys: [ownerInvitations.tokenHash] });
