import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertOwnedVendor } from "#tests/support/vendors.ts";
import { markDate } from "./commands.server.ts";
import { listDates } from "./queries.server.ts";
import { formatMonth, nextState, readMonth, yearsFrom } from "./rules.ts";

useTestDatabase();

const day = "2027-06-12";

test("a day has one mark, of its own vendor, until it is taken away", async () => {
  const [vendor, other] = [await insertOwnedVendor(), await insertOwnedVendor()];
  const marks = ({ id }: typeof vendor) => listDates(id, "2027-01-01", "2027-12-31");
  await markDate(vendor, day, "taken");
  await markDate(other, day, "taken");
  await markDate(vendor, day, "free");
  await markDate(vendor, "2028-01-01", "taken");
  expect(await marks(vendor)).toEqual([{ date: day, state: "free" }]);
  expect(await marks(other)).toEqual([{ date: day, state: "taken" }]);
  await markDate(vendor, day, "none");
  expect([await marks(vendor), await marks(other)].map(({ length }) => length)).toEqual([0, 1]);
});

test("pressing a day goes through taken and free to no mark", () => {
  expect([null, "taken" as const, "free" as const].map(nextState)).toEqual([
    "taken",
    "free",
    "none",
  ]);
});

test("the calendar shows this month and three years ahead", () => {
  const today = "2026-11-24";
  const asked = ["2026-11", "2029-11", "2026-10", "2029-12", "2027-13", "x", null];
  expect(asked.map((text) => formatMonth(readMonth(text, today)))).toEqual([
    "2026-11",
    "2029-11",
    ...Array(5).fill("2026-11"),
  ]);
  expect(yearsFrom(today).map(formatMonth)).toEqual(["2026-11", "2027-01", "2028-01", "2029-01"]);
});
