import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true });
const created = () => moment().notNull().defaultNow();

/** Columns of the first five tables are the ones better-auth reads and writes. */
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

export const authLimits = pgTable("auth_limits", {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint({ mode: "number" }).notNull(),
});

export const userRoles = pgTable(
  "user_roles",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: ["admin", "vendor", "customer"] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);
