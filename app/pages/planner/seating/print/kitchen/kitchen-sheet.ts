import { dietOptions } from "#app/features/guests/diets/rules.ts";
import {
  columnsOf,
  hasKitchenMessage,
  type KitchenPerson,
  type MealColumn,
  type MealRow,
  mealColumns,
  mealRows,
  mealTotals,
} from "#app/features/seating/kitchen/rules.ts";
import { type PlanState, personKey } from "#app/features/seating/plan/plan.ts";
import { compareNames } from "../seated-persons.ts";
import { printTexts } from "../texts.ts";

const { kitchen: texts } = printTexts;

export interface KitchenLine {
  key: string;
  name: string;
  diet: string;
  table: number | null;
  tableName: string;
  /** The number of the chair, where chairs have numbers. */
  seat: number | null;
}

export interface MealTable {
  columns: { column: MealColumn; label: string }[];
  rows: MealLine[];
  sum: MealLine;
}

/** Plain, because it is sent to the browser. */
interface MealLine {
  table: number | null;
  label: string;
  persons: number;
  regular: number;
  cells: { column: MealColumn; count: number; isSevere: boolean }[];
}

/** Returns what is on the sheet. Severe allergies are numbered in this order. */
export function kitchenSheet(state: PlanState, persons: readonly KitchenPerson[]) {
  const lines = persons.filter(hasKitchenMessage).map((person) => lineOf(state, person));
  const severe = new Set(persons.filter(({ hasSevereAllergy }) => hasSevereAllergy).map(personKey));
  const sorted = lines.toSorted(
    (one, other) =>
      (one.table ?? Number.MAX_SAFE_INTEGER) - (other.table ?? Number.MAX_SAFE_INTEGER) ||
      (one.seat ?? 0) - (other.seat ?? 0) ||
      compareNames(one.name, other.name),
  );
  return {
    persons: mealTotals(persons).persons,
    children: persons.filter(({ isChild }) => isChild).length,
    tables: state.tables.length,
    severe: sorted.filter(({ key }) => severe.has(key)),
    diets: sorted.filter(({ key }) => !severe.has(key)),
    meals: mealTable(state, persons),
  };
}

export function columnLabel(column: MealColumn | "persons" | "regular"): string {
  if (column === "persons") return texts.persons;
  if (column === "regular") return texts.regular;
  if (column === "other") return texts.otherDiet;
  return column === "child" ? texts.childMeals : dietOptions[column];
}

function lineOf(state: PlanState, person: KitchenPerson): KitchenLine {
  const key = personKey(person);
  const table = state.tables.find(({ number }) => number === person.table);
  const seat = state.seats.find((each) => personKey(each) === key)?.seat ?? null;
  return {
    key,
    name: person.name ?? "",
    diet: person.diet ?? texts.unknownAllergy,
    table: person.table,
    tableName: table?.name ?? "",
    seat: person.table === null ? null : seat,
  };
}

function mealTable(state: PlanState, persons: readonly KitchenPerson[]): MealTable {
  const used = new Set(persons.flatMap(columnsOf));
  const columns = mealColumns.filter((column) => used.has(column));
  const names = new Map(state.tables.map(({ number, name }) => [number, `${number} ${name}`]));
  const lineFor = (row: MealRow, label: string): MealLine => ({
    table: row.table,
    label,
    persons: row.persons,
    regular: row.regular,
    cells: columns.map((column) => ({
      column,
      count: row.counts[column],
      isSevere: row.severe.has(column),
    })),
  });
  const rows = mealRows(persons, state.tables);
  return {
    columns: columns.map((column) => ({ column, label: columnLabel(column) })),
    rows: rows.map((row) => lineFor(row, names.get(row.table ?? 0) ?? texts.withoutTable)),
    sum: lineFor({ ...mealTotals(persons), severe: new Set() }, texts.sum),
  };
}
