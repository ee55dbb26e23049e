import { type PlanState, personKey } from "../plan/plan.ts";
import { assessChart } from "../solver/assess.ts";
import type { SeatingRequest, SeatingRule } from "../solver/request.ts";

const prefix = "seat ";

/**
 * Returns the request with a must for each person that the couple has seated at the head table:
 * the person stays there, unless that breaks another must. Parties that are separated by it stay
 * separated.
 */
export function fixHeadTable(
  request: SeatingRequest,
  assessed: SeatingRequest,
  state: PlanState,
): SeatingRequest {
  const head = state.tables.find(({ isHead }) => isHead);
  if (!head) return request;
  const faults = assessChart(assessed).broken.filter(({ must }) => must);
  const isLimitBroken = faults.some(({ persons, tables }) => {
    return persons.length === 0 && tables.includes(head.id);
  });
  if (isLimitBroken) return request;
  const faulty = new Set(faults.flatMap(({ persons }) => persons));
  const fixed = new Set(
    state.seats
      .filter(({ tableId, byHand }) => tableId === head.id && byHand)
      .map(personKey)
      .filter((person) => !faulty.has(person)),
  );
  const rules = request.persons.flatMap(({ id }): SeatingRule[] =>
    fixed.has(id)
      ? [{ id: `${prefix}${id}`, must: true, type: "locked", person: id, table: head.id }]
      : [],
  );
  const separated = new Set(
    request.persons.flatMap(({ party, placedAt }) =>
      placedAt !== undefined && placedAt !== head.id ? party : [],
    ),
  );
  const persons = request.persons.map((person) =>
    fixed.has(person.id) && separated.has(person.party)
      ? { ...person, party: `${person.party} ${head.id}` }
      : person,
  );
  return { ...request, persons, rules: [...request.rules, ...rules] };
}

/** Returns the keys of the persons that rules of `fixHeadTable` are about. */
export function fixedPersons(ruleIds: readonly string[]): string[] {
  return ruleIds.flatMap((id) => (id.startsWith(prefix) ? id.slice(prefix.length) : []));
}
