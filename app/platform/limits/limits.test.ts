import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { connectDatabase, db, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { withTableMissing } from "#tests/support/failing-database.ts";
import { clearLimits, giveBack, limit } from "./limits.server.ts";

const database = useTestDatabase();
const five = { points: 5, seconds: 900 };

test("lets through as often as it says, and then says how long to wait", async () => {
  for (let i = 0; i < 5; i++) expect(await limit("a", "kari", five)).toEqual({ ok: true });
  for (let i = 0; i < 3; i++) {
    const refused = await limit("a", "kari", five);
    expect(refused).toEqual({ ok: false, retryAfter: expect.any(Number) });
    if (!refused.ok) expect(Math.abs(refused.retryAfter - 900)).toBeLessThan(5);
  }
});

test("counts every key and every name apart", async () => {
  for (let i = 0; i < 6; i++) await limit("b", "kari", five);
  expect((await limit("b", "kari", five)).ok).toBe(false);
  expect((await limit("b", "ola", five)).ok).toBe(true);
  expect((await limit("c", "kari", five)).ok).toBe(true);
});

test("a hundred at once get no more than five", async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => limit("d", "kari", five)));
  expect(answers.filter((answer) => answer.ok).length).toBe(5);
});

test("a restarted process, or another one, goes on counting", async () => {
  for (let i = 0; i < 5; i++) await limit("e", "kari", five);
  await reconnect();
  expect((await limit("e", "kari", five)).ok).toBe(false);
});

test("counts anew when the time is over", async () => {
  for (let i = 0; i < 5; i++) await limit("f", "kari", five);
  await db().execute(sql`update limits set expire = 1 where key like 'f:%'`);
  expect((await limit("f", "kari", five)).ok).toBe(true);
});

test("a use that was given back can be used again", async () => {
  for (let i = 0; i < 5; i++) await limit("j", "kari", five);
  await giveBack("j", "kari", five);
  expect((await limit("j", "kari", five)).ok).toBe(true);
  expect((await limit("j", "kari", five)).ok).toBe(false);
});

test("several uses count as so many, and are given back as so many", async () => {
  expect((await limit("k", "kari", five, 3)).ok).toBe(true);
  await giveBack("k", "kari", five, 3);
  expect((await limit("k", "kari", five, 5)).ok).toBe(true);
  expect((await limit("k", "kari", five)).ok).toBe(false);
});

test("whoever goes over a limit that blocks waits for so long, in every process", async () => {
  const burst = { points: 2, seconds: 10, blockSeconds: 3600 };
  const tries = await Promise.all([1, 2, 3, 4].map(() => limit("l", "kari", burst)));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(2);
  await reconnect();
  const later = await limit("l", "kari", burst);
  expect(later).toMatchObject({ ok: false });
  if (!later.ok) expect(Math.abs(later.retryAfter - 3600)).toBeLessThan(30);
  expect((await limit("l", "ola", burst)).ok).toBe(true);
});

test("the table holds no address in clear", async () => {
  await limit("g", "kari@example.no", five);
  await limit("g", "203.0.113.7", five);
  const { rows } = await db().execute(sql`select key from limits where key like 'g:%'`);
  const keys = rows.map((row) => String(row.key));
  expect(keys.length).toBe(2);
  for (const key of keys) expect(key).toMatch(/^g:[\w-]{22}$/);
});

test("the clearing job deletes what has run out and nothing else", async () => {
  await limit("h", "old", five);
  await db().execute(sql`update limits set expire = 1 where key like 'h:%'`);
  await limit("h", "new", five);
  await clearLimits.run({}, "");
  const { rows } = await db().execute(sql`select key from limits where key like 'h:%'`);
  expect(rows.length).toBe(1);
});

test("lets nobody past when the database cannot count", async () => {
  await withTableMissing("limits", async () => {
    await expect(limit("i", "kari", five)).rejects.toThrow("limits");
  });
});

async function reconnect() {
  await disconnectDatabase();
  connectDatabase(database.url);
}
