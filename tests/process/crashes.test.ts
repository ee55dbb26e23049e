import { expect, test } from "vitest";
import { crashUnderLoad } from "../support/crashes.ts";
import { writes } from "../support/mixed-writes.ts";
import { proofRounds } from "../support/proof.ts";
import { makePreparedFolder } from "../support/server.ts";
import { timeoutFactor } from "../support/timing.ts";

const roundsPerLine = 25;

test("no acknowledged write is lost when server or database are killed", async () => {
  const folder = await makePreparedFolder();
  const kinds = new Set<string>();
  const total = { rounds: 0, acknowledged: 0, slowestStartMs: 0 };
  for await (const round of crashUnderLoad(folder.path, proofRounds(3))) {
    expect(round).toMatchObject({ lost: 0, duplicated: 0, halfStored: 0, leftFiles: 0 });
    expect(round.acknowledged, round.target).toBeGreaterThan(0);
    expect(round.readyAfterMs, round.target).toBeLessThan(3_000 * timeoutFactor());
    for (const kind of round.kinds) kinds.add(kind);
    total.rounds++;
    total.acknowledged += round.acknowledged;
    total.slowestStartMs = Math.max(total.slowestStartMs, Math.round(round.readyAfterMs));
    if (total.rounds % roundsPerLine === 0) process.stdout.write(`${JSON.stringify(total)}\n`);
  }
  expect([...kinds].sort()).toEqual(Object.keys(writes).sort());
  await folder.remove();
});
