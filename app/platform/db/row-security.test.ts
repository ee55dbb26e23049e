import { getTableName, sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGreeting, insertWedding, insertWish } from "#tests/support/factories.ts";
import { useRowSecurity } from "#tests/support/row-security.ts";
import { execute } from "#tests/support/server.ts";
import { tables } from "#tests/support/tables.ts";
import { db, pool, transaction } from "./database.server.ts";
import { withEveryTable, withGrant, withoutGrants, withTables } from "./grants.server.ts";
import { applyRowSecurity } from "./row-security.server.ts";
import { declareScope, scopeOf } from "./scope.server.ts";
import { holdServingLock } from "./serving-lock.server.ts";

const database = useTestDatabase({ changesSchema: true });
const { role, connectAsServing } = useRowSecurity(database);
let kari: string;
let anna: string;

beforeAll(async () => {
  kari = await insertWedding();
  anna = await insertWedding();
  await insertWish(kari, { title: "Kaffekanne" });
  await insertWish(anna, { title: "Teppe" });
  await connectAsServing({ maxConnections: 1 });
});

test("every table of a wedding has policies", async () => {
  const rows = await execute(
    database.url,
    `select relname as name from pg_class
     where relrowsecurity and exists (select from pg_policy where polrelid = pg_class.oid)`,
  );
  const withPolicies = rows.map(({ name }) => name);
  const ofWeddings = tables.filter((table) => scopeOf(table)?.scope === "wedding");
  expect(ofWeddings.length).toBeGreaterThan(30);
  expect(ofWeddings.map(getTableName).filter((name) => !withPolicies.includes(name))).toEqual([]);
});

test("queries without a condition return what was granted", async () => {
  expect(await titles()).toEqual([]);
  expect(await withGrant("wedding", [kari], titles)).toEqual([]);
  expect(await withGrant("guest", [kari], titles)).toEqual(["Kaffekanne"]);
  expect(await withGrant("guest", [anna], titles)).toEqual(["Teppe"]);
  expect(await withGrant("guest", [kari, anna], titles)).toEqual(["Kaffekanne", "Teppe"]);
  expect(await withTables([wishListItems], titles)).toEqual(["Kaffekanne", "Teppe"]);
  expect(await withTables([weddings], titles)).toEqual([]);
  expect(await withEveryTable(titles)).toEqual(["Kaffekanne", "Teppe"]);
});

test("rows of others are neither changed, deleted nor added", async () => {
  await withGrant("guest", [kari], async () => {
    await db().update(wishListItems).set({ description: "changed" });
    await expect(insertWish(anna, { title: "Smuglet" })).rejects.toThrow();
  });
  const [theirs] = await withEveryTable(() =>
    db().select().from(wishListItems).where(sql`wedding_id = ${anna}`),
  );
  expect(theirs).toMatchObject({ title: "Teppe" });
  expect(theirs?.description).not.toBe("changed");
  const deleted = await withGrant("guest", [kari], () =>
    transaction(async (tx) => {
      const gone = await tx.delete(wishListItems).returning({ title: wishListItems.title });
      await tx.execute(sql`savepoint before`);
      await tx.execute(sql`rollback to savepoint before`);
      expect(await tx.$count(wishListItems)).toBe(0);
      throw new Error(gone.map(({ title }) => title).join());
    }).catch((error: Error) => error.message),
  );
  expect(deleted).toBe("Kaffekanne");
});

test.each([false, true])(
  "requests on one connection keep to their own, pooled: %s",
  async (isPooled) => {
    await connectAsServing({ maxConnections: 1, ...(isPooled && { directUrl: database.url }) });
    const requests = Array.from({ length: 40 }, (_, index) => {
      const own = index % 2 === 0 ? kari : anna;
      const expected = index % 2 === 0 ? ["Kaffekanne"] : ["Teppe"];
      return withGrant("guest", [own], async () => {
        expect(await titles()).toEqual(expected);
        await new Promise(setImmediate);
        expect(await transaction(titlesIn)).toEqual(expected);
        expect(await titles()).toEqual(expected);
      });
    });
    await Promise.all(requests);
    expect(await titles()).toEqual([]);
  },
);

test("behind a pooler no setting outlives a transaction", async () => {
  await connectAsServing({ maxConnections: 1, directUrl: database.url });
  await withGrant("guest", [kari], async () => {
    expect(await titles()).toEqual(["Kaffekanne"]);
    await expect(db().execute(sql`select from nowhere`)).rejects.toThrow();
    expect(await transaction(titlesIn)).toEqual(["Kaffekanne"]);
  });
  const client = await pool().connect();
  const unchanged = pg.Client.prototype.query;
  const told = await Reflect.apply(unchanged, client, ["select current_setting('jaord.guest')"]);
  client.release();
  expect(told.rows).toEqual([{ current_setting: "" }]);
  await connectAsServing({ maxConnections: 1 });
});

test("a rollback leaves no grants behind", async () => {
  await withGrant("guest", [kari], titles);
  await withoutGrants(async () => {
    const failed = transaction(async (tx) => {
      expect(await withGrant("guest", [anna], () => titlesIn(tx))).toEqual(["Teppe"]);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(await titles()).toEqual([]);
  });
});

test("raising it again changes nothing", async () => {
  const policies = () =>
    execute(database.url, "select xmin::text, polname from pg_policy order by oid");
  const before = await policies();
  await applyRowSecurity(database.url, role, tables);
  expect(await policies()).toEqual(before);
});

test("a changed or removed policy is made anew", async () => {
  await execute(database.url, "drop policy jaord_owner on wish_list_items");
  await execute(database.url, "create policy other on wish_list_items using (true)");
  await execute(database.url, "alter table weddings disable row level security");
  await applyRowSecurity(database.url, role, tables);
  expect(await titles()).toEqual([]);
  expect(await db().$count(weddings)).toBe(0);
  expect(await withGrant("guest", [kari], titles)).toEqual(["Kaffekanne"]);
});

test("writes to a view, which a release before may have granted, are revoked", async () => {
  await execute(database.url, `grant update on shown_listings to ${role}`);
  await applyRowSecurity(database.url, role, tables);
  const [found] = await execute(
    database.url,
    `select has_table_privilege('${role}', 'shown_listings', 'update') as may`,
  );
  expect(found).toEqual({ may: false });
});

test("a role that owns the tables is refused", async () => {
  const owner = new URL(database.url).username;
  await expect(applyRowSecurity(database.url, owner, tables)).rejects.toThrow(
    "owns tables or is exempt",
  );
  await expect(applyRowSecurity(database.url, "nobody", tables)).rejects.toThrow("no role nobody");
});

describe("while processes of two releases serve", () => {
  test.each([false, true])(
    "a narrower policy binds the later one alone, pooled: %s",
    async (isPooled) => {
      const options = { ...(isPooled && { directUrl: database.url }) };
      await serveTwice();
      const earlier = await release(() => declareScope(wishListItems, "wedding", { guests: true }));
      const later = await release(() => declareScope(wishListItems, "wedding"));

      await connectAsServing({ ...options, policyHash: earlier });
      const both = ["Kaffekanne", "Teppe"];
      expect(await withGrant("guest", [kari], titles)).toEqual(both);
      expect(await transaction(titlesIn)).toEqual(both);

      await connectAsServing({ ...options, policyHash: later });
      expect(await withGrant("guest", [kari], titles)).toEqual([]);
      expect(await withGrant("guest", [kari], () => transaction(titlesIn))).toEqual([]);
      expect(await withGrant("wedding", [kari], titles)).toEqual(["Kaffekanne"]);
      expect(await titles()).toEqual([]);
    },
  );

  test("a table that had no policies stays open too", async () => {
    await serveTwice();
    await withEveryTable(() => insertGreeting(kari));
    const earlier = await release(() => declareScope(guestMessages, "admin"));
    const later = await release(() => declareScope(guestMessages, "wedding", { guests: true }));
    await connectAsServing({ policyHash: earlier });
    expect(await db().$count(guestMessages)).toBe(1);
    await connectAsServing({ policyHash: later });
    expect(await db().$count(guestMessages)).toBe(0);
  });

  test("a table is closed by the next change of policies", async () => {
    await serveTwice();
    await release(() => declareScope(wishListItems, "wedding", { guests: true }));
    const second = await release(() => declareScope(wishListItems, "wedding"));
    expect(await release(() => undefined)).toBe(second);
    expect(await earlierPolicies()).toEqual(["wish_list_items jaord_earlier"]);
    await release(() => declareScope(guestMessages, "wedding"));
    expect(await earlierPolicies()).toEqual(["guest_messages jaord_earlier"]);
  });

  test("a process that is alone makes none, and closes those it finds", async () => {
    const stop = await serveTwice();
    await release(() => declareScope(wishListItems, "wedding"));
    expect(await earlierPolicies()).toHaveLength(1);
    await stop();
    await release(() => undefined);
    expect(await earlierPolicies()).toEqual([]);
    await release(() => declareScope(guestMessages, "wedding"));
    expect(await earlierPolicies()).toEqual([]);
  });

  /** Two processes hold the database until the test or the function ends. */
  async function serveTwice(): Promise<() => Promise<void>> {
    const locks = [await serve(), await serve()];
    const stop = async () => {
      for (const lock of locks) await lock.close();
    };
    onTestFinished(async () => {
      await stop();
      await release(() => {
        declareScope(wishListItems, "wedding", { guests: true });
        declareScope(guestMessages, "wedding", { guests: true });
      });
    });
    return stop;
  }

  const serve = () => holdServingLock(database.url, () => undefined);

  function release(declare: () => void): Promise<string> {
    declare();
    return applyRowSecurity(database.url, role, tables);
  }

  async function earlierPolicies(): Promise<unknown[]> {
    const rows = await execute(
      database.url,
      `select polrelid::regclass || ' ' || polname as name from pg_policy
       where polname = 'jaord_earlier' order by 1`,
    );
    return rows.map(({ name }) => name);
  }
});

function titles(): Promise<string[]> {
  return titlesIn(db());
}

async function titlesIn(connection: Pick<ReturnType<typeof db>, "select">): Promise<string[]> {
  const { title } = wishListItems;
  return (await connection.select({ title }).from(wishListItems).orderBy(title)).map(
    (row) => row.title,
  );
}
