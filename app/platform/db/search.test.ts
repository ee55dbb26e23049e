import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { db } from "./database.server.ts";
import { contains } from "./search.server.ts";

useTestDatabase();

test.each([
  ["Ødegård", "ODEGARD"],
  ["Ødegård", "ødegaard"],
  ["Ødegård", "Oedegaard"],
  ["ODEGARD", "ødegård"],
  ["Aase Bjørnæs", "ÅSE"],
  ["Åse Bjørnæs", "bjornaes"],
  ["A\u030ase", "åse"],
  ["André Nguyễn", "andre nguyen"],
  ["Łukasz", "łuk"],
  ["100 % enig", "% "],
  ["under_strek\\", "_strek\\"],
  ["noe", null],
])("“%s” contains “%s”", async (text, search) => {
  expect(await isFound([text], search)).toBe(true);
});

test.each([
  ["Ødegård", "ødegard-"],
  ["Kari", "%"],
  ["Kari", "_"],
  ["Kari", "k\\"],
])("“%s” does not contain “%s”", async (text, search) => {
  expect(await isFound([text], search)).toBe(false);
});

test("every column is searched, each for itself", async () => {
  expect(await isFound([null, "Kari", "Nordmann"], "nord")).toBe(true);
  expect(await isFound(["Kari", "Nordmann"], "kari nord")).toBe(false);
});

async function isFound(texts: (string | null)[], search: string | null): Promise<boolean> {
  const columns = texts.map((text) => sql`${text}::text`);
  const { rows } = await db().execute<{ found: boolean }>(
    sql`select ${contains(columns, search)} as found`,
  );
  return rows[0]?.found ?? expect.fail("no row");
}
