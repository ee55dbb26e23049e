import fc from "fast-check";
import { afterAll, expect, inject, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { newProduct } from "../model/product.ts";
import { anyCommands } from "../model/run.ts";
import { newModel } from "../model/state.ts";
import type { Area } from "../model/view.ts";
import { startDatabaseProxy } from "../support/database-proxy.ts";
import { proofRounds, proofSeed } from "../support/proof.ts";
import { connectToServer } from "../support/server.ts";

// The product does what the model in tests/model says, step by step, also when the database is lost
// and when two clients send at once.
const server = inject("server");
const proxy = await startDatabaseProxy(server.databaseUrl);
connectToServer({ dataDir: server.dataDir, databaseUrl: proxy.url });

afterAll(async () => {
  setClock();
  await disconnectDatabase();
  await proxy.stop();
});

const groups: Area[][] = [
  ["guests", "seats"],
  ["guests", "budget"],
  ["wishes"],
  ["conversation"],
  ["listing"],
];
// Steps of all areas find least for their time.
if (proofRounds(0) > 0) groups.push([...new Set(groups.flat())]);

test.each(groups.map((areas) => ({ name: areas.join(", "), areas })))(
  "$name do what the model says",
  async ({ name, areas }) => {
    const counts = new Map<string, number>();
    const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
    const commands = fc.commands(anyCommands(areas), { maxCommands: 100, size: "max" });
    const property = fc.asyncProperty(commands, async (steps) => {
      const start = async () => ({
        model: { model: newModel() },
        real: { product: await newProduct(), proxy, areas, count },
      });
      await fc.asyncModelRun(start, steps);
    });
    await fc.assert(property, { numRuns: proofRounds(2), seed: proofSeed });
    const done = [...counts].map(([what, number]) => `${number} ${what}`).join(", ");
    process.stdout.write(`${name}: ${done}\n`);
    expect((counts.get("faults") ?? 0) + (counts.get("lost replies") ?? 0)).toBeGreaterThan(0);
  },
);
