import { firstNameOf } from "#app/platform/person-name.ts";
import { type PlanState, personKey } from "../plan/plan.ts";

/** Names as sentences use them; persons by key. */
export interface PlanNames {
  full: (person: string) => string;
  first: (person: string) => string;
  /** Of a companion without a name, beside the guest, only “følget” is said. */
  together: (persons: readonly string[], kind: "full" | "first") => string;
  table: (id: string) => string;
  category: (id: string) => string;
}

export function namesOf({ persons, tables, categories }: PlanState): PlanNames {
  const nameOf = new Map(persons.map((person) => [personKey(person), person.name]));
  const tableNames = new Map(tables.map(({ id, name }) => [id, name]));
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const named = (person: string, shorten: (name: string) => string) => {
    const own = nameOf.get(person);
    if (own) return shorten(own);
    const guest = nameOf.get(guestOf(person));
    return guest ? `følget til ${shorten(guest)}` : "en gjest";
  };
  const one = {
    full: (person: string) => named(person, (name) => name),
    first: (person: string) => named(person, firstNameOf),
  };
  return {
    ...one,
    together: (persons, kind) =>
      joinNames(
        persons.map((person) => {
          const isBesideGuest = persons.includes(guestOf(person)) && guestOf(person) !== person;
          return isBesideGuest && !nameOf.get(person) ? "følget" : one[kind](person);
        }),
      ),
    table: (id) => tableNames.get(id) ?? "et bord",
    category: (id) => categoryNames.get(id) ?? "en kategori",
  };
}

/** Two with one surname share it: “Turid og Odd Sand”. */
function joinNames(names: readonly string[]): string {
  const [one, other] = names;
  if (names.length === 2 && one && other && haveOneSurname(one, other)) {
    return `${one.slice(0, one.lastIndexOf(" "))} og ${other}`;
  }
  return listOf(names);
}

/** The key of the guest whose companion the person may be. */
function guestOf(person: string): string {
  return person.replace(/1$/, "0");
}

export function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} og ${last}`;
}

export function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function haveOneSurname(one: string, other: string): boolean {
  const [surname, ...before] = one.split(" ").toReversed();
  const [otherSurname, ...otherBefore] = other.split(" ").toReversed();
  return surname === otherSurname && before.length > 0 && otherBefore.length > 0;
}
