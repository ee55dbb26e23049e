import type {
  SeatingPerson,
  SeatingRequest,
  SeatingRule,
  SeatingTable,
} from "#app/features/seating/solver/request.ts";

/**
 * The value of a chart by the definition in bench/README.md, without anything of the solver, and the
 * number of broken musts. Persons outside `seating` are an error.
 */
export function scoreSeating(
  request: SeatingRequest,
  seating: ReadonlyMap<string, string>,
): { value: number; broken: number } {
  const tableOf = (id: string) => {
    const table = request.tables.find((candidate) => candidate.id === seating.get(id));
    if (!table) throw new Error(`${id} has no table`);
    return table;
  };
  const groups = groupsOf(request);
  const group = (id: string) => groups.find((members) => members.has(id)) as Set<string>;
  const locks = request.rules.filter((rule) => rule.type === "locked");
  const heads = request.tables.filter(({ head }) => head).map(({ id }) => id);
  const atHead = (members: Set<string>) =>
    locks.some(
      (rule) => rule.type === "locked" && members.has(rule.person) && heads.includes(rule.table),
    ) ||
    request.persons.some(({ id, placedAt }) => members.has(id) && heads.includes(placedAt ?? ""));
  const guestsAt = (table: SeatingTable) =>
    request.persons.filter(({ id }) => seating.get(id) === table.id);
  let value = 0;
  let broken = 0;
  const separated = new Set<string>();
  const misplaced = new Set<Set<string>>();

  for (const table of request.tables) {
    const guests = guestsAt(table);
    broken += Math.max(0, guests.length - table.seats);
    for (const [one, other] of pairs(guests)) value += knownPoints(request, one, other);
    for (const members of groups) {
      const [first] = members;
      if (first && tableOf(first).id === table.id && table.head && !atHead(members))
        misplaced.add(members);
    }
    value -= fillLoss(request, table, guests.length, groups.filter(atHead));
  }

  for (const rule of request.rules) {
    const { won, loss, must } = judge(rule, request, tableOf, guestsAt);
    if (!must) value += won - loss;
    else if (rule.type === "apart" && loss > 0) {
      const names = [rule.person, rule.other].map((id) => [...group(id)].sort()[0]).sort();
      separated.add(names.join(" "));
    } else if (
      loss > 0 &&
      (rule.type === "near" || rule.type === "far" || rule.type === "locked")
    ) {
      misplaced.add(group(rule.person));
    } else broken += loss;
  }
  broken += separated.size + misplaced.size;

  for (const members of groups) {
    const parties = new Set(persons(request, members).map(({ party }) => party));
    if (parties.size > 1 || atHead(members)) continue;
    const [first = ""] = members;
    const company = guestsAt(tableOf(first)).filter(({ id }) => !members.has(id));
    const isKnown = company.some((other) =>
      persons(request, members).some(
        (one) => knownPoints(request, one, other) >= 3 || wantsTogether(request, one, other),
      ),
    );
    if (!isKnown) value -= [40, 30][members.size - 1] ?? 15;
  }
  for (const { id, placedAt } of request.persons) {
    if (placedAt !== undefined && placedAt !== seating.get(id)) value -= 10;
  }
  return { value, broken };
}

/** Points won by following the rule, and points or musts lost by not following it. */
function judge(
  rule: SeatingRule,
  request: SeatingRequest,
  tableOf: (id: string) => SeatingTable,
  guestsAt: (table: SeatingTable) => SeatingPerson[],
) {
  const price = (points: number) => (rule.must ? 1 : points);
  const result = (won: number, loss: number) => ({ won, loss, must: rule.must });
  switch (rule.type) {
    case "together":
    case "next": {
      const isTogether = tableOf(rule.person) === tableOf(rule.other);
      return rule.must ? result(0, isTogether ? 0 : 1) : result(isTogether ? 40 : 0, 0);
    }
    case "apart":
      return result(0, tableOf(rule.person) === tableOf(rule.other) ? price(40) : 0);
    case "near":
    case "far":
      return result(0, tableOf(rule.person).ring === rule.type ? 0 : price(20));
    case "locked":
      return result(0, tableOf(rule.person).id === rule.table ? 0 : price(40));
    default: {
      const table = request.tables.find(({ id }) => id === rule.table) as SeatingTable;
      const count = guestsAt(table).filter(({ category }) => category === rule.category).length;
      const beyond = rule.type === "atMost" ? count - rule.count : rule.count - count;
      return result(0, Math.max(0, beyond) * price(20));
    }
  }
}

function groupsOf({ persons, rules }: SeatingRequest): Set<string>[] {
  let groups = [...new Set(persons.map(({ party }) => party))].map(
    (party) => new Set(persons.filter((person) => person.party === party).map(({ id }) => id)),
  );
  for (const rule of rules) {
    if (!rule.must || (rule.type !== "together" && rule.type !== "next")) continue;
    const joined = groups.filter((group) => group.has(rule.person) || group.has(rule.other));
    groups = groups.filter((group) => !joined.includes(group));
    groups.push(new Set(joined.flatMap((group) => [...group])));
  }
  return groups;
}

function knownPoints({ categoryPoints }: SeatingRequest, one: SeatingPerson, other: SeatingPerson) {
  if (one.party === other.party) return 0;
  const companions = [one, other].filter(({ kind }) => kind !== "guest").length;
  const otherSide = one.side && other.side && one.side !== other.side;
  const reasons = [
    { holds: one.household && one.household === other.household, points: 12 },
    { holds: otherSide, points: 0 },
    { holds: one.circle && one.circle === other.circle, points: [6, 3, 2][companions] ?? 0 },
    {
      holds: one.category && one.category === other.category && categoryPoints?.[one.category],
      points: categoryPoints?.[one.category ?? ""] ?? 0,
    },
    { holds: one.side || other.side, points: 1 },
  ];
  return reasons.find(({ holds }) => holds)?.points ?? 0;
}

function wantsTogether({ rules }: SeatingRequest, one: SeatingPerson, other: SeatingPerson) {
  return rules.some(
    (rule) =>
      !rule.must &&
      (rule.type === "together" || rule.type === "next") &&
      [rule.person, rule.other].includes(one.id) &&
      [rule.person, rule.other].includes(other.id),
  );
}

function fillLoss(
  { persons, tables, fill }: SeatingRequest,
  table: SeatingTable,
  count: number,
  headGroups: Set<string>[],
): number {
  if (table.head || table.locked) return 0;
  if (fill === "full") return count > 0 ? 60 : 0;
  const heldBack = fill === "airy" ? 1 : 0;
  const free = tables.filter(({ head, locked }) => !head && !locked);
  const seats = free.reduce((sum, one) => sum + one.seats - heldBack, 0);
  const lockedTables = tables.filter(({ locked }) => locked).map(({ id }) => id);
  const outside = persons.filter(
    ({ id, placedAt }) =>
      headGroups.some((group) => group.has(id)) || lockedTables.includes(placedAt ?? ""),
  );
  if (count > table.seats) return 0;
  const own = table.seats - heldBack;
  const share = (own * (persons.length - outside.length)) / seats;
  const target = Math.min(own, Math.floor(share + 0.5));
  return (count - target) ** 2 + (count > own ? 60 : 0);
}

function persons(request: SeatingRequest, members: Set<string>): SeatingPerson[] {
  return request.persons.filter(({ id }) => members.has(id));
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) =>
    items.slice(index + 1).map((other): [Item, Item] => [one, other]),
  );
}
