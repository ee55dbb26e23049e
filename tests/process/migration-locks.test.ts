import { existsSync, readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { connect, makeCouple } from "../isolation/couple.ts";
import { copyRow } from "../support/many-rows.ts";
import { isLongForm, proofRounds } from "../support/proof.ts";
import {
  dropDatabase,
  fillNewTables,
  makeEarlierDatabase,
  migrationsFolder,
  readAllRows,
  type Schema,
  supportedSchemas,
} from "../support/upgrades.ts";

// How long each migration keeps others from writing to a table, each as a release of its own:
// `npm run prove -- migration-locks 100000` with as many weddings.

const maxLockMs = 2_000;
const sampleEveryMs = 5;
/** Rows for each wedding of the tables that a migration reads or writes as a whole, and of others. */
const rowsOfWedding: Record<string, { rows: number; like?: string }> = {
  weddings: { rows: 1 },
  users: { rows: 1 },
  wedding_owners: { rows: 1 },
  rsvp_responses: { rows: 20, like: "deleted_at is null" },
  rsvp_answer_versions: { rows: 5 },
  submissions: { rows: 20 },
  outbox: { rows: 5 },
  wish_list_items: { rows: 5 },
  guest_messages: { rows: 5 },
  guest_photos: { rows: 5 },
  table_arrangements: { rows: 1 },
  budget_items: { rows: 20 },
  listings: { rows: 1 },
};
/** They are released. docs/operations.md says what to do. */
const longer = ["0023_guest_list", "0028_previous-release-submissions", "0039_selling"];
const server = inject("server");

test.skipIf(!isLongForm)(
  "no other migration blocks writes for longer than two seconds",
  async () => {
    configureLog("silent");
    const weddings = proofRounds(0);
    const { database, disconnect } = await connect(server);
    await makeCouple(server, database, "eldre");
    const rows = await readAllRows(server.databaseUrl);
    await disconnect();
    const [oldest, ...later] = supportedSchemas;
    const url = await makeEarlierDatabase(server.databaseUrl, oldest as Schema, rows);
    const client = new Client({ connectionString: url });
    await client.connect();
    const tooLong: string[] = [];
    const filled = new Set<string>();
    for (const [index, schema] of later.entries()) {
      const { tables } = supportedSchemas[index] as Schema;
      const added = [...tables.keys()].filter((table) => !filled.has(table));
      if (index > 0) await fillNewTables(url, added, rows);
      for (const table of added) {
        filled.add(table);
        const { rows: count, like } = rowsOfWedding[table] ?? { rows: 0 };
        if (count > 0) await copyRow(client, table, weddings * count, like);
        await client.query(`vacuum analyze ${table}`);
      }
      const locks = await watchWriteLocks(url);
      const started = performance.now();
      await migrateTo(url, schema);
      const took = performance.now() - started;
      const [longest] = [...(await locks.stop())].sort(
        ([, a], [, b]) => b.processorMs - a.processorMs,
      );
      const [table, held] = longest ?? ["none", { ms: 0, processorMs: 0 }];
      process.stdout.write(
        `${schema.name}: ${Math.round(took)} ms, ${table} locked for ${Math.round(held.ms)} ms, ` +
          `of them ${Math.round(held.processorMs)} of processor\n`,
      );
      if (held.processorMs > maxLockMs) tooLong.push(schema.name);
    }
    await client.end();
    await dropDatabase(server.databaseUrl, url);
    expect(tooLong.filter((name) => !longer.includes(name))).toEqual([]);
  },
);

/** Runs the migrations up to one, as the release that had it. */
async function migrateTo(url: string, { version }: Schema): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "jaord-migrations-"));
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as { entries: { when: number }[] };
  const entries = journal.entries.filter(({ when }) => when <= version);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  await migrateDatabase(url, folder);
  await rm(folder, { recursive: true });
}

interface Held {
  /** By the clock; a busy machine makes it longer. */
  ms: number;
  /** Of the process that holds it: what it takes on a quiet machine. */
  processorMs: number;
}

/** Looks every few milliseconds which tables others cannot write to. `stop` returns for how long. */
async function watchWriteLocks(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const first = new Map<string, Held>();
  const held = new Map<string, Held>();
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      const { rows } = await client.query<{ table: string; pid: number }>(
        `select distinct relname as table, pid from pg_locks join pg_class on pg_class.oid = relation
         where granted and relkind = 'r' and relnamespace = 'public'::regnamespace
           and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`,
      );
      for (const { table, pid } of rows) {
        const now = { ms: performance.now(), processorMs: processorMsOf(pid) };
        const from = first.getOrInsert(table, now);
        held.set(table, {
          ms: now.ms - from.ms,
          processorMs: Math.max(now.processorMs - from.processorMs, 0),
        });
      }
      await wait(sampleEveryMs);
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await watching;
      await client.end();
      return held;
    },
  };
}

/** Returns 0 for a process that has ended. */
function processorMsOf(pid: number): number {
  const path = `/proc/${pid}/schedstat`;
  return existsSync(path) ? Number(readFileSync(path, "utf8").split(" ")[0]) / 1e6 : 0;
}
