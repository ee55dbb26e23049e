import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { createConfirmedUser } from "../commands.server.ts";
import * as auth from "./auth.tsx";

useTestDatabase();

const kari = { email: "kari@example.no", password: "tre røde bær" };
const wrongPassword = "feil passord her";

beforeAll(async () => {
  await createConfirmedUser({ ...kari, displayName: "Kari" });
});

beforeEach(async () => {
  await db().execute(sql`delete from limits`);
});

type Sent = Parameters<typeof actionArgs>;
const send = (path: string, fields: Sent[1], options?: Sent[2]) =>
  responseOf(() => auth.action(actionArgs(path, fields, options) as never));
const signUp = (email: string) =>
  send("/auth?mode=signup&next=/create", { email, password: kari.password, intent: "signup" });

it("takes the same time for a known, an unknown and an unconfirmed e-mail", {
  tags: ["nightly"],
  timeout: 60_000,
}, async () => {
  await send("/auth?mode=signup", { email: "snart@example.no", password: kari.password });
  const [known = 0, ...others] = await medianTimes(
    () => send("/auth", { email: "kari@example.no", password: wrongPassword }),
    () => send("/auth", { email: "inga@example.no", password: wrongPassword }),
    () => send("/auth", { email: "snart@example.no", password: wrongPassword }),
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
    await db().execute(sql`delete from limits`);
    for (const [index, work] of works.entries()) {
      const started = performance.now();
      await work();
      times[index]?.push(performance.now() - started);
    }
  }
  return times.map((list) => list.toSorted((x, y) => x - y)[4] ?? 0);
}
