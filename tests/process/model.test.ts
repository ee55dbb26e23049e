import fc from "fast-check";
import { afterAll, expect, inject, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { newProduct } from "../model/product.ts";
import { anyCommands } from "../model/run.ts";
import { newModel } from "../model/state.ts";
import { startDatabaseProxy } from "../support/database-proxy.ts";
import { proofRounds, proofSeed } from "../support/proof.ts";
import { connectToServer } from "../support/server.ts";

// The product does what the model in tests/model says, step by step, also when the database is lost
// and when two clients send at once.
const server = inject("server");
const proxy = await startDatabaseProxy(server.databaseUrl);
connectToServer({ dataDir: server.dataDir, databaseUrl: proxy.url });
const counts = new Map<string, number>();

afterAll(async () => {
  setClock();
  await disconnectDatabase();
  await proxy.stop();
});

test("the product does what the model says", async () => {
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const commands = fc.commands(anyCommands, { maxCommands: 100, size: "max" });
  const property = fc.asyncProperty(commands, async (steps) => {
    const start = async () => ({
      model: { model: newModel() },
      real: { product: await newProduct(), proxy, count },
    });
    await fc.asyncModelRun(start, steps);
  });
  await fc.assert(property, { numRuns: proofRounds(4), seed: proofSeed });
  process.stdout.write(`${[...counts].map(([what, number]) => `${number} ${what}`).join(", ")}\n`);
  expect(counts.get("faults")).toBeGreaterThan(0);
});
