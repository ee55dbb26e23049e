import { eq, gt, isNull, sql } from "drizzle-orm";
import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { db, transaction } from "./database.server.ts";
import { definePurge, purgeDeleted, restore, softDelete } from "./soft-delete.server.ts";

useTestDatabase({ changesSchema: true });

const notes = pgTable(
  "notes",
  {
    owner: text().notNull(),
    id: text().notNull(),
    pages: integer().notNull().default(1),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.owner, table.id] })],
);
const minuteMs = 60_000;

beforeEach(async () => {
  await db().execute(sql`drop table if exists notes`);
  await db().execute(sql`create table notes (owner text, id text, pages int not null default 1,
    deleted_at timestamptz, primary key (owner, id))`);
  await db()
    .insert(notes)
    .values([
      { owner: "kari", id: "a" },
      { owner: "kari", id: "b", pages: 2 },
      { owner: "ola", id: "a" },
    ]);
});

afterEach(() => setClock());

test("deletes matching rows once, and restores them", async () => {
  expect(await remove("a")).toEqual(["a"]);
  expect(await remove("a")).toEqual([]);
  expect(await live()).toEqual(["kari b", "ola a"]);
  expect(await restoreKari("a")).toEqual(["a"]);
  expect(await restoreKari("a")).toEqual([]);
  expect(await live()).toEqual(["kari a", "kari b", "ola a"]);
});

test("a second deletion does not extend the time to restore", async () => {
  const start = Date.now();
  setClock(() => start);
  await remove("a");
  setClock(() => start + 40 * minuteMs);
  await remove("a");
  setClock(() => start + 61 * minuteMs);
  await definePurge(notes)();
  expect(await stored()).toEqual(["kari b", "ola a"]);
});

test("deletes at a given time", async () => {
  await transaction((tx) => softDelete(tx, notes, eq(notes.id, "b"), new Date(0)));
  const [row] = await db().select().from(notes).where(eq(notes.id, "b"));
  expect(row?.deletedAt).toEqual(new Date(0));
});

test.each([undefined, async () => undefined])(
  "purges rows an hour after their deletion",
  async (onPurge) => {
    const purge = definePurge(notes, { onPurge });
    await deletedMinutesAgo("a", 61);
    await deletedMinutesAgo("b", 59);
    await purge();
    await purge();
    expect(await stored()).toEqual(["kari b", "ola a"]);
  },
);

test("does not purge rows that the condition excludes", async () => {
  await deletedMinutesAgo("a", 61);
  await deletedMinutesAgo("b", 61);
  await definePurge(notes, { where: gt(notes.pages, 1) })();
  expect(await stored()).toEqual(["kari a", "ola a"]);
});

test("passes the purged rows to a callback, and keeps them when it fails", async () => {
  await deletedMinutesAgo("a", 61);
  const failing = definePurge(notes, { onPurge: () => Promise.reject(new Error("no storage")) });
  await expect(failing()).rejects.toThrow("no storage");
  expect(await stored()).toContain("kari a");
  const removed: string[] = [];
  await definePurge(notes, {
    onPurge: async (_tx, rows) => {
      removed.push(...rows.map(({ owner, id, pages }) => `${owner} ${id} ${pages}`));
    },
  })();
  expect(removed).toEqual(["kari a 1"]);
  expect(await stored()).toEqual(["kari b", "ola a"]);
});

test("a row that is restored during the purge is not purged", async () => {
  await deletedMinutesAgo("a", 61);
  await withLockHeldBy((tx) => restore(tx, notes, isKarisRow("a")), definePurge(notes));
  expect(await stored()).toContain("kari a");
});

test("a purge that fails does not stop those of other tables", async () => {
  const ran: string[] = [];
  const job = purgeDeleted([
    () => Promise.reject(new Error("no storage")),
    async () => void ran.push("other"),
  ]);
  await expect(job.run({}, "")).rejects.toThrow("no storage");
  expect(ran).toEqual(["other"]);
  expect(job.settings.schedule).toBe("*/10 * * * *");
});

test("purges that wait for a lock leave requests their connections", async () => {
  await deletedMinutesAgo("a", 61);
  const job = purgeDeleted(Array.from({ length: 20 }, () => definePurge(notes)));
  await withLockHeldBy(
    (tx) => tx.execute(sql`lock table notes`),
    () => job.run({}, ""),
  );
  expect(await stored()).toEqual(["kari b", "ola a"]);
});

function remove(id: string): Promise<string[]> {
  return transaction((tx) => softDelete(tx, notes, isKarisRow(id)));
}

function restoreKari(id: string): Promise<string[]> {
  return transaction((tx) => restore(tx, notes, isKarisRow(id)));
}

async function deletedMinutesAgo(id: string, minutes: number): Promise<void> {
  const deletedAt = new Date(Date.now() - minutes * minuteMs);
  await db().update(notes).set({ deletedAt }).where(isKarisRow(id));
}

function isKarisRow(id: string) {
  return sql`${eq(notes.owner, "kari")} and ${eq(notes.id, id)}`;
}

async function live(): Promise<string[]> {
  return names(await db().select().from(notes).where(isNull(notes.deletedAt)));
}

async function stored(): Promise<string[]> {
  return names(await db().select().from(notes));
}

function names(rows: { owner: string; id: string }[]): string[] {
  return rows.map(({ owner, id }) => `${owner} ${id}`).sort();
}
