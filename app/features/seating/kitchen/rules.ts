import { type DietOption, dietOptionNames, parseDiet } from "#app/features/guests/diets/rules.ts";
import { seatedByTable } from "../plan/placement.ts";
import { type PersonRef, type PlanState, type PlanTable, personKey } from "../plan/plan.ts";

/** Someone who comes, as the kitchen needs to know them. */
export interface KitchenPerson extends PersonRef {
  /** Null for a companion whose name is unknown. */
  name: string | null;
  /** The table's number; null for a person without a table. */
  table: number | null;
  diet: string | null;
  hasSevereAllergy: boolean;
  isChild: boolean;
}

export type KitchenDiet = Pick<KitchenPerson, "diet" | "hasSevereAllergy">;

/** `other` is what no option of the form says, and a severe allergy to something untold. */
export type MealColumn = DietOption | "other" | "child";

/** The two who marry are not on the guest list, and eat too. */
export const couplePersons = 2;

export const mealColumns: readonly MealColumn[] = [...dietOptionNames, "other", "child"];

export interface MealRow {
  /** The table's number; null for persons without a table. */
  table: number | null;
  persons: number;
  /** Adults who eat everything. */
  regular: number;
  /** A person may count in several columns. */
  counts: Readonly<Record<MealColumn, number>>;
  /** Columns of severe allergies. */
  severe: ReadonlySet<MealColumn>;
}

export type KitchenChange =
  | { type: "arrived" | "left"; table: number | null }
  | { type: "table"; before: number | null; after: number | null }
  | { type: "diet"; before: string | null; after: string | null }
  | { type: "severe"; isSevere: boolean };

interface ChangedPerson {
  /** As they are now, or were before they left. */
  person: KitchenPerson;
  changes: KitchenChange[];
}

interface ChangedTotal {
  column: MealColumn | "persons" | "regular";
  before: number;
  after: number;
}

export interface KitchenDifference {
  persons: ChangedPerson[];
  totals: ChangedTotal[];
}

/** Returns all persons of the plan who come. `diets` are by key of the person. */
export function kitchenPersons(
  state: PlanState,
  diets: ReadonlyMap<string, KitchenDiet>,
): KitchenPerson[] {
  const numbers = new Map(state.tables.map(({ id, number }) => [id, number]));
  const tables = new Map(
    [...seatedByTable(state).values()]
      .flat()
      .map((seat) => [personKey(seat), numbers.get(seat.tableId)]),
  );
  return state.persons
    .filter(({ isComing }) => isComing)
    .map(({ guestId, person, name, isChild }) => {
      const key = personKey({ guestId, person });
      const { diet, hasSevereAllergy } = diets.get(key) ?? { diet: null, hasSevereAllergy: false };
      const table = tables.get(key) ?? null;
      return { guestId, person, name, table, diet: diet || null, hasSevereAllergy, isChild };
    });
}

/** Returns the columns that the person counts in; none for a regular meal. */
export function columnsOf({ diet, hasSevereAllergy, isChild }: KitchenPerson): MealColumn[] {
  const { options, other } = parseDiet(diet);
  const isUntold = hasSevereAllergy && options.length === 0;
  return [
    ...options,
    ...(other || isUntold ? ["other" as const] : []),
    ...(isChild ? ["child" as const] : []),
  ];
}

/** Tells whether the kitchen has to know something about the person. */
export function hasKitchenMessage({ diet, hasSevereAllergy }: KitchenDiet): boolean {
  return Boolean(diet) || hasSevereAllergy;
}

/**
 * Returns a row for each table, where the couple is added to theirs. Then one for those without a
 * table, if there are any.
 */
export function mealRows(
  persons: readonly KitchenPerson[],
  tables: readonly Pick<PlanTable, "number" | "coupleSeats">[],
): MealRow[] {
  const byTable = Map.groupBy(persons, ({ table }) => table);
  let couple = couplePersons;
  const rows = tables.map(({ number, coupleSeats }) => {
    const here = Math.min(couple, coupleSeats);
    couple -= here;
    return mealRow(number, byTable.get(number) ?? [], here);
  });
  const others = byTable.get(null) ?? [];
  return others.length + couple > 0 ? [...rows, mealRow(null, others, couple)] : rows;
}

/** Returns the sum of all persons and the couple. */
export function mealTotals(persons: readonly KitchenPerson[]): MealRow {
  return mealRow(null, persons, couplePersons);
}

function mealRow(table: number | null, persons: readonly KitchenPerson[], couple: number): MealRow {
  const counts = Object.fromEntries(mealColumns.map((column) => [column, 0])) as Record<
    MealColumn,
    number
  >;
  const severe = new Set<MealColumn>();
  let regular = couple;
  for (const person of persons) {
    const columns = columnsOf(person);
    if (columns.length === 0) regular++;
    for (const column of columns) {
      counts[column]++;
      if (person.hasSevereAllergy && column !== "child") severe.add(column);
    }
  }
  return { table, persons: persons.length + couple, regular, counts, severe };
}

/** Returns what the kitchen must be told since the earlier sheet, severe allergies first. */
export function kitchenDifference(
  before: readonly KitchenPerson[],
  after: readonly KitchenPerson[],
): KitchenDifference {
  const earlier = new Map(before.map((person) => [personKey(person), person]));
  const later = new Set(after.map(personKey));
  const persons = [
    ...after.map((person) => ({
      person,
      changes: changesOf(earlier.get(personKey(person)), person),
    })),
    ...before
      .filter((person) => !later.has(personKey(person)))
      .map((person) => ({ person, changes: [{ type: "left", table: person.table } as const] })),
  ].filter(({ changes }) => changes.length > 0);
  const isSevere = ({ person }: ChangedPerson) => Number(person.hasSevereAllergy);
  return {
    persons: persons.toSorted((one, other) => isSevere(other) - isSevere(one)),
    totals: changedTotals(before, after),
  };
}

function changesOf(before: KitchenPerson | undefined, after: KitchenPerson): KitchenChange[] {
  const { table, diet, hasSevereAllergy } = after;
  const changes: KitchenChange[] = [];
  if (!before) changes.push({ type: "arrived", table });
  else if (before.table !== table) {
    changes.push({ type: "table", before: before.table, after: table });
  }
  if ((before?.diet ?? null) !== diet) {
    changes.push({ type: "diet", before: before?.diet ?? null, after: diet });
  }
  if ((before?.hasSevereAllergy ?? false) !== hasSevereAllergy) {
    changes.push({ type: "severe", isSevere: hasSevereAllergy });
  }
  return changes;
}

function changedTotals(
  before: readonly KitchenPerson[],
  after: readonly KitchenPerson[],
): ChangedTotal[] {
  const [earlier, later] = [mealTotals(before), mealTotals(after)];
  const totals: ChangedTotal[] = [
    { column: "persons", before: earlier.persons, after: later.persons },
    { column: "regular", before: earlier.regular, after: later.regular },
    ...mealColumns.map((column) => ({
      column,
      before: earlier.counts[column],
      after: later.counts[column],
    })),
  ];
  return totals.filter((total) => total.before !== total.after);
}
