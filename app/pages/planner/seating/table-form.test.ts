import { describe, expect, test } from "vitest";
import { planPerson, planState, planTable } from "#tests/support/seating-plans.ts";
import { newTable, readTable, type TableValues, valuesOf } from "./table-form.ts";
import { seatingChartTexts } from "./texts.ts";

const { errors, dialog } = seatingChartTexts;
const head = planTable({ id: "head", name: "Brudebordet", number: 1, isHead: true });
const table = planTable({ id: "koret", name: "Koret", number: 2, seats: 6 });
const guests = ["kari", "ola", "per"].map((guestId) => planPerson({ guestId }));
const state = planState({
  tables: [head, table],
  persons: guests,
  seats: guests.map(({ guestId }) => ({
    guestId,
    person: 0,
    tableId: "koret",
    seat: null,
    byHand: true,
  })),
});

const read = (changed: Partial<TableValues>) =>
  readTable(state, table, { ...valuesOf(table), ...changed }, table);

test("a new table has the defaults", () => {
  const added = newTable(state, "new");
  expect(valuesOf(added)).toMatchObject({ name: "", number: "3", seats: "8", shape: "round" });
  const typed = { ...valuesOf(added), name: " Fettere og kusiner " };
  expect(readTable(state, added, typed, added)).toEqual({
    ok: true,
    table: { ...added, name: "Fettere og kusiner" },
  });
});

test("what was not changed stays as it was stored", () => {
  const stored = { ...table, width: 123.456, x: 77.777 };
  expect(readTable(state, stored, valuesOf(stored), stored)).toEqual({ ok: true, table: stored });
});

test("what the partner changed while the dialog was open stays", () => {
  const stored = { ...table, name: "Kor og band", number: 7, seats: 3, isHead: true, x: 77.777 };
  const opened = { ...table, seats: 2 };
  const alone = planState({ ...state, tables: [stored] });
  expect(readTable(alone, stored, { ...valuesOf(opened), rotation: "90" }, opened)).toEqual({
    ok: true,
    table: { ...stored, rotation: 90 },
  });
});

test("lengths are read in metres, with a comma", () => {
  const result = read({ shape: "rectangular", width: "2,4", height: "0,8", rotation: "22,5" });
  expect(result).toMatchObject({ ok: true, table: { shape: "rectangular", rotation: 22.5 } });
  const { width = 0, height = 0 } = result.ok ? result.table : {};
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(3);
});

describe("is refused:", () => {
  test.each<[string, Partial<TableValues>, keyof TableValues, string]>([
    ["one chair", { seats: "1" }, "seats", errors.seats],
    ["21 chairs", { seats: "21" }, "seats", errors.seats],
    ["half a chair", { seats: "7.5" }, "seats", errors.seats],
    ["fewer chairs than persons", { seats: "2" }, "seats", dialog.errors.tooFew(3)],
    ["no number", { number: "" }, "number", dialog.errors.number],
    ["a number that is taken", { number: "1" }, "number", dialog.errors.numberTaken(1)],
    ["a second head table", { isHead: true }, "isHead", dialog.errors.headTaken("Brudebordet")],
    ["a table of a mile", { width: "1600" }, "width", dialog.errors.size],
    ["letters as a length", { width: "to meter" }, "width", dialog.errors.size],
    ["a turn beyond the circle", { rotation: "360" }, "rotation", dialog.errors.rotation],
    ["a place in another town", { x: "61" }, "x", dialog.errors.position],
  ])("%s", (_, changed, field, message) => {
    expect(read(changed)).toEqual({ ok: false, errors: { [field]: message } });
  });

  test("more chairs for the couple than the table has", () => {
    const values = { ...valuesOf(head), coupleSeats: "9" };
    expect(readTable(planState({ tables: [head] }), head, values, head)).toEqual({
      ok: false,
      errors: { coupleSeats: dialog.errors.coupleSeats },
    });
  });
});
