import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { linkPurposes, roles } from "./rules.ts";

const moment = () => timestamp({ withTimezone: true });
const created = () => moment().notNull().defaultNow();

/** Columns of the first four tables are the ones better-auth reads and writes. */
export const users = pgTable("users", {
  id: text().primaryKey(),
  /** The display name; empty until the person gives one. */
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  /** The avatar's address. */
  image: text(),
  createdAt: created(),
  updatedAt: created(),
});

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: created(),
    updatedAt: created(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

export const credentials = pgTable(
  "credentials",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: created(),
    updatedAt: created(),
  },
  (table) => [index("credentials_user").on(table.userId)],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: created(),
    updatedAt: created(),
  },
  (table) => [index("verifications_identifier").on(table.identifier)],
);

/** Links that were mailed: one confirms a new account, the other lets a password be changed. */
export const mailedLinks = pgTable(
  "mailed_links",
  {
    /** SHA-256 of the token that stands in the link. */
    tokenHash: text().primaryKey(),
    purpose: text({ enum: linkPurposes }).notNull(),
    email: text().notNull(),
    /** Of a new account: the password chosen together with this very link. */
    passwordHash: text(),
    /** Of a new account: the browser it was asked for in. */
    browser: text(),
    /** Of a new address for an account: whose it will be. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
    createdAt: created(),
  },
  (table) => [
    index("mailed_links_email").on(table.email, table.createdAt.desc()),
    index("mailed_links_expiry").on(table.expiresAt),
  ],
);

export const userRoles = pgTable(
  "user_roles",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: roles }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/** The second step of signing in: a code that changes every half minute. */
export const twoFactors = pgTable("two_factors", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Shared with the person's app; encrypted. */
  secret: text().notNull(),
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: moment(),
  /** The half minute whose code was used last: no code works twice. */
  lastStep: integer(),
  /** When the owner was last told that somebody with the password guesses. */
  warnedAt: moment(),
  createdAt: created(),
});

/** Codes on paper for somebody who has lost the app; each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
