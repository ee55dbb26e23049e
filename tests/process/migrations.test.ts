import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { migrateDatabase, TablesInUseError } from "#app/platform/db/migrate.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { connect, makeCouple } from "../isolation/couple.ts";
import { startDatabaseProxy } from "../support/database-proxy.ts";
import { proofRounds } from "../support/proof.ts";
import {
  dropDatabase,
  fingerprint,
  hashRows,
  makeEarlierDatabase,
  migrationsFolder,
  missedBy,
  readAllRows,
  type Schema,
  statementsAfter,
  supportedSchemas,
  withClient,
  writeAsBefore,
} from "../support/upgrades.ts";

// Every schema that docs/operations.md names becomes the present one with its rows, wherever it is
// interrupted. In `npm test` the oldest and the last; in `npm run prove -- migrations 500` all, at
// every statement.
const earlier = supportedSchemas.slice(0, -1);
const isShort = proofRounds(0) === 0;
const interruptions = proofRounds(4);
const upgraded = isShort ? [earlier[0] as Schema, earlier.at(-1) as Schema] : earlier;
const impatient = { lockTimeoutMs: 50, retryDelayMs: 1, maxAttempts: 2 };
const server = inject("server");
let rows: Awaited<ReturnType<typeof readAllRows>>;

beforeAll(async () => {
  configureLog("silent");
  const { database, disconnect } = await connect(server);
  await makeCouple(server, database, "eldre");
  rows = await readAllRows(server.databaseUrl);
  await disconnect();
});

describe.each(upgraded)("$name", (schema) => {
  let url: string;

  beforeAll(async () => {
    url = await makeEarlierDatabase(server.databaseUrl, schema, rows);
  });

  afterAll(() => dropDatabase(server.databaseUrl, url));

  test("a table in use ends the upgrade and changes nothing", async () => {
    const table = tableChangedAfter(schema);
    if (!table) return;
    await withClient(url, async (other) => {
      const before = await fingerprint(other);
      await other.query(`begin; lock table ${table} in access share mode`);
      const upgrade = migrateDatabase(url, migrationsFolder, impatient);
      await expect(upgrade).rejects.toThrow(TablesInUseError);
      expect(await fingerprint(other)).toBe(before);
    });
  });

  test("an interrupted upgrade leaves the old schema or the new one, and all rows", async () => {
    const proxy = await startDatabaseProxy(url);
    onTestFinished(proxy.stop);
    const present = await withClient(server.databaseUrl, fingerprint);
    await withClient(url, async (client) => {
      const whole = [await fingerprint(client), present];
      const hashes = await hashRows(client, schema);
      for (const call of callsToLose(schema)) {
        const isCommit = call === schema.upgradeCalls;
        proxy.failCall(call, { isReplyLost: isCommit || call % 2 === 0 });
        await migrateDatabase(proxy.url, migrationsFolder).catch(() => undefined);
        const lost = proxy.forwardAll();
        expect(lost, `${call}`).toEqual(expect.any(String));
        expect(whole, `without call ${call}: ${lost}`).toContain(await fingerprint(client));
        expect(await hashRows(client, schema), `without call ${call}: ${lost}`).toEqual(hashes);
      }
      expect(await fingerprint(client), "stored, although its reply was lost").toBe(present);
      await migrateDatabase(url, migrationsFolder);
      expect(await fingerprint(client)).toBe(present);
      expect(await hashRows(client, schema)).toEqual(hashes);
    });
  });

  test("the code that was written for it writes its rows to the present schema", async () => {
    await migrateDatabase(url, migrationsFolder);
    await writeAsBefore(url, schema, rows);
  });
});

test("each schema has all that the code before it reads, and demands nothing that it does not write", () => {
  const missed = earlier.flatMap((schema, index) =>
    missedBy(schema, supportedSchemas[index + 1] as Schema),
  );
  expect(missed).toEqual([]);
});

/** The numbers of as many calls as there are rounds, the last one among them. */
function callsToLose({ upgradeCalls }: Schema): number[] {
  const count = Math.min(upgradeCalls, interruptions);
  return Array.from({ length: count }, (_, index) =>
    Math.ceil(((index + 1) * upgradeCalls) / count),
  );
}

function tableChangedAfter(schema: Schema): string | undefined {
  return statementsAfter(schema)
    .map((statement) => /^\s*ALTER TABLE "(\w+)"/i.exec(statement)?.[1] ?? "")
    .find((table) => schema.tables.has(table));
}
