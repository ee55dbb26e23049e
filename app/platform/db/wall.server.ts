import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { Client } from "pg";
import { retryOnLockTimeout } from "./migrate.server.ts";
import { type Policy, policiesOf } from "./policies.server.ts";

const wallLock = 7_265_004;

export class ServingRoleError extends Error {}

/**
 * Makes PostgreSQL show the role only rows that it was granted (`passGrants`). The policies are
 * those of the tables' declarations; what is as it should be is not touched.
 * @param ownerUrl of the role that owns the tables and is not subject to the policies
 */
export async function raiseWall(
  ownerUrl: string,
  role: string,
  tables: readonly PgTable[],
): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [wallLock]);
    await checkRole(client, role);
    await grantPrivileges(client, role);
    const stored = await readPolicies(client);
    for (const table of tables) {
      const name = getTableName(table);
      const wanted = policiesOf(table);
      const found = stored.get(name);
      if (isUpToDate(found, wanted)) continue;
      await retryOnLockTimeout(client, () => replacePolicies(client, name, found, wanted));
    }
  } finally {
    await client.end();
  }
}

async function checkRole(client: Client, role: string): Promise<void> {
  const { rows } = await client.query<{ bypasses: boolean }>(
    `select rolsuper or rolbypassrls or exists (
       select from pg_class where relnamespace = 'public'::regnamespace
         and pg_has_role(rolname, relowner, 'member')) as bypasses
     from pg_roles where rolname = $1`,
    [role],
  );
  if (!rows[0]) throw new ServingRoleError(`there is no role ${role}`);
  if (rows[0].bypasses) {
    throw new ServingRoleError(`the role ${role} owns tables or is exempt from their policies`);
  }
}

async function grantPrivileges(client: Client, role: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('grant usage on schema %I to %I', nspname, $1::text) as statement
       from pg_namespace
       where nspname in ('public', 'pgboss') and not has_schema_privilege($1, oid, 'usage')
     union all
     select format('grant %s on %s to %I', privileges,
         case relkind when 'S' then 'sequence ' else '' end || pg_class.oid::regclass, $1::text)
       from pg_class join (values
           ('r', 'select, insert, update, delete'), ('p', 'select, insert, update, delete'),
           -- Writing to a view would pass by the policies of its table.
           ('v', 'select'), ('S', 'usage')
         ) as granted (kind, privileges) on relkind = kind::"char"
       where relnamespace::regnamespace::text in ('public', 'pgboss')
         and not case relkind when 'S' then has_sequence_privilege($1, pg_class.oid, privileges)
           else (select bool_and(has_table_privilege($1, pg_class.oid, privilege))
             from unnest(string_to_array(privileges, ', ')) as privilege) end`,
    [role],
  );
  for (const { statement } of rows) await client.query(statement);
}

interface StoredPolicies {
  enabled: boolean;
  /** Names with their comments, in order. */
  policies: string[];
}

async function readPolicies(client: Client): Promise<Map<string, StoredPolicies>> {
  const { rows } = await client.query<StoredPolicies & { name: string }>(
    `select relname as name, relrowsecurity as enabled, array(
       select polname || ' ' || coalesce(obj_description(pg_policy.oid, 'pg_policy'), '')
       from pg_policy where polrelid = pg_class.oid order by polname) as policies
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return new Map(rows.map(({ name, ...stored }) => [name, stored]));
}

function isUpToDate(stored: StoredPolicies | undefined, wanted: Policy[]): boolean {
  const texts = wanted.map(({ name, condition }) => `${name} ${condition}`);
  return stored?.enabled === wanted.length > 0 && stored.policies.join() === texts.join();
}

async function replacePolicies(
  client: Client,
  table: string,
  stored: StoredPolicies | undefined,
  wanted: Policy[],
): Promise<void> {
  const name = client.escapeIdentifier(table);
  const drops = (stored?.policies ?? []).map((policy) => {
    const [old = ""] = policy.split(" ");
    return `drop policy ${client.escapeIdentifier(old)} on ${name}`;
  });
  const mode = wanted.length > 0 ? "enable" : "disable";
  // Several statements in one message are one transaction.
  await client.query(
    [
      `alter table ${name} ${mode} row level security`,
      ...drops,
      ...wanted.flatMap((policy) => createStatements(client, name, policy)),
    ].join(";\n"),
  );
}

/** The comment is the condition as declared, which PostgreSQL stores in other words. */
function createStatements(client: Client, table: string, { name, command, condition }: Policy) {
  const clause = command === "insert" ? "with check" : "using";
  return [
    `create policy ${name} on ${table} for ${command} ${clause} (${condition})`,
    `comment on policy ${name} on ${table} is ${client.escapeLiteral(condition)}`,
  ];
}
