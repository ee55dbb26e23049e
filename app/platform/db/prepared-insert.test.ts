import { sql } from "drizzle-orm";
import { bigint, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { db, transaction } from "./database.server.ts";
import { sqlState, sqlStates } from "./errors.server.ts";
import { preparedInsert, preparedInsertReturning } from "./prepared-insert.server.ts";

useTestDatabase({ changesSchema: true });

const letters = pgTable("letters", {
  writer: text().primaryKey(),
  words: text().notNull().default("hei"),
  sentAt: timestamp({ withTimezone: true }),
  weight: bigint({ mode: "number" }),
  stamps: jsonb().$type<string[]>(),
});
const insert = preparedInsert(letters);
const insertNew = preparedInsert(letters, { skipsConflicts: true });
const insertReturning = preparedInsertReturning(letters, () => ({
  words: letters.words,
  isLong: sql`length(${letters.words}) > 3`.mapWith(Boolean),
}));
const empty = { sentAt: null, weight: null, stamps: null };

beforeEach(async () => {
  await db().execute(sql`drop table if exists letters`);
  await db().execute(sql`create table letters (writer text primary key,
    words text not null default 'hei', sent_at timestamptz, weight bigint, stamps jsonb)`);
});

test("values are stored as by Drizzle's insert, and the other columns have their defaults", async () => {
  const row = { sentAt: new Date("2026-06-20T12:00:00Z"), weight: 20, stamps: ["rose"] };
  expect(await transaction((tx) => insert(tx, { writer: "Kari", ...row }))).toBe(true);
  await insert(db(), { writer: "Ola", ...empty });
  await insert(db(), { writer: "Liv", ...row, stamps: null, words: undefined });
  expect(await db().select().from(letters).orderBy(letters.writer)).toEqual([
    { writer: "Kari", words: "hei", ...row },
    { writer: "Liv", words: "hei", ...row, stamps: null },
    { writer: "Ola", words: "hei", ...empty },
  ]);
  const { rows } = await db().execute(sql`select 1 from letters where stamps is null`);
  expect(rows).toHaveLength(2);
});

test("a row that is there is an error, or skipped", async () => {
  expect(await insertNew(db(), { writer: "Kari", ...empty })).toBe(true);
  expect(await insertNew(db(), { writer: "Kari", ...empty, weight: 3 })).toBe(false);
  const error = await insert(db(), { writer: "Kari", ...empty }).catch((error) => error);
  expect(sqlState(error)).toBe(sqlStates.uniqueViolation);
  expect(await db().select({ weight: letters.weight }).from(letters)).toEqual([{ weight: null }]);
});

test("the stored values are returned, in the transaction", async () => {
  const write = (words?: string) =>
    transaction((tx) => insertReturning(tx, { writer: String(words), words, ...empty }));
  expect(await write()).toEqual({ words: "hei", isLong: false });
  expect(await write("takk")).toEqual({ words: "takk", isLong: true });
});
