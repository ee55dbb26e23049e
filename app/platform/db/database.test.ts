import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { configureLog } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { execute } from "#tests/support/server.ts";
import { recordEvents, timeoutFactor } from "#tests/support/timing.ts";
import { db, pool, transaction } from "./database.server.ts";

const database = useTestDatabase({ changesSchema: true });

beforeAll(async () => {
  configureLog("silent");
  await db().execute(sql`create table notes (text text)`);
});

test("a transaction commits everything or nothing", async () => {
  await transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('one')`);
    await tx.execute(sql`insert into notes values ('two')`);
  });
  const failed = transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('three')`);
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await notes()).toEqual(["one", "two"]);
});

test("more transactions than connections all complete", async () => {
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      transaction(async (tx) => {
        await tx.execute(sql`select pg_sleep(0.005)`);
        return i;
      }),
    ),
  );
  expect(results.length).toBe(60);
  expect(pool().totalCount).toBeLessThanOrEqual(10);
});

test("connections that the server closes, idle or busy, do not end the process", async () => {
  await Promise.all([1, 2, 3].map(() => db().execute(sql`select pg_sleep(0.01)`)));
  const removed = recordEvents();
  pool().on("remove", () => removed.push());
  const connections = pool().totalCount;
  const busyTransaction = transaction(async (tx) => {
    await terminateOtherConnections();
    await tx.execute(sql`insert into notes values ('lost')`);
  });
  await expect(busyTransaction).rejects.toThrow();
  await removed.atLeast(connections);
  expect(await notes()).not.toContain("lost");
});

test("a silent connection is dropped at once, with its transaction", async () => {
  await notes();
  const connections = pool().totalCount;
  const started = performance.now();
  const openTransaction = transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('hung')`);
    tx.execute(sql`select pg_sleep(60)`).catch(() => undefined);
    throw new Error("Query read timeout");
  });
  await expect(openTransaction).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(1_000 * timeoutFactor());
  expect(pool().totalCount).toBe(connections - 1);
  expect(await notes()).not.toContain("hung");
});

async function notes(): Promise<unknown[]> {
  const { rows } = await db().execute(sql`select text from notes order by text`);
  return rows.map((row) => row.text);
}

async function terminateOtherConnections() {
  await execute(
    database.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}
