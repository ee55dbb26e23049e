import { type PlanPerson, type PlanRule, personKey } from "../plan/plan.ts";

/**
 * Returns the party of each person, by keys: guest and companion, the two of a couple, and children
 * with the adults of their household. If these are no couple, the children sit with the first.
 */
export function partiesOf(
  persons: readonly PlanPerson[],
  rules: readonly PlanRule[],
): Map<string, string> {
  const partyOf = new Map<string, string>();
  const byKey = new Map(persons.map((person) => [personKey(person), person]));
  for (const person of persons) {
    const guest = byKey.get(personKey({ guestId: person.guestId, person: 0 }));
    const partner = guest?.partner && byKey.get(personKey(guest.partner));
    const isCouple = guest && partner && !areSeparated(guest, partner, rules);
    const [first] = isCouple ? [personKey(guest), personKey(partner)].sort() : [];
    partyOf.set(personKey(person), first ?? personKey({ guestId: person.guestId, person: 0 }));
  }
  const households = Map.groupBy(persons, ({ householdId }) => householdId);
  for (const members of households.values()) {
    const head = members.find(({ isChild }) => !isChild) ?? members[0];
    for (const child of members.filter(({ isChild }) => isChild)) {
      const party = partyOf.get(personKey(head ?? child));
      if (party) partyOf.set(personKey(child), party);
    }
  }
  return partyOf;
}

/** Only rules of the couple's own separate two guests who are a couple. */
function areSeparated(one: PlanPerson, other: PlanPerson, rules: readonly PlanRule[]): boolean {
  const pair = [one.guestId, other.guestId];
  const musts = rules.filter(({ isMust }) => isMust);
  const areApart = musts.some(
    (rule) =>
      rule.type === "apart" && pair.includes(rule.guestId) && pair.includes(rule.otherGuestId),
  );
  const [tableOfOne, tableOfOther] = pair.map((guestId) => {
    const lock = musts.find((rule) => rule.type === "locked" && rule.guestId === guestId);
    return lock && "tableId" in lock ? lock.tableId : undefined;
  });
  const areLockedApart = tableOfOne && tableOfOther && tableOfOne !== tableOfOther;
  return one !== other && (areApart || Boolean(areLockedApart));
}
