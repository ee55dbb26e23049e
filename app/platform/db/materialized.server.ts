import { type Subquery, sql } from "drizzle-orm";

/**
 * Makes PostgreSQL read the selection once, also where it expects few rows: while its statistics lag
 * behind many new rows, it would read it again for each row that it is joined to.
 */
export function materialized<Selection extends Subquery>(selection: Selection): Selection {
  const { sql: query } = selection._;
  const once = sql`with "once" as materialized (${query}) select * from "once"`;
  selection._ = { ...selection._, sql: once };
  return selection;
}
