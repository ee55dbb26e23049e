import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import {
  joinHousehold,
  restoreHouseholds,
} from "#app/features/guests/households/commands.server.ts";
import { recogniseColumns } from "#app/features/guests/import/columns/rules.ts";
import { stageImport } from "#app/features/guests/import/commands.server.ts";
import { importGuests } from "#app/features/guests/import/plan/commands.server.ts";
import { findImport } from "#app/features/guests/import/queries.server.ts";
import type { ShownGuest } from "#app/features/guests/import/rules.ts";
import { households } from "#app/features/guests/tables.server.ts";
import { unescapeFormulas } from "#app/platform/csv.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { cleanLine, cleanText, hasVisibleCharacter } from "#app/platform/http/clean-text.ts";
import { readSheet } from "#app/platform/spreadsheets/read-sheet.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertCategory,
  insertGuest,
  type SignedInOwner,
  signedInOwner,
} from "#tests/support/factories.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { exportOf, guestQuery } from "../guest-query.ts";
import { planOf } from "../import/plan-import.server.ts";
import { loader as printed } from "../print/list.tsx";
import { loader as asCsv } from "./export-csv.ts";
import { loader as asXlsx, action as postXlsx } from "./export-xlsx.ts";
import { listAsSheet, listShownGuests } from "./shown-guests.server.ts";

useTestDatabase();

const limits = { maxRows: 5010, maxColumns: 60, maxCellLength: 2000 };
let owner: SignedInOwner;

beforeEach(async () => {
  owner = await signedInOwner();
});

const letters = fc.string({
  unit: fc.constantFrom(..."=+-@|%'\"; ,\tÅø1", "💍", "＝"),
  maxLength: 12,
});
const line = letters.map(cleanLine);
const someText = fc
  .oneof(
    line,
    letters.map((text) => cleanText(`${text}\n=${text}`)),
  )
  .map((text) => text || null);
const named = line.filter(hasVisibleCharacter);
const status = fc.constantFrom("attending", "declined", null);
const someGuest = fc.record({
  name: named,
  email: fc.constantFrom("a@epost.no", "b@epost.no", null),
  phone: fc.constantFrom("+4741234567", "+4722123456", "+46701234567", "ring mor", null),
  rsvpStatus: status,
  dietaryRequirements: someText,
  severeAllergy: fc.boolean(),
  isChild: fc.boolean(),
  plusOne: fc.constant(true),
  plusOneName: fc.option(named),
  plusOneStatus: fc.constantFrom("attending", "declined", "pending", null),
  plusOneDietaryRequirements: someText,
  plusOneSevereAllergy: fc.boolean(),
});
const home = fc.record({
  name: fc.option(named),
  address: fc.option(named),
  city: fc.option(named),
});

test.each(["csv", "xlsx"] as const)(
  "an exported %s file imports the same guests",
  async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(someGuest, fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 6 }),
        fc.tuple(home, home, home),
        async (list, homes) => {
          owner = await signedInOwner();
          const categories = [
            await insertCategory(owner.weddingId, { name: "=Familien" }),
            await insertCategory(owner.weddingId, { name: "Venner" }),
            null,
          ];
          const ids = homes.map(() => crypto.randomUUID());
          for (const [values, house, category] of list) {
            const householdId = ids[house] ?? "";
            await insertGuest(owner.weddingId, {
              ...values,
              householdId,
              categoryId: categories[category] ?? null,
            });
          }
          for (const [index, values] of homes.entries()) {
            await db()
              .update(households)
              .set(values)
              .where(eq(households.id, ids[index] ?? ""));
          }
          const other = await signedInOwner();
          const rows = await exported(format);
          await importRows(other, rows);
          expect(await comparable(other)).toEqual(await comparable(owner));
          const again = await planFor(owner, rows);
          expect(again.counts).toMatchObject({ added: 0, updated: 0, unchanged: list.length });
        },
      ),
      { numRuns: format === "csv" ? 12 : 4 },
    );
  },
);

describe("exports", () => {
  const names = async (query: string): Promise<string[]> => {
    const args = loaderArgs(`/guest-list/export.csv?${query}`, { cookies: owner.cookies });
    const sheet = await readSheet(Buffer.from(await (await asCsv(args as never)).text()), limits);
    if (!sheet.ok) throw new Error(sheet.reason);
    return sheet.rows.slice(1).map(([name = ""]) => name);
  };

  test("what the list shows, in its order", async () => {
    const family = await insertCategory(owner.weddingId, { name: "Familien" });
    const coming = { rsvpStatus: "attending", categoryId: family } as const;
    await insertGuest(owner.weddingId, { name: "Kari Moe", ...coming });
    await insertGuest(owner.weddingId, { name: "Åse Moe", ...coming, rsvpStatus: "declined" });
    await insertGuest(owner.weddingId, { name: "Per Lie", rsvpStatus: "attending" });
    expect(await names("")).toEqual(["Kari Moe", "Åse Moe", "Per Lie"]);
    expect(await names("status=kommer")).toEqual(["Kari Moe", "Per Lie"]);
    expect(await names(`kategori=${family}`)).toEqual(["Kari Moe", "Åse Moe"]);
    expect(await names("kategori=ingen")).toEqual(["Per Lie"]);
    expect(await names(`kategori=${crypto.randomUUID()}`), "deleted").toHaveLength(3);
    expect(await names("sok=moe&sorter=navn&retning=synkende")).toEqual(["Åse Moe", "Kari Moe"]);
  });

  test("the address of a household that was joined with another and taken out again", async () => {
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    const guests: string[] = [];
    for (const householdId of ids) {
      guests.push(await insertGuest(owner.weddingId, { householdId }));
      await db()
        .update(households)
        .set({ address: householdId })
        .where(eq(households.id, householdId));
    }
    await restoreHouseholds(owner.weddingId, await joinHousehold(owner.weddingId, guests));
    const sheet = JSON.stringify(await listAsSheet(owner.weddingId, new URLSearchParams()));
    expect(ids.filter((address) => sheet.includes(address))).toEqual(ids);
  });

  test("a selection, whatever the filter says", async () => {
    const kari = await insertGuest(owner.weddingId, { name: "Kari" });
    await insertGuest(owner.weddingId, { name: "Per" });
    const ase = await insertGuest(owner.weddingId, { name: "Åse" });
    const stranger = await signedInOwner();
    const theirs = await insertGuest(stranger.weddingId, { name: "Fremmed" });
    const query = [ase, kari, theirs].map((id) => `gjest=${id}`).join("&");
    expect(await names(`${query}&sok=per`)).toEqual(["Kari", "Åse"]);
    expect(await names("gjest=alle")).toEqual([]);
  });
});

test("any selection is exported, from a form", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 600; count++) {
    ids.push(await insertGuest(owner.weddingId, { name: `Gjest ${count}` }));
  }
  const stranger = await signedInOwner();
  ids.push(await insertGuest(stranger.weddingId, { name: "Fremmed" }));
  const { href, fields = {} } = exportOf(
    ids.slice(1).map((id) => ({ id })),
    guestQuery.parse(new URLSearchParams("sorter=navn&retning=synkende")),
    false,
  );
  const args = actionArgs(href, fields, { cookies: owner.cookies });
  const response = await postXlsx(args as never);
  const sheet = await readSheet(new Uint8Array(await response.arrayBuffer()), limits);
  if (!sheet.ok) throw new Error(sheet.reason);
  expect(sheet.rows).toHaveLength(600);
  expect(sheet.rows[1]?.[0]).toBe("Gjest 599");
  expect(response.headers.get("Content-Disposition")).toContain("attachment");
  const visitor = await responseOf(() => postXlsx(actionArgs(href, fields) as never));
  expect(visitor.status).toBe(302);
});

test("a file is for its couple alone", async () => {
  await insertGuest(owner.weddingId, { name: "Astrid Hovland" });
  const other = await signedInOwner();
  for (const load of [asCsv, asXlsx, printed]) {
    const args = loaderArgs("/guest-list/export.csv", { cookies: other.cookies });
    const { status: code, body } = await responseOf(() => load(args as never));
    expect(code).toBe(200);
    expect(JSON.stringify(body)).not.toContain("Astrid");
    const visitor = await responseOf(() => load(loaderArgs("/guest-list/export.csv") as never));
    expect(visitor.status).toBe(302);
  }
});

test("the printed list names children and companions, but no diets", async () => {
  const companion = { plusOne: true, plusOneName: "Per Lie" };
  await insertGuest(owner.weddingId, {
    name: "Kari Moe",
    dietaryRequirements: "Nøtter",
    ...companion,
  });
  await insertGuest(owner.weddingId, { name: "Lille Moe", isChild: true });
  const args = loaderArgs("/guest-list/print/list", { cookies: owner.cookies });
  const body = JSON.stringify(await printed(args as never));
  expect(body).toContain("Kari Moe");
  expect(body).toContain('["med Per Lie"]');
  expect(body).toContain('["barn"]');
  expect(body).not.toContain("Nøtter");
});

async function exported(format: "csv" | "xlsx"): Promise<string[][]> {
  const args = loaderArgs("/guest-list/export", { cookies: owner.cookies }) as never;
  const response = await (format === "csv" ? asCsv(args) : asXlsx(args));
  const sheet = await readSheet(new Uint8Array(await response.arrayBuffer()), limits);
  if (!sheet.ok) throw new Error(sheet.reason);
  expect(recogniseColumns(sheet.rows).fields).not.toContain(null);
  return format === "csv" ? sheet.rows.map((row) => row.map(unescapeFormulas)) : sheet.rows;
}

async function planFor({ userId, weddingId }: SignedInOwner, rows: string[][]) {
  const draft = await findImport(weddingId, await stageImport(weddingId, userId, rows));
  if (!draft) throw new Error("no draft");
  return { id: draft.id, ...planOf(draft, await listShownGuests(weddingId)) };
}

async function importRows(to: SignedInOwner, rows: string[][]): Promise<void> {
  const { id, ...plan } = await planFor(to, rows);
  await transaction((tx) => importGuests(tx, to.weddingId, id, plan, [], to));
}

/** The list without the ids of its rows. */
async function comparable({ weddingId }: SignedInOwner) {
  const order = (one: ShownGuest, other: ShownGuest) => one.name.localeCompare(other.name);
  const shown = (await listShownGuests(weddingId)).toSorted(order);
  const sheet = (await listAsSheet(weddingId, new URLSearchParams()))
    .slice(1)
    .map((row) => row.slice(0, -1));
  return {
    sheet: sheet.map((row) => row.join("|").replace(/\|\d+\|/, "|")).toSorted(),
    together: Object.values(Object.groupBy(shown, ({ householdId }) => householdId))
      .map((group) =>
        group
          ?.map(({ name }) => name)
          .toSorted()
          .join(),
      )
      .toSorted(),
    count: shown.length,
  };
}
