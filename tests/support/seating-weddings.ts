import type {
  SeatingPerson,
  SeatingRequest,
  SeatingRule,
  SeatingTable,
} from "#app/features/seating/solver/request.ts";
import { SeededRandom } from "#app/features/seating/solver/seeded-random.ts";

type Random = ReturnType<typeof randomFrom>;

/**
 * A wedding made from a seed. Its musts are true of a chart that is drawn first, so they can be
 * followed.
 */
export function generateWedding(guests: number, seed: number): SeatingRequest {
  const random = randomFrom(seed);
  const persons = generatePersons(guests, random);
  const parties = [...Map.groupBy(persons, ({ party }) => party).values()];
  const headParties = parties.filter(({ length }) => length === 2).slice(0, 2);
  const tables = generateTables(guests, headParties.flat().length, random);
  const tableOf = seatParties(parties, headParties, tables);
  const rules: SeatingRule[] = headParties.map(([guest]) => ({
    id: `head ${guest?.id}`,
    must: true,
    type: "locked",
    person: guest?.id ?? "",
    table: "t1",
  }));
  const count = Math.round((guests * random.between(5, 15)) / 100);
  while (rules.length < count + headParties.length) {
    const rule = drawRule(`r${rules.length}`, persons, tables, tableOf, random);
    if (rule) rules.push(rule);
  }
  return {
    persons,
    tables,
    rules,
    fill: "even",
    categoryPoints: { "A-family": 3, "B-family": 3, "A-friends": 2, "B-friends": 2 },
    seed,
  };
}

function randomFrom(seed: number) {
  const source = new SeededRandom(seed);
  return {
    between: (from: number, to: number) => from + source.below(to - from + 1),
    chance: (percent: number) => source.below(100) < percent,
    pick: <Item>(items: readonly Item[]) => items[source.below(items.length)] as Item,
  };
}

function generatePersons(guests: number, random: Random): SeatingPerson[] {
  const persons: SeatingPerson[] = [];
  const ofFirstSide = Math.round((guests * random.between(40, 60)) / 100);
  let party = 0;
  let circle = 0;
  let left = 0;
  while (persons.length < guests) {
    const side = persons.length < ofFirstSide ? "A" : "B";
    const inSide = side === "A" ? persons.length / ofFirstSide : persons.length - ofFirstSide;
    const isFamily = side === "A" ? inSide < 0.46 : inSide < 0.46 * (guests - ofFirstSide);
    const category = `${side}-${isFamily ? "family" : "friends"}`;
    if (left <= 0 || persons.at(-1)?.category !== category) {
      circle++;
      left = isFamily ? random.between(6, 18) : random.between(5, 13);
    }
    const children = random.chance(isFamily ? 30 : 8) ? random.between(1, 3) : 0;
    const isPair = children > 0 || random.chance(isFamily ? 65 : 50);
    party++;
    const kinds = ["guest", ...(isPair ? ["companion"] : []), ...Array(children).fill("child")];
    for (const kind of kinds.slice(0, guests - persons.length)) {
      left--;
      persons.push({
        id: `g${persons.length + 1}`,
        party: `p${party}`,
        household: `h${party}`,
        circle: `c${circle}`,
        category,
        side,
        kind,
      });
    }
  }
  return persons;
}

function generateTables(guests: number, atHead: number, random: Random): SeatingTable[] {
  const size = random.pick([6, 8, 8, 8, 10, 10, 12]);
  const seats = Math.ceil(((guests - atHead) * random.between(106, 112)) / 100);
  const count = Math.ceil(seats / size);
  return Array.from({ length: count + 1 }, (_, index) => ({
    id: `t${index + 1}`,
    seats: index === 0 ? atHead : size,
    head: index === 0,
    ring: index <= count / 3 ? "near" : index <= (2 * count) / 3 ? "middle" : "far",
    shape: index === 0 ? "head" : "round",
  }));
}

function seatParties(
  parties: SeatingPerson[][],
  headParties: SeatingPerson[][],
  tables: SeatingTable[],
): Map<string, string> {
  const free = new Map(tables.map(({ id, seats }) => [id, seats]));
  const tableOf = new Map<string, string>();
  const order = parties.toSorted((one, other) => other.length - one.length);
  for (const party of order) {
    const usable = headParties.includes(party) ? tables.slice(0, 1) : tables.slice(1);
    let table = usable.find(({ id }) => (free.get(id) ?? 0) >= party.length);
    if (!table) {
      table = { ...(tables.at(-1) as SeatingTable), id: `t${tables.length + 1}` };
      tables.push(table);
      free.set(table.id, table.seats);
    }
    free.set(table.id, (free.get(table.id) ?? 0) - party.length);
    for (const { id } of party) tableOf.set(id, table.id);
  }
  return tableOf;
}

/** A rule of a random kind; null where a must would contradict the chart. */
function drawRule(
  id: string,
  persons: readonly SeatingPerson[],
  tables: readonly SeatingTable[],
  tableOf: ReadonlyMap<string, string>,
  random: Random,
): SeatingRule | null {
  const one = random.pick(persons);
  const other = random.pick(
    persons.filter(({ side, party }) => side === one.side && party !== one.party),
  );
  if (!other) return null;
  const table = tables.find((candidate) => candidate.id === tableOf.get(one.id)) as SeatingTable;
  const pair = { person: one.id, other: other.id };
  const isTogether = tableOf.get(one.id) === tableOf.get(other.id);
  const kind = random.between(1, 100);
  if (kind <= 45) {
    const must = random.chance(40);
    return must && !isTogether ? null : { id, must, type: "together", ...pair };
  }
  if (kind <= 82) {
    const must = random.chance(60);
    return must && isTogether ? null : { id, must, type: "apart", ...pair };
  }
  if (kind <= 90) {
    const named = random.pick(tables.slice(1));
    const category = one.category ?? "";
    const seated = persons.filter(
      (person) => person.category === category && tableOf.get(person.id) === named.id,
    ).length;
    const must = random.chance(40);
    const type = random.pick(["atMost", "atLeast"] as const);
    const count = random.between(2, 4);
    const holds = type === "atMost" ? seated <= count : seated >= count;
    return must && !holds ? null : { id, must, type, category, table: named.id, count };
  }
  if (kind <= 96 && table.ring !== "middle") {
    return { id, must: random.chance(20), type: table.ring, person: one.id };
  }
  return table.head ? null : { id, must: true, type: "locked", person: one.id, table: table.id };
}
