import { beforeAll, beforeEach, expect, it } from "vitest";
import { clearRateLimits, signUp, submitAuthForm } from "#tests/support/auth-form.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAccount, password } from "#tests/support/factories.ts";

useTestDatabase();

const wrongPassword = "feil passord her";

beforeAll(() => insertAccount("kari@example.no"));
beforeEach(clearRateLimits);

it("takes the same time for a known, an unknown and an unconfirmed e-mail", {
  tags: ["nightly"],
  timeout: 60_000,
}, async () => {
  await submitAuthForm("/auth?mode=signup", { email: "snart@example.no", password: password });
  const [known = 0, ...others] = await medianTimes(
    () => submitAuthForm("/auth", { email: "kari@example.no", password: wrongPassword }),
    () => submitAuthForm("/auth", { email: "inga@example.no", password: wrongPassword }),
    () => submitAuthForm("/auth", { email: "snart@example.no", password: wrongPassword }),
  );
  for (const other of others) {
    expect(other / known).toBeGreaterThan(0.67);
    expect(other / known).toBeLessThan(1.5);
  }
});

it("takes the same time for a new and a known e-mail", {
  tags: ["nightly"],
  timeout: 60_000,
}, async () => {
  let fresh = 0;
  const [known = 0, unknown = 0] = await medianTimes(
    () => signUp("kari@example.no"),
    () => signUp(`ny${fresh++}@example.no`),
  );
  expect(unknown / known).toBeGreaterThan(0.67);
  expect(unknown / known).toBeLessThan(1.5);
});

/** Returns the median times in ms; the works run in turn. */
async function medianTimes(...works: (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[][] = works.map(() => []);
  for (let i = 0; i < 9; i++) {
    await clearRateLimits();
    for (const [index, work] of works.entries()) {
      const started = performance.now();
      await work();
      times[index]?.push(performance.now() - started);
    }
  }
  return times.map((list) => list.toSorted((x, y) => x - y)[4] ?? 0);
}
