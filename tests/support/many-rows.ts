import type { Client } from "pg";

/** Adds copies of a row that differ in what must be unique. Neither references nor triggers count. */
export async function copyRow(
  client: Client,
  table: string,
  copies: number,
  condition = "true",
): Promise<void> {
  const { rows: columns } = await client.query<{ name: string; value: string }>(
    `select attname as name, case
       when not attnum = any (varying.columns) then 'row.' || quote_ident(attname)
       when atttypid = 'uuid'::regtype then 'gen_random_uuid()'
       when atttypid = 'text'::regtype then 'gen_random_uuid()::text'
       else 'number + 1000000' end as value
     from pg_attribute, (
       select coalesce(array_agg(attnum), '{}') as columns from (
         select attnum, rank() over (partition by indexrelid order by kind) as place
         from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey),
           lateral (select case atttypid when 'uuid'::regtype then 1 when 'text'::regtype then 2
             else 3 end as kind) kinds
         where indrelid = $1::regclass and indisunique) ranked
       where place = 1) varying
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  await client.query("begin");
  await client.query("set local session_replication_role = replica");
  const { rowCount } = await client.query(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(", ")})
     overriding system value select ${columns.map(({ value }) => value).join(", ")}
     from (select * from ${table} where ${condition} limit 1) row,
       generate_series(1, ${copies}) as number`,
  );
  await client.query("commit");
  if (rowCount !== copies) throw new Error(`${table} has no row to copy`);
}
