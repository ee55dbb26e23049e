import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { isGranted } from "#app/platform/db/policies.server.ts";
import { declareOwners, declareScope } from "#app/platform/db/scope.server.ts";

export const pictures = pgTable(
  "pictures",
  {
    /** Random: knowing it is the permission to see the picture. */
    id: uuid().primaryKey(),
    weddingId: uuid(),
    /** The owning account, such as an avatar's; null for a wedding's pictures. */
    uploadedBy: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    widths: integer().array().notNull(),
    hasAvif: boolean().notNull().default(false),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    index("pictures_wedding").on(table.weddingId),
    index("pictures_uploaded_by").on(table.uploadedBy),
  ],
);
declareScope(pictures, "public", { everybody: "read", accounts: [pictures.uploadedBy] });
declareOwners(pictures, isGranted("guest", pictures.weddingId));
// One that a visitor uploads before sign-up is claimed afterwards.
declareOwners(pictures, sql`num_nonnulls(${pictures.weddingId}, ${pictures.uploadedBy}) = 0`);
