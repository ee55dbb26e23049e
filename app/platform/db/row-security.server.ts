import { createHash } from "node:crypto";
import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { Client } from "pg";
import { lockKeys } from "./lock-keys.ts";
import { retryOnLockTimeout } from "./migrate.server.ts";
import { isUnaware, type Policy, policiesOf } from "./policies.server.ts";
import { isServedByOthers } from "./serving-lock.server.ts";

export class ServingRoleError extends Error {}

/**
 * Makes PostgreSQL show the role only rows that it was granted (`passGrants`). The policies are
 * those of the tables' declarations; what is as it should be is not touched. Tables whose
 * policies change stay open to processes of another release that serve meanwhile.
 * @param ownerUrl of the role that owns the tables and is not subject to the policies
 * @returns the hash of the policies, for `connectDatabase`
 */
export async function applyRowSecurity(
  ownerUrl: string,
  role: string,
  tables: readonly PgTable[],
): Promise<string> {
  const client = new Client({ connectionString: ownerUrl });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKeys.policies]);
    await checkRole(client, role);
    const stored = await readTables(client, role);
    await grantPrivileges(client, role);
    const policyHash = hashOf(tables);
    const hasOthers = await isServedByOthers(client);
    for (const table of tables) {
      const found = stored.get(getTableName(table));
      if (!found) continue;
      const wanted = wantedPolicies(table, found, { policyHash, hasOthers });
      if (isUpToDate(found, wanted)) continue;
      await retryOnLockTimeout(client, () => replacePolicies(client, found, wanted));
    }
    return policyHash;
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
             from unnest(string_to_array(privileges, ', ')) as privilege) end
     union all
     select format('revoke insert, update, delete on %s from %I', oid::regclass, $1::text)
       from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'v' and (
         has_table_privilege($1, oid, 'insert') or has_table_privilege($1, oid, 'update')
         or has_table_privilege($1, oid, 'delete'))`,
    [role],
  );
  for (const { statement } of rows) await client.query(statement);
}

interface StoredTable {
  name: string;
  isEnabled: boolean;
  /** The role had privileges before this start, so the release before may read the table. */
  wasServed: boolean;
  /** In the order of their names. */
  policies: Pick<Policy, "name" | "condition">[];
}

async function readTables(client: Client, role: string): Promise<Map<string, StoredTable>> {
  const { rows } = await client.query<StoredTable>(
    `select relname as name, relrowsecurity as "isEnabled",
       has_table_privilege($1, oid, 'select') as "wasServed",
       coalesce((select json_agg(json_build_object(
           'name', polname,
           'condition', coalesce(obj_description(pg_policy.oid, 'pg_policy'), '')) order by polname)
         from pg_policy where polrelid = pg_class.oid), '[]') as policies
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    [role],
  );
  return new Map(rows.map((table) => [table.name, table]));
}

/** The same for all processes whose tables have the same declarations. */
function hashOf(tables: readonly PgTable[]): string {
  const texts = tables.map((table) => JSON.stringify([getTableName(table), policiesOf(table)]));
  return createHash("sha256").update(texts.sort().join()).digest("hex").slice(0, 16);
}

/**
 * Returns the declared policies, and one that opens the table to processes that do not know them. It
 * refers to no table: the policies of two releases together could refer to each other in a circle.
 */
function wantedPolicies(
  table: PgTable,
  found: StoredTable,
  { policyHash, hasOthers }: { policyHash: string; hasOthers: boolean },
): Policy[] {
  const declared = policiesOf(table);
  const condition = isUnaware(policyHash);
  const earlierPolicy: Policy = { name: "jaord_earlier", command: "all", condition };
  const others = found.policies.filter(({ name }) => name !== earlierPolicy.name);
  const isChanged = !isUpToDate({ ...found, policies: others }, declared);
  const isOpen = found.policies.some((policy) => policy.condition === condition);
  const isNeeded = hasOthers && found.wasServed && (isChanged || isOpen);
  if (!isNeeded || declared.length === 0) return declared;
  return [...declared, earlierPolicy].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isUpToDate(
  { isEnabled, policies }: StoredTable,
  wanted: StoredTable["policies"],
): boolean {
  const textOf = (all: StoredTable["policies"]) =>
    all.map(({ name, condition }) => `${name} ${condition}`).join();
  return isEnabled === wanted.length > 0 && textOf(policies) === textOf(wanted);
}

async function replacePolicies(
  client: Client,
  found: StoredTable,
  wanted: Policy[],
): Promise<void> {
  const table = client.escapeIdentifier(found.name);
  const drops = found.policies.map(
    ({ name }) => `drop policy ${client.escapeIdentifier(name)} on ${table}`,
  );
  const mode = wanted.length > 0 ? "enable" : "disable";
  // Several statements in one message are one transaction.
  await client.query(
    [
      `alter table ${table} ${mode} row level security`,
      ...drops,
      ...wanted.flatMap((policy) => createStatements(client, table, policy)),
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
