import { randomBytes, randomUUID } from "node:crypto";
import type { Client } from "pg";
import { type ServerUnderTest, type Session, signInAs, signUp } from "#tests/support/sessions.ts";
import { type MadeRows, type TableRule, tableRules } from "./tables.ts";

type Row = Record<string, unknown>;

export interface Couple {
  session: Session;
  /** One of the same account that has run out. */
  expired: Session;
  weddingId: string;
  userId: string;
  /** Theirs, by table, in the order in which they were made. */
  rows: Record<string, Row[]>;
}

type Owner = Pick<Couple, "userId" | "weddingId">;

/** A text or an id that stands in one place of a couple's data and nowhere else. */
export interface Secret {
  value: string;
  /** `table.column`. */
  of: string;
  guestsSee: boolean;
  isId: boolean;
}

/** What the session says of its browser that nobody is using. */
export const spareAgent = "Jaord spare";

interface Column {
  table: string;
  name: string;
  type: string;
}

/** The tables and columns of the product's own schema, as the database knows them. */
export async function columnsOf(database: Client): Promise<Column[]> {
  const { rows } = await database.query<Column>(
    `select table_name as table, column_name as name, udt_name as type
     from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`,
  );
  return rows;
}

/** Signs somebody up, and gives them a wedding with a row or more in every table. */
export async function makeCouple(
  server: ServerUnderTest,
  database: Client,
  word: string,
): Promise<Couple> {
  const email = `${word}-${randomBytes(6).toString("hex")}@example.no`;
  const session = await signUp(server, email);
  const expired = await signInAs(server.url, { email });
  await database.query(
    `update sessions set expires_at = now() - interval '1 hour' where created_at =
     (select max(sessions.created_at) from sessions join users on users.id = user_id where email = $1)`,
    [email],
  );
  const { rows } = await database.query(
    "update users set name = $2, image = $3 where email = $1 returning *",
    [email, textFor(word, "users", "name"), textFor(word, "users", "image")],
  );
  const made: MadeRows = { users: rows[0] };
  const columns = await columnsOf(database);
  for (const [table, rule] of Object.entries(tableRules)) {
    if (rule.of === "nobody" || ["users", "sessions", "credentials"].includes(table)) continue;
    const own = columns.filter((column) => column.table === table);
    for (const difference of [{}, ...(rule.unseen?.(made) ?? [])]) {
      const row = { ...rowFor(word, own, made), ...rule.values?.(made), ...difference };
      await insert(database, table, row);
      made[table] ??= row;
    }
  }
  const ids = { userId: String(made.users?.id), weddingId: String(made.weddings?.id) };
  await addSessions(database, ids);
  return { session, expired, ...ids, rows: await tablesOf(database, ids) };
}

/** Signs somebody in twice more, in browsers that nobody is using. */
async function addSessions(database: Client, { userId }: Owner): Promise<void> {
  await database.query(
    `insert into sessions
     select added.* from generate_series(1, 2) as number,
       (select * from sessions where user_id = $1 and expires_at > now() limit 1) as one,
       jsonb_populate_record(null::sessions, to_jsonb(one) || jsonb_build_object(
         'id', gen_random_uuid()::text || number, 'token', gen_random_uuid()::text || number,
         'user_agent', $2::text)) as added`,
    [userId, spareAgent],
  );
}

/** A couple's rows as they are now. */
export async function tablesOf(database: Client, owner: Owner): Promise<Couple["rows"]> {
  const rows: Couple["rows"] = {};
  for (const [table, rule] of Object.entries(tableRules)) {
    rows[table] = await select(database, table, rule, owner);
  }
  return rows;
}

/** Every row of a couple's, by the text that PostgreSQL makes of it. */
export async function rowsOf(database: Client, couple: Couple): Promise<string[]> {
  const found: string[] = [];
  for (const [table, rule] of Object.entries(tableRules)) {
    for (const row of await select(database, table, rule, couple)) {
      // A session that has run out is deleted by whoever meets it.
      if (table !== "sessions" || (row.expires_at ?? "") > new Date().toISOString()) {
        found.push(`${table} ${JSON.stringify(row)}`);
      }
    }
  }
  return found.sort();
}

/** What nobody else may get to read; values that `other` has as well tell nothing. */
export async function secretsOf(
  database: Client,
  couple: Couple,
  other: Couple,
): Promise<Secret[]> {
  const secrets: Secret[] = [];
  const shared = new Set<string>();
  for (const [table, rule] of Object.entries(tableRules)) {
    const rows = await select(database, table, rule, couple);
    for (const row of await select(database, table, rule, other)) {
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
          of: `${table}.${column}`,
          guestsSee: isShown && (rule.guestsSee ?? []).includes(column),
          isId: /^[\w-]+$/.test(value) && /(^|_)id$|^(hero_image|key|token)$/.test(column),
        });
      }
    }
  }
  const visible = new Set(secrets.filter(({ guestsSee }) => guestsSee).map(({ value }) => value));
  return secrets
    .filter(({ value }) => !shared.has(value))
    .map((secret) => ({ ...secret, guestsSee: visible.has(secret.value) }));
}

async function select(
  database: Client,
  table: string,
  rule: TableRule,
  { userId, weddingId }: Owner,
) {
  if (rule.of === "nobody") return [];
  const key = { weddings: "id", users: "id" }[table] ?? `${rule.of}_id`;
  const id = rule.of === "user" ? userId : weddingId;
  const { rows } = await database.query<{ row: Record<string, string> }>(
    `select to_jsonb(${table}) as row from ${table} where ${key} = $1 order by ctid`,
    [id],
  );
  return rows.map(({ row }) => row);
}

function rowFor(word: string, columns: Column[], made: MadeRows): Row {
  const hour = 3_600_000;
  const values = columns.map(({ table, name, type }): [string, unknown] => {
    if (name === "wedding_id") return [name, made.weddings?.id ?? randomUUID()];
    if (name === "user_id") return [name, made.users?.id];
    if (name === "deleted_at") return [name, null];
    switch (type) {
      case "uuid":
        return [name, randomUUID()];
      case "text":
        return [name, textFor(word, table, name)];
      case "bool":
        return [name, name === "purchased"];
      case "date":
        return [name, "2031-06-14"];
      case "timestamptz":
        return [name, new Date(Date.now() + (name === "expires_at" ? hour : -hour))];
      case "_int4":
        return [name, [320, 640]];
      default:
        return [name, 1];
    }
  });
  return Object.fromEntries(values);
}

function textFor(word: string, table: string, column: string): string {
  return `${word}-${table}-${column}-${randomBytes(4).toString("hex")}`.replaceAll("_", "-");
}

function insert(database: Client, table: string, row: Row) {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  return database.query(
    `insert into ${table} (${names.join(", ")}) values (${places.join(", ")})`,
    Object.values(row),
  );
}
