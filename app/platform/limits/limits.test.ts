import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { connectDatabase, db, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { withTableMissing } from "#tests/support/failures.ts";
import { consume, purgeLimits, refund } from "./limits.server.ts";

const database = useTestDatabase();
const five = { points: 5, seconds: 900 };

test("allows the given number of uses, then says when to retry", async () => {
  for (let i = 0; i < 5; i++) expect(await consume("a", "kari", five)).toEqual({ ok: true });
  for (let i = 0; i < 3; i++) {
    const refused = await consume("a", "kari", five);
    expect(refused).toEqual({ ok: false, retryAfterSeconds: expect.any(Number) });
    if (!refused.ok) expect(Math.abs(refused.retryAfterSeconds - 900)).toBeLessThan(5);
  }
});

test("counts every key and every name separately", async () => {
  for (let i = 0; i < 6; i++) await consume("b", "kari", five);
  expect((await consume("b", "kari", five)).ok).toBe(false);
  expect((await consume("b", "ola", five)).ok).toBe(true);
  expect((await consume("c", "kari", five)).ok).toBe(true);
});

test("allows five of a hundred concurrent uses", async () => {
  const results = await Promise.all(Array.from({ length: 100 }, () => consume("d", "kari", five)));
  expect(results.filter(({ ok }) => ok).length).toBe(5);
});

test("counts across processes and restarts", async () => {
  for (let i = 0; i < 5; i++) await consume("e", "kari", five);
  await reconnect();
  expect((await consume("e", "kari", five)).ok).toBe(false);
});

test("starts again when the window is over", async () => {
  for (let i = 0; i < 5; i++) await consume("f", "kari", five);
  await db().execute(sql`update limits set expire = 1 where key like 'f:%'`);
  expect((await consume("f", "kari", five)).ok).toBe(true);
});

test("a refunded use can be used again", async () => {
  for (let i = 0; i < 5; i++) await consume("j", "kari", five);
  await refund("j", "kari", five);
  expect((await consume("j", "kari", five)).ok).toBe(true);
  expect((await consume("j", "kari", five)).ok).toBe(false);
});

test("several uses are counted and refunded together", async () => {
  expect((await consume("k", "kari", five, 3)).ok).toBe(true);
  await refund("k", "kari", five, 3);
  expect((await consume("k", "kari", five, 5)).ok).toBe(true);
  expect((await consume("k", "kari", five)).ok).toBe(false);
});

test("a blocking limit refuses for its block time, in every process", async () => {
  const burst = { points: 2, seconds: 10, blockSeconds: 3600 };
  const tries = await Promise.all([1, 2, 3, 4].map(() => consume("l", "kari", burst)));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(2);
  await reconnect();
  const later = await consume("l", "kari", burst);
  expect(later).toMatchObject({ ok: false });
  if (!later.ok) expect(Math.abs(later.retryAfterSeconds - 3600)).toBeLessThan(30);
  expect((await consume("l", "ola", burst)).ok).toBe(true);
});

test("stores no key in clear text", async () => {
  await consume("g", "kari@example.no", five);
  await consume("g", "203.0.113.7", five);
  const { rows } = await db().execute(sql`select key from limits where key like 'g:%'`);
  const keys = rows.map((row) => String(row.key));
  expect(keys.length).toBe(2);
  for (const key of keys) expect(key).toMatch(/^g:[\w-]{22}$/);
});

test("the job deletes expired counts only", async () => {
  await consume("h", "old", five);
  await db().execute(sql`update limits set expire = 1 where key like 'h:%'`);
  await consume("h", "new", five);
  await purgeLimits.run({}, "");
  const { rows } = await db().execute(sql`select key from limits where key like 'h:%'`);
  expect(rows.length).toBe(1);
});

test("throws when the database cannot count", async () => {
  await withTableMissing("limits", async () => {
    await expect(consume("i", "kari", five)).rejects.toThrow("limits");
  });
});

async function reconnect() {
  await disconnectDatabase();
  connectDatabase(database.url);
}
