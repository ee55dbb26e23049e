import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";
import { listMigrations, makeSchema, schemaVersion } from "#app/platform/db/migrate.server.ts";
import { execute, withDatabaseName } from "./server.ts";

export const migrationsFolder = resolve("database/migrations");

/** Each migration is noted in the journal. */
const recordingCalls = 1;
/** The lock, its timeout, two for the journal, what is in it, begin and commit. */
const surroundingCalls = 7;

/** A schema of the repository's history: the one after a migration. */
export interface Schema {
  name: string;
  /** When its migration was made, in ms. */
  version: number;
  /** How many calls to the database lead from it to the present one; the last is the commit. */
  upgradeCalls: number;
  tables: Map<string, SchemaColumn[]>;
}

interface SchemaColumn {
  name: string;
  type: string;
  isRequired: boolean;
}

/** Rows of the present schema, by table. */
type Rows = Map<string, Record<string, unknown>[]>;

/** docs/operations.md names it. */
const baselineSchema = "0022_crowds";

/** All schemas that can be upgraded in their order, the present one last. */
export const supportedSchemas: readonly Schema[] = listSchemas();

function listSchemas(): Schema[] {
  const files = readMigrationFiles({ migrationsFolder });
  const schemas = listMigrations(migrationsFolder);
  const oldest = schemas.findIndex(({ name }) => name === baselineSchema);
  return schemas.slice(oldest).map(({ name, createdAt: version }) => ({
    name,
    version,
    upgradeCalls: files
      .filter(({ folderMillis }) => folderMillis > version)
      .reduce((total, { sql }) => total + sql.length + recordingCalls, surroundingCalls),
    tables: readSnapshot(name),
  }));
}

/** Returns the statements of the migrations after a schema. */
export function statementsAfter({ version }: Schema): string[] {
  return readMigrationFiles({ migrationsFolder })
    .filter(({ folderMillis }) => folderMillis > version)
    .flatMap(({ sql }) => sql);
}

export async function readAllRows(url: string): Promise<Rows> {
  const rows: Rows = new Map();
  for (const { tablename } of await execute(url, tablesOfSchema)) {
    const found = await execute(url, `select to_jsonb(t) as row from ${tablename} t`);
    rows.set(
      String(tablename),
      found.map(({ row }) => row as Record<string, unknown>),
    );
  }
  return rows;
}

/** Makes a database of an earlier schema, with those rows and columns that it has. Returns its URL. */
export async function makeEarlierDatabase(
  server: string,
  { name, version }: Schema,
  rows: Rows,
): Promise<string> {
  const database = `upgrade_${name.replace(/\W/g, "_").toLowerCase()}`;
  const url = withDatabaseName(server, database);
  await execute(server, `drop database if exists ${database} with (force)`);
  await execute(server, `create database ${database}`);
  await withClient(url, async (client) => {
    await client.query("begin");
    await makeSchema(client, migrationsFolder, version);
    // Rows come in any order.
    await client.query("set local session_replication_role = replica");
    await insertRows(client, await insertableColumns(client), rows);
    await client.query("commit");
  });
  return url;
}

/** Adds the rows of tables that a migration has just made. */
export async function fillNewTables(url: string, names: string[], rows: Rows): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("set session_replication_role = replica");
    const columns = [...(await insertableColumns(client))].filter(([table]) =>
      names.includes(table),
    );
    await insertRows(client, new Map(columns), rows);
  });
}

export async function dropDatabase(server: string, url: string): Promise<void> {
  await execute(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

/**
 * Replaces all rows by those that code of an earlier schema writes: without the columns that it does not
 * know. Throws what the database refuses. Undoes all.
 */
export async function writeAsBefore(url: string, { tables }: Schema, rows: Rows): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await client.query(`truncate ${[...tables.keys()].join(", ")} cascade`);
    const columns = new Map(
      [...(await insertableColumns(client))].map(([table, names]) => [
        table,
        names.filter((name) => tables.get(table)?.some((column) => column.name === name)),
      ]),
    );
    await insertRows(client, columns, rows);
  });
}

/** Tells which schema a database has; two are the same only as a whole. */
export async function fingerprint(client: Client): Promise<string> {
  const { rows } = await client.query(
    `select md5(string_agg(concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod),
       attnotnull, pg_get_expr(adbin, adrelid)), ',' order by attrelid::regclass::text, attname))
       as columns
     from pg_attribute join pg_class on pg_class.oid = attrelid
       left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0
       and not attisdropped`,
  );
  return `${await schemaVersion(client)} ${rows[0]?.columns}`;
}

/** Returns a hash of each table's rows, of the columns that the present schema has too. */
export async function hashRows(
  client: Client,
  { tables }: Schema,
): Promise<Record<string, string>> {
  const present = supportedSchemas.at(-1)?.tables;
  const queries = [...tables].flatMap(([table, columns]) => {
    const later = present?.get(table)?.map(({ name }) => name);
    const kept = columns.map(({ name }) => name).filter((name) => later?.includes(name));
    return later
      ? `select '${table}' as table, count(*) || ' ' || md5(coalesce(string_agg(row, ',' order by row),
           '')) as hash from (select row(${kept.join(", ")})::text as row from ${table}) rows`
      : [];
  });
  const { rows } = await client.query(queries.join(" union all "));
  return Object.fromEntries(rows.map(({ table, hash }) => [table, hash]));
}

/**
 * Returns what code written for `earlier` would miss in `later`: a table or column that it reads, or a
 * required column that it does not write.
 */
export function missedBy(earlier: Schema, later: Schema): string[] {
  return [...earlier.tables].flatMap(([table, columns]) => {
    const now = later.tables.get(table);
    if (!now) return [`${later.name} has no ${table}`];
    const lost = columns
      .filter(({ name, type }) => !now.some((other) => other.name === name && other.type === type))
      .map(({ name }) => `${later.name} has no ${table}.${name}`);
    const demanded = now
      .filter(({ name, isRequired }) => isRequired && !columns.some((old) => old.name === name))
      .map(({ name }) => `${later.name} requires ${table}.${name}`);
    const stricter = now
      .filter(({ name, isRequired }) => isRequired && isOptional(columns, name))
      .map(({ name }) => `${later.name} requires ${table}.${name}`);
    return [...lost, ...demanded, ...stricter];
  });
}

function isOptional(columns: readonly SchemaColumn[], name: string): boolean {
  return columns.some((column) => column.name === name && !column.isRequired);
}

const tablesOfSchema = "select tablename from pg_tables where schemaname = 'public' order by 1";

export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Inserts those columns of the rows that are given, in a session that checks no foreign keys. */
async function insertRows(client: Client, columnsOf: Map<string, string[]>, rows: Rows) {
  for (const [table, columns] of columnsOf) {
    const known = rows.get(table) ?? [];
    const names = columns.filter((column) => known[0] && column in known[0]).join(", ");
    if (names === "") continue;
    await client.query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(known)],
    );
  }
}

async function insertableColumns(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query(
    `select table_name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join pg_tables on tablename = table_name
     where table_schema = 'public' and schemaname = 'public' and is_generated = 'NEVER'
     group by table_name`,
  );
  return new Map(rows.map(({ table_name, columns }) => [table_name, columns]));
}

interface Snapshot {
  tables: Record<
    string,
    {
      name: string;
      columns: Record<
        string,
        {
          name: string;
          type: string;
          notNull: boolean;
          default?: unknown;
          generated?: unknown;
          identity?: unknown;
        }
      >;
    }
  >;
}

function readSnapshot(name: string): Schema["tables"] {
  const path = `${migrationsFolder}/meta/${name.slice(0, 4)}_snapshot.json`;
  const { tables } = JSON.parse(readFileSync(path, "utf8")) as Snapshot;
  return new Map(
    Object.values(tables).map((table) => [
      table.name,
      Object.values(table.columns).map((column) => ({
        name: column.name,
        type: column.type,
        isRequired:
          column.notNull &&
          column.default === undefined &&
          !column.generated &&
          !column.identity &&
          column.type !== "serial",
      })),
    ]),
  );
}
