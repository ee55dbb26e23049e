import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { isGranted } from "#app/platform/db/policies.server.ts";
import { declareReaders, declareScope, declareScopeRoot } from "#app/platform/db/scope.server.ts";
import { emailTokenPurposes, roles } from "./rules.ts";

const created = () => timestamptz().notNull().defaultNow();

export const users = pgTable("users", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  avatar: uuid()
    .unique()
    .references(() => pictures.id),
  /** Increases when the user changes the display name. */
  profileVersion: integer().notNull().default(1),
  createdAt: created(),
  updatedAt: created(),
});
declareScopeRoot(users, "account", { keys: [users.email], moderators: true });

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamptz().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: created(),
    updatedAt: created(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);
declareScope(sessions, "account", { keys: [sessions.token] });

export const credentials = pgTable("credentials", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  passwordHash: text().notNull(),
  createdAt: created(),
  updatedAt: created(),
});
declareScope(credentials, "account");

export const emailTokens = pgTable(
  "email_tokens",
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: emailTokenPurposes }).notNull(),
    email: text().notNull(),
    /** `confirm`: the password chosen with this link. */
    passwordHash: text(),
    /** `confirm`: the id of the browser that signed up. */
    browser: text(),
    /** `change-email`: the account whose e-mail changes. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamptz().notNull(),
    createdAt: created(),
  },
  (table) => [
    index("email_tokens_email").on(table.email, table.createdAt.desc()),
    index("email_tokens_expiry").on(table.expiresAt),
  ],
);
declareScope(emailTokens, "account", { keys: [emailTokens.tokenHash, emailTokens.email] });

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
declareScope(userRoles, "account");
// They are read in one query with the session.
const signedIn = sql`(select ${sessions.userId} from ${sessions}
  where ${isGranted("key", sessions.token)})`;
declareReaders(users, sql`${users.id} in ${signedIn}`);
declareReaders(userRoles, sql`${userRoles.userId} in ${signedIn}`);

export const twoFactors = pgTable("two_factors", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Encrypted. */
  secret: text().notNull(),
  /** Null until the app has shown a first code. */
  confirmedAt: timestamptz(),
  /** Time step of the last used code, because a code is valid once. */
  lastStep: integer(),
  warnedAt: timestamptz(),
  createdAt: created(),
});
declareScope(twoFactors, "account");

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
declareScope(recoveryCodes, "account");
