import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { declareScope } from "#app/platform/db/scope.server.ts";

/** Written by rate-limiter-flexible, which wants these columns in this order. */
export const limits = pgTable(
  "limits",
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: "number" }),
  },
  (table) => [index("limits_expire").on(table.expire)],
);
declareScope(limits, "admin");
