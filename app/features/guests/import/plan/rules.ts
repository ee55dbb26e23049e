import { nameKey, namesAgree } from "../../rules.ts";
import type { Choice, Household, ReadRow, RowEdits, RowValues } from "../rows/rules.ts";
import type { ShownGuest } from "../rules.ts";

export type DuplicateReason = "id" | "email" | "phone" | "name";

export type ChangedField = keyof RowValues | "householdName" | Exclude<keyof Household, "name">;

interface ValueChange {
  field: ChangedField;
  from: string | boolean | null;
  to: string | boolean;
}

export interface Duplicate {
  /** The guest of the list, or the row of the file, that the row seems to be. */
  of: { guestId: string } | { row: number };
  /** What was known of the guest before this row. */
  values: RowValues;
  reason: DuplicateReason;
  /** False when a value of the row speaks for two different persons. */
  isCertain: boolean;
}

export interface PlannedRow {
  row: ReadRow;
  outcome: "add" | "merge" | "unchanged" | "skip";
  duplicate: Duplicate | null;
  /** What the row changes when it is merged. */
  changes: ValueChange[];
}

interface Addition {
  /** The first row of this guest; later ones may have added to it. */
  row: ReadRow;
  values: RowValues;
}

interface GuestChange {
  guest: ShownGuest;
  row: ReadRow;
  values: Partial<RowValues>;
}

export interface ImportPlan {
  rows: PlannedRow[];
  additions: Addition[];
  changes: GuestChange[];
  counts: { added: number; updated: number; unchanged: number; skipped: number };
}

interface Person {
  values: RowValues;
  /** The guest's id in a file that was exported here. */
  id: string | null;
  guest: ShownGuest | null;
  addition: Addition | null;
}

/** Decides what becomes of every row: a new guest, more about a known one, or nothing. */
export function planImport(
  rows: readonly ReadRow[],
  guests: readonly ShownGuest[],
  edits: RowEdits,
): ImportPlan {
  const people = new People(guests);
  const homes = new Map(guests.map((guest) => [guest.householdId, { ...guest.household }]));
  const additions: Addition[] = [];
  const changes = new Map<string, GuestChange>();
  const planned = rows.map((row): PlannedRow => {
    if (row.skip) return { row, outcome: "skip", duplicate: null, changes: [] };
    const match = people.find(row);
    const duplicate = match?.duplicate ?? null;
    if (match && willMerge(match.duplicate, edits[row.number]?.choice)) {
      const { person } = match;
      const given = mergedValues(person.values, row.values, match.duplicate.reason);
      const differences = differencesOf(person.values, given);
      const home = person.guest && homes.get(person.guest.householdId);
      const moves = home ? householdDifferences(home, row.household) : [];
      const values = Object.fromEntries(differences.map(({ field, to }) => [field, to]));
      Object.assign(person.values, values);
      if (home) Object.assign(home, row.household);
      people.add(person);
      const { guest } = person;
      if (guest && (differences.length > 0 || hasHousehold(row))) {
        const earlier = changes.get(guest.id);
        changes.set(guest.id, {
          guest,
          row: earlier && !hasHousehold(row) ? earlier.row : row,
          values: { ...earlier?.values, ...values },
        });
      }
      const all = [...differences, ...moves];
      return { row, outcome: all.length > 0 ? "merge" : "unchanged", duplicate, changes: all };
    }
    const addition: Addition = { row, values: { ...row.values } };
    additions.push(addition);
    people.add({ values: addition.values, id: row.id, guest: null, addition });
    return { row, outcome: "add", duplicate, changes: [] };
  });
  const count = (outcome: PlannedRow["outcome"]) =>
    planned.filter((each) => each.outcome === outcome).length;
  return {
    rows: planned,
    additions,
    changes: [...changes.values()],
    counts: {
      added: additions.length,
      updated: count("merge"),
      unchanged: count("unchanged"),
      skipped: count("skip"),
    },
  };
}

function willMerge({ isCertain }: Duplicate, choice: Choice | undefined): boolean {
  if (choice === "merge") return true;
  return choice !== "add" && isCertain;
}

/** Keeps the known name unless the row has the guest's id: the other may be a short form. */
function mergedValues(
  known: RowValues,
  { name, ...values }: RowValues,
  reason: DuplicateReason,
): Partial<RowValues> {
  return reason === "id" && name !== known.name ? { ...values, name } : values;
}

function differencesOf(known: RowValues, given: Partial<RowValues>) {
  const fields = Object.keys(given) as (keyof RowValues)[];
  return fields.flatMap((field) => {
    const [from, to] = [known[field] ?? null, given[field]];
    if (to === undefined || isSame(field, from, to)) return [];
    return [{ field, from, to }];
  });
}

function isSame(field: keyof RowValues, from: string | boolean | null, to: string | boolean) {
  if (field === "category") return categoryKey(String(from ?? "")) === categoryKey(String(to));
  if (typeof to === "boolean") return (from ?? false) === to;
  return from === to;
}

function householdDifferences(known: Household, given: Partial<Household>): ValueChange[] {
  const { name: householdName, ...parts } = given;
  const fields = Object.entries({ householdName, ...parts });
  return fields.flatMap(([name, to]) => {
    const field = name as Exclude<ChangedField, keyof RowValues>;
    const from = known[field === "householdName" ? "name" : field];
    return to && to !== from ? [{ field, from, to }] : [];
  });
}

function hasHousehold({ household }: ReadRow): boolean {
  return Object.keys(household).length > 0;
}

/** "Fam Hovland" and "Familien Hovland" have the same key. */
export function categoryKey(name: string): string {
  return nameKey(name).replace(/^fam(?:ilie|ilien)? (?=.)/, "familien ");
}

/** The guests of the list and of earlier rows, found by id, e-mail, phone or name. */
class People {
  readonly #byId = new Map<string, Person>();
  readonly #byEmail = new Map<string, Set<Person>>();
  readonly #byPhone = new Map<string, Set<Person>>();
  readonly #byName = new Map<string, Set<Person>>();

  constructor(guests: readonly ShownGuest[]) {
    for (const guest of guests) {
      const person = { values: valuesOf(guest), id: guest.id, guest, addition: null };
      this.#byId.set(guest.id, person);
      this.add(person);
    }
  }

  add(person: Person): void {
    const { name, email, phone } = person.values;
    addTo(this.#byName, nameKey(name), person);
    addTo(this.#byEmail, email, person);
    addTo(this.#byPhone, phone, person);
  }

  find(row: ReadRow): { person: Person; duplicate: Duplicate } | null {
    const own = row.id === null ? undefined : this.#byId.get(row.id);
    if (own) return { person: own, duplicate: duplicateOf(own, "id", true) };
    const { name, email, phone } = row.values;
    const candidates = [
      ...this.#candidates(this.#byEmail, email, "email", row),
      ...this.#candidates(this.#byPhone, phone, "phone", row),
      ...this.#candidates(this.#byName, nameKey(name), "name", row),
    ];
    return candidates.find(({ duplicate }) => duplicate.isCertain) ?? candidates[0] ?? null;
  }

  #candidates(
    index: Map<string, Set<Person>>,
    key: string | undefined,
    reason: DuplicateReason,
    row: ReadRow,
  ) {
    const found = [...((key && index.get(key)) || [])].filter(
      // Two rows of an exported file are two guests.
      (person) => !(row.id && person.id && person.addition),
    );
    const agreeing = found.filter((person) => isPossiblySame(person.values, row.values));
    return [...new Set([...agreeing, ...found])].map((person) => {
      const isCertain = agreeing.length === 1 && agreeing[0] === person;
      return { person, duplicate: duplicateOf(person, reason, isCertain) };
    });
  }
}

/** Equal names with different addresses, or an address with different names, are two persons. */
function isPossiblySame(one: RowValues, other: RowValues): boolean {
  if (!namesAgree(one.name, other.name) && nameKey(one.name) !== nameKey(other.name)) return false;
  const differs = (field: "email" | "phone") =>
    one[field] !== undefined && other[field] !== undefined && one[field] !== other[field];
  const isEqual = (field: "email" | "phone") =>
    one[field] !== undefined && one[field] === other[field];
  return isEqual("email") || isEqual("phone") || !(differs("email") || differs("phone"));
}

function duplicateOf(person: Person, reason: DuplicateReason, isCertain: boolean): Duplicate {
  const of = person.guest
    ? { guestId: person.guest.id }
    : { row: person.addition?.row.number ?? 0 };
  return { of, values: { ...person.values }, reason, isCertain };
}

function addTo(index: Map<string, Set<Person>>, key: string | undefined, person: Person): void {
  if (!key) return;
  const found = index.get(key);
  if (found) found.add(person);
  else index.set(key, new Set([person]));
}

function valuesOf(guest: ShownGuest): RowValues {
  const { id, version, householdId, household, status, plusOneStatus, ...values } = guest;
  const entries = Object.entries({
    ...values,
    ...(status !== "pending" && { status }),
    ...(plusOneStatus && { plusOneStatus }),
  }).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as unknown as RowValues;
}
