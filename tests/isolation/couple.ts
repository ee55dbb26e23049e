import { randomBytes, randomUUID } from "node:crypto";
import { Client } from "pg";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { connectToServer } from "#tests/support/server.ts";
import { type Session, signInAs, signUp } from "#tests/support/sessions.ts";
import { type CoupleTable, type CreatedRows, coupleTables } from "./tables.ts";

type Row = Record<string, unknown>;

export interface Couple {
  session: Session;
  /** An expired session of the same account. */
  expired: Session;
  weddingId: string;
  userId: string;
  /** The account's profile as a vendor. */
  vendorId: string;
  /** The wedding's only conversation. */
  conversationId: string;
  /** Their rows by table, in insertion order. */
  rows: Record<string, Row[]>;
}

type Owner = Pick<Couple, "userId" | "weddingId" | "vendorId" | "conversationId">;

/** A text or id that occurs in one column of a couple's data only. */
export interface Secret {
  value: string;
  /** `table.column`. */
  column: string;
  visibleToGuests: boolean;
  isId: boolean;
}

/** User agent of the couple's additional sessions. */
export const spareUserAgent = "Jaord spare";

interface Column {
  table: string;
  name: string;
  type: string;
}

/** Connects to a server's database, for statements of the test and for the builders of rows. */
export async function connect(server: {
  dataDir: string;
  databaseUrl: string;
  /** Unless it is in the data folder. */
  secret?: string;
}) {
  connectToServer(server);
  const database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  const disconnect = async () => {
    await disconnectDatabase();
    await database.end();
  };
  return { database, disconnect };
}

/** Returns the columns of the public schema that a statement can write. */
export async function columnsOf(database: Client): Promise<Column[]> {
  const { rows } = await database.query<Column>(
    `select table_name as table, column_name as name, udt_name as type
     from information_schema.columns join pg_tables on tablename = table_name
     where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'
     order by 1, ordinal_position`,
  );
  return rows;
}

/** Creates an account and a wedding with rows in every table. */
export async function makeCouple(
  server: { url: string },
  database: Client,
  prefix: string,
): Promise<Couple> {
  const mailbox = prefix.replaceAll(/[^a-z]/g, "").slice(0, 20);
  const email = `${mailbox}-${randomBytes(6).toString("hex")}@example.no`;
  const session = await signUp(server, email);
  const expired = await signInAs(server.url, { email });
  await database.query(
    `update sessions set expires_at = now() - interval '1 hour' where created_at =
     (select max(sessions.created_at) from sessions join users on users.id = user_id where email = $1)`,
    [email],
  );
  const avatar = randomUUID();
  await insertPicture(database, avatar, null);
  const { rows } = await database.query(
    "update users set name = $2, avatar = $3 where email = $1 returning *",
    [email, uniqueText(prefix, "users", "name"), avatar],
  );
  const created: CreatedRows = { users: rows[0] };
  const columns = await columnsOf(database);
  const addRow = async ({ name, values, picture }: CoupleTable, difference: Row = {}) => {
    const own = columns.filter(({ table }) => table === name);
    const sample = sampleRow(prefix, own, created);
    const row: Row = { ...sample, ...values?.(created), ...difference };
    if (picture) {
      await insertPicture(database, row[picture], name === "weddings" ? row.id : row.wedding_id);
    }
    await insert(database, name, row);
    created[name] ??= row;
  };
  const others = coupleTables.filter(
    ({ name }) => !["users", "sessions", "credentials"].includes(name),
  );
  for (const table of others) await addRow(table);
  for (const table of others) {
    for (const difference of table.hiddenVariants?.(created) ?? []) await addRow(table, difference);
  }
  const ids = {
    userId: String(created.users?.id),
    weddingId: String(created.weddings?.id),
    vendorId: String(created.vendors?.id),
    conversationId: String(created.conversations?.id),
  };
  await addSessions(database, ids);
  return { session, expired, ...ids, rows: await readTables(database, ids) };
}

async function addSessions(database: Client, { userId }: Owner): Promise<void> {
  await database.query(
    `insert into sessions
     select added.* from generate_series(1, 2) as number,
       (select * from sessions where user_id = $1 and expires_at > now() limit 1) as one,
       jsonb_populate_record(null::sessions, to_jsonb(one) || jsonb_build_object(
         'id', gen_random_uuid()::text, 'token', gen_random_uuid()::text || number,
         'user_agent', $2::text)) as added`,
    [userId, spareUserAgent],
  );
}

/** Returns every row of a couple by table, in insertion order. */
export async function readTables(database: Client, owner: Owner): Promise<Couple["rows"]> {
  const { rows } = await database.query<{ name: string; row: Row }>({
    name: "rows-of-owner",
    text: rowsOfOwner,
    values: Object.values(ownerKeys).map((key) => owner[key]),
  });
  const tables = coupleTables.map(({ name }): [string, Row[]] => [name, []]);
  const found: Couple["rows"] = Object.fromEntries(tables);
  for (const { name, row } of rows) found[name]?.push(row);
  return found;
}

/** Returns every row of a couple as JSON text. */
export async function snapshotRows(database: Client, couple: Couple): Promise<string[]> {
  const now = new Date().toISOString();
  const found = Object.entries(await readTables(database, couple)).flatMap(([name, rows]) =>
    rows
      // Expired sessions may be deleted at any time.
      .filter((row) => name !== "sessions" || String(row.expires_at) > now)
      .map((row) => `${name} ${JSON.stringify(row)}`),
  );
  return found.sort();
}

/** Returns the couple's private values; values that `other` has as well are no secrets. */
export async function collectSecrets(
  database: Client,
  couple: Couple,
  other: Couple,
): Promise<Secret[]> {
  const secrets: Secret[] = [];
  const shared = new Set<string>();
  const [own, others] = [await readTables(database, couple), await readTables(database, other)];
  for (const table of coupleTables) {
    const rows = own[table.name] ?? [];
    for (const row of others[table.name] ?? []) {
      for (const value of Object.values(row)) shared.add(String(value));
    }
    const shownRow = rows[0];
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value !== "string" || value.length < 12 || /^\d{4}-\d\d-\d\d/.test(value)) {
          continue;
        }
        const isShown = row === shownRow || value === shownRow?.[column];
        secrets.push({
          value,
          column: `${table.name}.${column}`,
          visibleToGuests: isShown && (table.visibleToGuests ?? []).includes(column),
          isId:
            /^[\w-]+$/.test(value) && /(^|_)id$|^(avatar|hero_image|image|key|token)$/.test(column),
        });
      }
    }
  }
  const visible = new Set(
    secrets.filter(({ visibleToGuests }) => visibleToGuests).map(({ value }) => value),
  );
  return secrets
    .filter(({ value }) => !shared.has(value))
    .map((secret) => ({ ...secret, visibleToGuests: visible.has(secret.value) }));
}

/** An id that refers to another row is of that row's kind; the roles of pictures are kinds. */
export function oneIdOfEachKind(secrets: Secret[]): Set<string> {
  const ids = secrets.filter(({ isId }) => isId);
  const rowIds = new Set(
    ids
      .filter(({ column }) => column.endsWith(".id") && column !== "pictures.id")
      .map(({ value }) => value),
  );
  const kinds = ids.filter(({ column, value }) => column.endsWith(".id") || !rowIds.has(value));
  const byKind = new Map(
    kinds.map(({ column, value }) => [column.endsWith(".visitor_id") ? "visitor" : column, value]),
  );
  return new Set(byKind.values());
}

const ownerKeys = {
  account: "userId",
  wedding: "weddingId",
  vendor: "vendorId",
  participants: "conversationId",
} as const;

/** One query for all tables. Changed rows move, so their place alone is no order. */
const rowsOfOwner = `select name, row from (${coupleTables
  .map(({ name, scope, column }) => {
    const owner = `$${Object.keys(ownerKeys).indexOf(scope) + 1}`;
    return `select '${name}' as name, to_jsonb(${name}) as row, ctid as place from ${name}
            where ${column}::text = ${owner}`;
  })
  .join(" union all ")}) as found order by row->>'created_at', place`;

const accountColumns = /^(user|sender|reporter|answerer)_id$/;

function sampleRow(prefix: string, columns: Column[], created: CreatedRows): Row {
  // Jobs that run meanwhile forget what is older than an hour.
  const halfAnHourMs = 1_800_000;
  const values = columns.map(({ table, name, type }): [string, unknown] => {
    if (name === "wedding_id") return [name, created.weddings?.id ?? randomUUID()];
    if (accountColumns.test(name)) return [name, created.users?.id];
    if (name === "vendor_id") return [name, created.vendors?.id];
    if (name === "conversation_id") return [name, created.conversations?.id];
    if (name === "deleted_at") return [name, null];
    switch (type) {
      case "uuid":
        return [name, randomUUID()];
      case "text":
        return [name, uniqueText(prefix, table, name)];
      case "bool":
        return [name, name === "purchased"];
      case "date":
        return [name, "2031-06-14"];
      case "time":
        return [name, "13:00"];
      case "timestamptz":
        return [
          name,
          new Date(Date.now() + (name === "expires_at" ? halfAnHourMs : -halfAnHourMs)),
        ];
      case "_int4":
        return [name, [320, 640]];
      default:
        return [name, 1];
    }
  });
  return Object.fromEntries(values);
}

function insertPicture(database: Client, id: unknown, weddingId: unknown) {
  const sizes = { width: 640, height: 480, widths: [320, 640] };
  return insert(database, "pictures", { id, wedding_id: weddingId, ...sizes });
}

function uniqueText(prefix: string, table: string, column: string): string {
  return `${prefix}-${table}-${column}-${randomBytes(4).toString("hex")}`.replaceAll("_", "-");
}

function insert(database: Client, table: string, row: Row) {
  const names = Object.keys(row);
  const placeholders = names.map((_, index) => `$${index + 1}`);
  return database.query(
    `insert into ${table} (${names.join(", ")}) values (${placeholders.join(", ")})`,
    Object.values(row),
  );
}
