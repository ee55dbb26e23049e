import { createHash } from "node:crypto";
import { once } from "node:events";
import { type Client, escapeIdentifier } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { makeSchema } from "#app/platform/db/migrate.server.ts";
import { copyTable, listTables, qualified, schemaName } from "./copy-out.ts";
import { damaged, type Manifest } from "./manifest.ts";

const queueSchema = "pgboss";

/**
 * Replaces tables, schema and job queue by the tables of an archive, in the caller's transaction.
 * `fill` passes the parts on in their order. Jobs are not restored: each would run a second time.
 */
export async function copyIn(
  client: Client,
  migrationsFolder: string,
  manifest: Manifest,
  fill: (onPart: (table: string, part: Buffer) => Promise<void>) => Promise<void>,
): Promise<void> {
  await dropEverything(client);
  await makeSchema(client, migrationsFolder, manifest.schema.createdAt);
  const names = manifest.tables.map(({ name }) => name);
  const made = await listTables(client);
  if (String(made) !== String(names)) throw damaged("its tables are not those of its schema");
  // They have done their work on the archived rows, and would refuse to empty an append-only table.
  await switchTriggers(client, names, "disable");
  // A migration may have inserted rows.
  await client.query(`truncate ${names.map(qualified).join(", ")}`);
  const foreignKeys = await dropForeignKeys(client);

  const copy = tableCopy(client, manifest);
  await fill(copy.write);
  await copy.end();

  for (const { name, columns, rows, sha256 } of manifest.tables) {
    const hash = createHash("sha256");
    const copied = await copyTable(client, name, columns, async (part) => void hash.update(part));
    if (copied !== rows || hash.digest("hex") !== sha256) {
      throw new Error(`the table ${name} is not as in the archive`);
    }
  }
  for (const { table, column, lastValue } of manifest.sequences) {
    const sequence = "pg_get_serial_sequence($1, $2)";
    await client.query(`select setval(${sequence}, $3)`, [qualified(table), column, lastValue]);
  }
  await switchTriggers(client, names, "enable");
  // Adding a foreign key checks all rows.
  for (const addForeignKey of foreignKeys) await client.query(addForeignKey);
}

async function dropEverything(client: Client): Promise<void> {
  const tables = await listTables(client);
  if (tables.length > 0)
    await client.query(`drop table ${tables.map(qualified).join(", ")} cascade`);
  await client.query(`drop schema if exists ${queueSchema} cascade`);
}

async function switchTriggers(
  client: Client,
  tables: readonly string[],
  state: "enable" | "disable",
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table ${qualified(table)} ${state} trigger user`);
  }
}

/** Returns the statements that add them again. */
async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and connamespace = $1::regnamespace`,
    [schemaName],
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${qualified(table)} drop constraint ${escapeIdentifier(name)}`);
  }
  return rows.map(
    ({ table, name, definition }) =>
      `alter table ${qualified(table)} add constraint ${escapeIdentifier(name)} ${definition}`,
  );
}

/** Copies one table after the other; a part of another table ends the copy of the one before. */
function tableCopy(client: Client, { tables }: Manifest) {
  let current: { table: string; stream: ReturnType<typeof startCopy> } | undefined;
  const end = async () => {
    if (!current) return;
    const { stream } = current;
    current = undefined;
    stream.end();
    await once(stream, "finish");
  };
  const write = async (table: string, part: Buffer) => {
    if (current?.table !== table) {
      await end();
      current = { table, stream: startCopy(client, table, columnsOf(tables, table)) };
    }
    if (!current.stream.write(part)) await once(current.stream, "drain");
  };
  return { write, end };
}

function startCopy(client: Client, table: string, columns: readonly string[]) {
  const names = columns.map(escapeIdentifier).join(", ");
  return client.query(copyFrom(`copy ${qualified(table)} (${names}) from stdin`));
}

function columnsOf(tables: Manifest["tables"], table: string): readonly string[] {
  return tables.find(({ name }) => name === table)?.columns ?? [];
}
