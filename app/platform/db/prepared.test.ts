import { sql } from "drizzle-orm";
import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { beforeAll, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { connectDatabase, db, disconnectDatabase, transaction } from "./database.server.ts";
import { type Param, prepared } from "./prepared.server.ts";

const database = useTestDatabase({ changesSchema: true });
const notes = pgTable("notes", { writer: text(), words: text() });

const visits = pgTable("visits", { at: timestamp({ withTimezone: true }) });

const make = vi.fn((writer: Param<string>, instead: Param<string | null>) =>
  db()
    .select({ words: sql<string | null>`coalesce(${instead}, ${notes.words})` })
    .from(notes)
    .where(sql`${notes.writer} = ${writer}`),
);
const wordsOf = prepared(make);

beforeAll(async () => {
  await db().execute(sql`create table notes (writer text, words text)`);
  await db().execute(sql`create table visits (at timestamptz)`);
  await db().execute(sql`insert into notes values ('Kari', 'hei'), ('Ola', 'ha det')`);
});

test("builds and prepares a query once, and runs it with new parameters", async () => {
  expect(await wordsOf("Kari", null)).toEqual([{ words: "hei" }]);
  expect(await wordsOf("Ola", null)).toEqual([{ words: "ha det" }]);
  expect(await wordsOf("Ola", "'; drop table notes")).toEqual([{ words: "'; drop table notes" }]);
  expect(await wordsOf("Liv", null)).toEqual([]);
  expect(make).toHaveBeenCalledTimes(1);
  const { rows } = await db().execute(sql`select statement from pg_prepared_statements`);
  expect(rows).toEqual([{ statement: expect.stringContaining("coalesce") }]);
});

test("values are decoded as by the query itself", async () => {
  const build = (writer: Param<string>) => {
    const own = db()
      .select({
        words: notes.words,
        at: sql<Date>`timestamptz '2026-06-20 14:00+02'`.mapWith(visits.at).as("at"),
        count: sql<number>`'12'::bigint`.mapWith(Number).as("count"),
        nothing: sql<string | null>`null`.as("nothing"),
      })
      .from(notes)
      .where(sql`${notes.writer} = ${writer}`)
      .as("own");
    return db()
      .select({
        words: own.words,
        at: own.at,
        count: own.count,
        nothing: own.nothing,
        upper: sql<string>`upper(${own.words})`,
      })
      .from(own);
  };
  const at = new Date("2026-06-20T12:00:00Z");
  const expected = [{ words: "hei", at, count: 12, nothing: null, upper: "HEI" }];
  expect(await build("Kari")).toEqual(expected);
  expect(await prepared(build)("Kari")).toEqual(expected);
});

test("a query for nested rows keeps its form", async () => {
  const build = (writer: Param<string>) =>
    db()
      .select({ note: notes, visit: visits })
      .from(notes)
      .leftJoin(visits, sql`false`)
      .where(sql`${notes.writer} = ${writer}`);
  const expected = [{ note: { writer: "Kari", words: "hei" }, visit: null }];
  expect(await build("Kari")).toEqual(expected);
  expect(await prepared(build)("Kari")).toEqual(expected);
});

test("many calls at once each get their own result", async () => {
  const writers = Array.from({ length: 40 }, (_, i) => (i % 2 ? "Kari" : "Ola"));
  const found = await Promise.all(writers.map((writer) => wordsOf(writer, writer)));
  expect(found.map(([row]) => row?.words)).toEqual(writers);
});

test("a prepared query survives a new column", async () => {
  await wordsOf("Kari", null);
  await db().execute(sql`alter table notes add column written date default now()`);
  expect(await wordsOf("Kari", null)).toEqual([{ words: "hei" }]);
});

test("a query is built again for a new connection pool", async () => {
  await disconnectDatabase();
  connectDatabase(database.url);
  expect(await wordsOf("Kari", null)).toEqual([{ words: "hei" }]);
});

test("beside a pooler no statement stays in a session", async () => {
  await disconnectDatabase();
  connectDatabase(database.url, { maxConnections: 1, directUrl: database.url });
  expect(await wordsOf("Kari", null)).toEqual([{ words: "hei" }]);
  expect(await wordsOf("Ola", null)).toEqual([{ words: "ha det" }]);
  const { rows } = await db().execute(sql`select statement from pg_prepared_statements`);
  expect(rows).toEqual([]);
});

test("within a transaction it sees and locks what the transaction has written", async () => {
  const locked = prepared((writer: Param<string>) =>
    db()
      .select({ words: notes.words, transaction: sql<string>`txid_current()::text` })
      .from(notes)
      .where(sql`${notes.writer} = ${writer}`)
      .for("update"),
  );
  await transaction(async (tx) => {
    await tx.insert(notes).values({ writer: "Mona", words: "takk" });
    const { rows } = await tx.execute(sql`select txid_current()::text as transaction`);
    expect(await locked.within(tx, "Mona")).toEqual([{ words: "takk", ...rows[0] }]);
  });
  expect(await locked.within(db(), "Mona")).toMatchObject([{ words: "takk" }]);
});
