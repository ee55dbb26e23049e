import { resolve } from "node:path";
import fc from "fast-check";
import { afterAll, expect, inject, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { createJobQueues } from "#app/platform/jobs/jobs.server.ts";
import { jobs } from "#server/jobs.ts";
import { anyCommands, runCommands, undisturbedCommands } from "../model/run.ts";
import type { Area } from "../model/view.ts";
import { type DatabaseProxy, startDatabaseProxy } from "../support/database-proxy.ts";
import { isLongForm, proofRounds, proofSeed } from "../support/proof.ts";
import { connectToServer, execute, withDatabaseName } from "../support/server.ts";

// The product does what the model in tests/model says, step by step, also when the database is lost
// and when two clients send at once.
const server = inject("server");
const databaseUrl = isLongForm ? await makeOwnDatabase() : server.databaseUrl;
const proxy = await startDatabaseProxy(databaseUrl);

afterAll(async () => {
  setClock();
  await proxy.stop();
});

const groups: Area[][] = [
  ["guests", "seats"],
  ["guests", "budget"],
  ["wishes"],
  ["conversation"],
  ["listing"],
  ["gallery"],
];
// Steps of all areas find least for their time.
if (isLongForm) groups.push([...new Set(groups.flat())]);
const named = groups.map((areas) => ({ name: areas.join(", "), areas }));

test.each(named)("$name do what the model says", async ({ name, areas }) => {
  const numRuns = isLongForm ? Math.ceil(proofRounds(0) / 8) : 2;
  const counts = await runModel(name, { areas, proxy }, anyCommands(areas), numRuns);
  expect((counts.get("faults") ?? 0) + (counts.get("lost replies") ?? 0)).toBeGreaterThan(0);
});

// The proxy, and new connections after each fault, take most of the time.
test.skipIf(!isLongForm).each(named)("$name do so without faults", async ({ name, areas }) => {
  await runModel(name, { areas }, undisturbedCommands(areas), proofRounds(0));
});

async function runModel(
  name: string,
  setting: { areas: Area[]; proxy?: DatabaseProxy },
  commands: ReturnType<typeof anyCommands>,
  numRuns: number,
): Promise<Map<string, number>> {
  connectToServer({ dataDir: server.dataDir, databaseUrl: setting.proxy?.url ?? databaseUrl });
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const sequences = fc.commands(commands, { maxCommands: 100, size: "max" });
  const property = fc.asyncProperty(sequences, (steps) =>
    runCommands(steps, { ...setting, count }),
  );
  const started = performance.now();
  try {
    // Races seldom happen again, so hours of shrinking would lead nowhere.
    await fc.assert(property, { numRuns, seed: proofSeed, endOnFailure: isLongForm });
  } finally {
    await disconnectDatabase();
  }
  const seconds = Math.round((performance.now() - started) / 1_000);
  const done = [...counts].map(([what, number]) => `${number} ${what}`).join(", ");
  process.stdout.write(`${name}: ${done} in ${seconds} s\n`);
  return counts;
}

/** Returns a database to which no server listens. */
async function makeOwnDatabase(): Promise<string> {
  await execute(server.databaseUrl, "create database model");
  await execute(server.databaseUrl, "alter database model set synchronous_commit = off");
  const url = withDatabaseName(server.databaseUrl, "model");
  await migrateDatabase(url, resolve("database/migrations"));
  await createJobQueues(url, jobs);
  return url;
}
