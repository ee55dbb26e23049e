import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Client, escapeIdentifier } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { schemaVersion } from "#app/platform/db/migrate.server.ts";
import { StartError } from "../start-error.ts";
import { type FileRows, fileTables } from "./file-tables.ts";
import { partBytes, type SequenceEntry, type TableEntry } from "./manifest.ts";

export const schemaName = "public";

// The text of a row must not depend on the settings of a server or an account.
const settings = `
  set datestyle = iso; set intervalstyle = postgres; set timezone = 'UTC';
  set extra_float_digits = 3; set bytea_output = hex; set client_encoding = utf8;
  set synchronize_seqscans = off; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s'`;

export async function openSession(url: string, name: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: name });
  // Without a listener, a lost connection would end the process before its cause is printed.
  client.on("error", () => undefined);
  await client.connect();
  await client.query(settings);
  return client;
}

/** Rolls an open transaction back. A copy that was broken off never ends by itself. */
export async function closeSession(client: Client): Promise<void> {
  await Promise.race([client.end(), wait(1_000, undefined, { ref: false })]);
  client.connection.stream.destroy();
}

export interface Snapshot {
  version: number;
  tables: TableEntry[];
  sequences: SequenceEntry[];
  /** What names the files; undefined before there was a table of pictures. */
  fileRows: FileRows[] | undefined;
}

/** Reads all tables as they are at one moment. The lock keeps schema and rows from changing kind. */
export async function copyOut(
  client: Client,
  onPart: (table: string, number: number, part: Buffer) => Promise<void>,
  onRows: (rows: number) => void,
): Promise<Snapshot> {
  const names = await listTables(client);
  if (names.length === 0 || (await schemaVersion(client)) === null) {
    throw new StartError("There is nothing to back up: the database has no tables of Jaord.");
  }
  await client.query("begin transaction isolation level repeatable read read only");
  await client.query(`lock table ${names.map(qualified).join(", ")} in access share mode`);
  const locked = await listTables(client);
  const version = await schemaVersion(client);
  if (version === null || String(locked) !== String(names)) {
    throw new StartError("The database was changed by another release meanwhile. Try again.");
  }
  const tables: TableEntry[] = [];
  for (const name of names) {
    const columns = await listColumns(client, name);
    const hash = createHash("sha256");
    let parts = 0;
    const rows = await copyTable(client, name, columns, async (part) => {
      hash.update(part);
      await onPart(name, ++parts, part);
    });
    tables.push({ name, columns, rows, sha256: hash.digest("hex") });
    onRows(rows);
  }
  const sequences = await listSequences(client);
  const fileRows = await listFileRows(client, names);
  await client.query("commit");
  return { version, tables, sequences, fileRows };
}

/** Passes the rows on as text, in parts of 4 MiB. Returns their number. */
export async function copyTable(
  client: Client,
  table: string,
  columns: readonly string[],
  onPart: (part: Buffer) => Promise<void>,
): Promise<number> {
  const names = columns.map(escapeIdentifier).join(", ");
  const stream = client.query(copyTo(`copy ${qualified(table)} (${names}) to stdout`));
  let chunks: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    const part = Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
    if (part.length > 0) await onPart(part);
  };
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= partBytes) await flush();
  }
  await flush();
  return stream.rowCount;
}

/** Tables of extensions are not ours. */
export async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = $1::regnamespace and not exists (
       select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     order by relname collate "C"`,
    [schemaName],
  );
  return rows.map(({ name }) => name);
}

/** Generated columns cannot be copied. */
async function listColumns(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [qualified(table)],
  );
  return rows.map(({ name }) => name);
}

async function listSequences(client: Client): Promise<SequenceEntry[]> {
  const { rows } = await client.query<SequenceEntry>(
    `select owner.relname as table, attname as column, last_value::text as "lastValue"
     from pg_sequences
     join pg_depend on objid = format('%I.%I', schemaname, sequencename)::regclass
       and deptype in ('a', 'i') and refobjsubid > 0
     join pg_class as owner on owner.oid = refobjid
     join pg_attribute on attrelid = refobjid and attnum = refobjsubid
     where schemaname = $1 and last_value is not null
     order by 1, 2`,
    [schemaName],
  );
  return rows;
}

async function listFileRows(
  client: Client,
  names: readonly string[],
): Promise<FileRows[] | undefined> {
  const existing = fileTables.filter(({ name }) => names.includes(name));
  if (existing.length === 0) return undefined;
  const batches: FileRows[] = [];
  for (const { listRows } of existing) batches.push(...(await listRows(client)));
  return batches;
}

export function qualified(table: string): string {
  return `${escapeIdentifier(schemaName)}.${escapeIdentifier(table)}`;
}
