import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import {
  type PlanPerson,
  type PlanState,
  type PlanTable,
  personKey,
} from "#app/features/seating/plan/plan.ts";
import { printTexts } from "./texts.ts";

export interface SeatedPerson {
  /** Of the person. */
  key: string;
  /** "Følge av …" for a companion whose name is unknown. */
  name: string;
  isNameKnown: boolean;
  table: PlanTable;
  /** The number of the chair; null for any. */
  seat: number | null;
}

const collator = new Intl.Collator("nb", { numeric: true });

export function compareNames(one: string, other: string): number {
  return collator.compare(one, other);
}

/** Returns the names of all persons, by their keys. */
export function namesOfPersons(persons: readonly PlanPerson[]): Map<string, string> {
  const guests = new Map(
    persons.flatMap(({ guestId, person, name }) => (person === 0 ? [[guestId, name]] : [])),
  );
  return new Map(
    persons.map((person) => [
      personKey(person),
      person.name || printTexts.companionOf(guests.get(person.guestId) ?? ""),
    ]),
  );
}

/** Returns the persons who come and have a table: by table, then by chair, then by name. */
export function seatedPersons(state: PlanState): SeatedPerson[] {
  const names = namesOfPersons(state.persons);
  const known = new Set(state.persons.filter(({ name }) => name).map(personKey));
  const seats = seatedByTable(state);
  return state.tables.flatMap((table) =>
    (seats.get(table.id) ?? [])
      .map((seat) => {
        const key = personKey(seat);
        const isNameKnown = known.has(key);
        return { key, name: names.get(key) ?? "", isNameKnown, table, seat: seat.seat };
      })
      .sort(
        (one, other) =>
          (one.seat ?? Number.MAX_SAFE_INTEGER) - (other.seat ?? Number.MAX_SAFE_INTEGER) ||
          compareNames(one.name, other.name),
      ),
  );
}

/** Returns "Aune, Gudrun". The last word counts as the surname. */
export function surnameFirst(name: string): string {
  const words = name.trim().split(/\s+/);
  const surname = words.pop();
  return words.length > 0 ? `${surname}, ${words.join(" ")}` : name;
}
