import { freedSeats } from "#app/features/seating/plan/placement.ts";
import {
  type PersonRef,
  type PlanPerson,
  type PlanSeat,
  type PlanState,
  personKey,
} from "#app/features/seating/plan/plan.ts";
import { seatingChartTexts } from "./texts.ts";

const { seating: texts } = seatingChartTexts;

/** Persons who are seated together: a guest, with the companion unless that one sits elsewhere. */
export interface Party {
  key: string;
  persons: PlanPerson[];
}

export function refOf({ guestId, person }: PersonRef): PersonRef {
  return { guestId, person };
}

/** Returns the person as the plan has it. */
export function findPerson(
  { persons }: Pick<PlanState, "persons">,
  person: PersonRef,
): PlanPerson | undefined {
  const known = personCache.get(persons);
  const byKey = known ?? new Map(persons.map((each) => [personKey(each), each]));
  if (!known) personCache.set(persons, byKey);
  return byKey.get(personKey(person));
}

// Lists look up thousands of persons in the same plan.
const personCache = new WeakMap<PlanState["persons"], ReadonlyMap<string, PlanPerson>>();

export function nameOf(state: Pick<PlanState, "persons">, person: PersonRef): string {
  const name = findPerson(state, person)?.name;
  const guest = findPerson(state, { ...person, person: 0 });
  return name ?? texts.companionOf(guest?.name ?? "");
}

/** Returns "Bente Solli og følge", "Kari, Ola og Per" or "Kari, Ola og 5 til". */
export function namesOf(state: Pick<PlanState, "persons">, persons: readonly PersonRef[]): string {
  const keys = new Set(persons.map(personKey));
  const names = persons.flatMap((person) => {
    const isCompanion = person.person === 1 && keys.has(personKey({ ...person, person: 0 }));
    const named = findPerson(state, person)?.name;
    if (isCompanion && !named) return [];
    const hasCompanion = keys.has(personKey({ ...person, person: 1 }));
    const companion = findPerson(state, { ...person, person: 1 });
    const name = nameOf(state, person);
    const bringsUnnamed = person.person === 0 && hasCompanion && !companion?.name;
    return bringsUnnamed ? texts.andCompanion(name) : name;
  });
  const [first = "", second, third, ...others] = names;
  if (others.length > 0) return `${first}, ${second ?? ""} og ${names.length - 2} til`;
  if (third) return `${first}, ${second ?? ""}${texts.and}${third}`;
  return second ? `${first}${texts.and}${second}` : first;
}

/** Coming persons without a table, companions with their guests, in the order of the list. */
export function unseatedParties(state: PlanState): Party[] {
  const seated = new Set(state.seats.map(personKey));
  const without = state.persons.filter(
    (person) => person.isComing && !seated.has(personKey(person)),
  );
  const byGuest = Map.groupBy(without, ({ guestId }) => guestId);
  return [...byGuest].map(([guestId, persons]) => ({ key: guestId, persons }));
}

/** Persons who no longer come and whose chair is still theirs. */
export function freedSeatsOf(state: PlanState, tableId: string): PlanSeat[] {
  return freedSeats(state).filter((seat) => seat.tableId === tableId);
}
