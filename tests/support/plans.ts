import { pool } from "#app/platform/db/database.server.ts";

export interface Statement {
  text: string;
  values: unknown[];
}

/** Returns the queries that `run` makes. */
export async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  const made: Statement[] = [];
  const own = pool();
  const { query } = own;
  own.query = ((config: { text: string }, values: unknown[]) => {
    made.push({ text: config.text, values });
    return Reflect.apply(query, own, [config, values]);
  }) as never;
  try {
    await run();
  } finally {
    own.query = query;
  }
  return made;
}

/** Returns how the database runs the queries that `run` makes. */
export async function plansOf(run: () => Promise<unknown>): Promise<string[]> {
  const made = await statementsOf(run);
  return Promise.all(
    made.map(async ({ text, values }) => {
      const { rows } = await pool().query(`explain ${text}`, values);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    }),
  );
}
