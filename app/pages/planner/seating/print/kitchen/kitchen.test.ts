import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { guests } from "#app/features/guests/tables.server.ts";
import { countGuests } from "#app/features/rsvp/guest-links/queries.server.ts";
import { findKitchenPrint } from "#app/features/seating/kitchen/queries.server.ts";
import { couplePersons } from "#app/features/seating/kitchen/rules.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAnswer, type SignedInOwner, signedInOwner } from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { guestName, seatDinner } from "#tests/support/seated-dinner.ts";
import { sendChanges } from "#tests/support/seating-rows.ts";
import { handleKitchenAction } from "./actions.server.ts";
import { loadKitchenSheet } from "./load-kitchen.server.ts";

useTestDatabase();

let couple: SignedInOwner;

beforeEach(async () => {
  couple = await signedInOwner();
});

const print = (sheet: string, { cookies }: SignedInOwner = couple) =>
  responseOf(() =>
    handleKitchenAction(
      actionArgs("/seating-chart/print/kitchen", { intent: "print", sheet }, { cookies }),
    ),
  );

test("the sheet has everyone who comes, also by answers that are not linked, and the couple", async () => {
  const { weddingId } = couple;
  await seatDinner(couple, 20, {
    2: { plusOne: true, plusOneDietaryRequirements: "Vegan" },
    3: { dietaryRequirements: "Nøtter", severeAllergy: true },
    5: { isChild: true },
    6: { rsvpStatus: "attending", dietaryRequirements: "Vegan, egg" },
  });
  await insertAnswer(weddingId, {
    guestName: "Ukjent Gjest",
    guestCount: 2,
    plusOneName: "Per",
    dietaryRestrictions: "Halal",
    plusOneDietaryRestrictions: "Skalldyr",
    plusOneSevereAllergy: true,
  });
  await insertAnswer(weddingId, { guestName: "Kommer Ikke", attending: false, guestCount: 0 });
  const { sheet, map } = await loadKitchenSheet(weddingId);
  const { comingPersons } = await countGuests(weddingId);
  expect(comingPersons).toBe(23);
  expect(sheet.persons).toBe(comingPersons + couplePersons);
  expect(sheet.meals.sum).toMatchObject({ persons: 25, regular: 19 });
  expect(sheet.meals.rows.map(({ label, persons }) => [label, persons])).toEqual([
    ["1 Brudebordet", 2],
    ["2 Fam. Aune", 8],
    ["3 Fam. Hovland", 8],
    ["4 Studievenner", 4],
    ["Uten bord", 3],
  ]);
  expect(sheet.severe.map(({ name, diet, table }) => [name, diet, table])).toEqual([
    [guestName(3), "Nøtter", 2],
    ["Per", "Skalldyr", null],
  ]);
  expect(sheet.diets.map(({ name }) => name)).toEqual([
    guestName(6),
    `Følge av ${guestName(2)}`,
    "Ukjent Gjest",
  ]);
  const numbers = map?.tables.flatMap(({ chairs }) => chairs.flatMap(({ number }) => number ?? []));
  expect(numbers).toEqual([1]);
});

test("printing stores the sheet, and the next one tells what has changed since", async () => {
  const { weddingId } = couple;
  const { tables, guestIds } = await seatDinner(couple, 4);
  const first = await loadKitchenSheet(weddingId);
  expect(first.changes).toBeNull();
  expect(await findKitchenPrint(weddingId)).toBeNull();
  expect(await print(first.fingerprint)).toMatchObject({ status: 200, body: { ok: true } });
  expect((await loadKitchenSheet(weddingId)).changes).toMatchObject({ persons: [], totals: [] });

  const [unseated = "", allergic = ""] = guestIds;
  await sendChanges(couple, { type: "unseat", persons: [{ guestId: unseated, person: 0 }] });
  await db()
    .update(guests)
    .set({ dietaryRequirements: "Egg", severeAllergy: true })
    .where(eq(guests.id, allergic));
  const { changes } = await loadKitchenSheet(weddingId);
  expect(changes).toMatchObject({ revision: 1 });
  expect(changes?.persons.map(({ person, changes: all }) => [person.name, all])).toEqual([
    [
      guestName(1),
      [
        { type: "diet", before: null, after: "Egg" },
        { type: "severe", isSevere: true },
      ],
    ],
    [guestName(0), [{ type: "table", before: tables[1]?.number, after: null }]],
  ]);
  expect(changes?.totals).toEqual([
    { column: "regular", before: 6, after: 5 },
    { column: "egg", before: 0, after: 1 },
  ]);
});

test("a sheet that has changed since it was loaded is not stored as printed", async () => {
  const { weddingId } = couple;
  const { guestIds } = await seatDinner(couple, 4);
  const { fingerprint } = await loadKitchenSheet(weddingId);
  await db()
    .update(guests)
    .set({ dietaryRequirements: "Nøtter" })
    .where(eq(guests.id, guestIds[0] ?? ""));
  expect(await print(fingerprint)).toMatchObject({ body: { ok: false, reason: "changed" } });
  expect(await print("")).toMatchObject({ status: 400 });
  expect(await findKitchenPrint(weddingId)).toBeNull();
});

test("another couple prints only its own sheet", async () => {
  const other = await signedInOwner();
  await seatDinner(couple, 4);
  const { fingerprint } = await loadKitchenSheet(couple.weddingId);
  expect(await print(fingerprint, other)).toMatchObject({ body: { reason: "changed" } });
  expect(await findKitchenPrint(couple.weddingId)).toBeNull();
});

test("a database that fails gets a message and no stored sheet", async () => {
  const { fingerprint } = await loadKitchenSheet(couple.weddingId);
  const { status, body } = await withFailingWrites("insert on kitchen_prints", () =>
    print(fingerprint),
  );
  expect(status).toBe(503);
  expect(body).toMatchObject({ message: "Kunne ikke merke listen som skrevet ut" });
});
