import { expect, test } from "vitest";
import { crashUnderLoad } from "../support/crashes.ts";
import { proofRounds } from "../support/proof.ts";
import { makeDataFolder } from "../support/server.ts";
import { timeoutFactor } from "../support/timing.ts";

test("no acknowledged write is lost when server or database are killed", async () => {
  const folder = await makeDataFolder();
  for await (const round of crashUnderLoad(folder.path, proofRounds(3))) {
    expect(round).toMatchObject({ lost: 0, duplicated: 0, halfStored: 0 });
    expect(round.acknowledged, round.target).toBeGreaterThan(0);
    expect(round.readyAfterMs, round.target).toBeLessThan(3_000 * timeoutFactor());
  }
  await folder.remove();
});
