import {
  capacityOf,
  type PlanPerson,
  type PlanRule,
  type PlanState,
  type PlanTable,
  personKey,
} from "../plan/plan.ts";
import { ringsOf } from "../plan/positions.ts";
import { maxRules } from "../rules.ts";
import { namesOf } from "./names.ts";
import { partiesOf } from "./parties.ts";
import { refusalOfRule } from "./rule-refusals.ts";

/** Rules of etiquette for this wedding, to be added at once. */
export interface RulePreset {
  title: string;
  text: string;
  rules: PlanRule[];
}

type NewRule = PlanRule extends infer Rule
  ? Rule extends PlanRule
    ? Omit<Rule, "id">
    : never
  : never;

interface UnnamedPreset {
  title: string;
  text: string;
  rules: NewRule[];
}

const familyName = /famil|slekt|foreldre|forlover/i;
/** More rules than a couple would read are no help. */
const maxPresetRules = 40;

/** Returns the presets that would add something; no rule contradicts another. */
export function presetsFor(state: PlanState, newId: () => string): RulePreset[] {
  const coming = state.persons.filter(({ isComing }) => isComing);
  const presets = [
    lockHeadTable(state),
    ...familiesNear(state, coming),
    equalFamilies(state, coming),
    joinHouseholds(state, coming),
    joinFamiliesWithChildren(state, coming),
    mixCategories(state, coming),
  ];
  const names = namesOf(state);
  return presets.flatMap(({ rules: drafted, ...preset }) => {
    if (drafted.length > maxPresetRules) return [];
    const rules: PlanRule[] = [];
    for (const draft of drafted) {
      const rule = { ...draft, id: newId() } as PlanRule;
      const known = [...state.rules, ...rules];
      if (known.length >= maxRules) break;
      if (refusalOfRule(rule, { ...state, rules: known }, names) === null) rules.push(rule);
    }
    return rules.length > 0 ? [{ ...preset, rules }] : [];
  });
}

function lockHeadTable({ tables, seats, persons }: PlanState): UnnamedPreset {
  const head = tables.find(({ isHead }) => isHead);
  const coming = new Set(persons.filter(({ isComing }) => isComing).map(personKey));
  const seated = seats.filter(
    (seat) => seat.tableId === head?.id && seat.person === 0 && coming.has(personKey(seat)),
  );
  return {
    title: "Brudebordet som det er",
    text: "De som sitter ved brudebordet nå, blir sittende i alle forslag.",
    rules: seated.map(({ guestId, tableId }) => ({
      type: "locked",
      isMust: true,
      guestId,
      tableId,
    })),
  };
}

/** Only as many as have room there. */
function familiesNear(state: PlanState, coming: readonly PlanPerson[]): UnnamedPreset[] {
  const rings = ringsOf(state.tables);
  const near = state.tables.filter(({ id, isHead }) => !isHead && rings.get(id) === "near");
  const atHead = personsAtHead(state);
  return state.categories.flatMap(({ id, name }): UnnamedPreset[] => {
    const members = coming.filter(
      (person) => person.categoryId === id && !atHead.has(personKey(person)),
    );
    if (!familyName.test(name) || members.length > chairsAt(near)) return [];
    return [
      {
        title: `${name} nær brudebordet`,
        text: "Én regel for hver husstand. Resten av husstanden sitter gjerne der også.",
        rules: firstOfEach(members, ({ householdId }) => householdId).map(({ guestId }) => ({
          type: "near",
          isMust: false,
          guestId,
        })),
      },
    ];
  });
}

function equalFamilies(
  { tables, categories }: PlanState,
  coming: readonly PlanPerson[],
): UnnamedPreset {
  const head = tables.find(({ isHead }) => isHead);
  const used = new Set(coming.map(({ categoryId }) => categoryId));
  const families = categories.filter(({ id, name }) => familyName.test(name) && used.has(id));
  const count = head ? Math.floor(capacityOf(head) / 2) : 0;
  const isUseful = head && count > 0 && families.length > 1;
  return {
    title: "Like mange fra hver familie ved brudebordet",
    text: "Ingen familie får mer enn halvparten av plassene.",
    rules: isUseful
      ? families.map(({ id }) => ({
          type: "atMost",
          isMust: false,
          categoryId: id,
          tableId: head.id,
          count,
        }))
      : [],
  };
}

/** Grown children and others who are no couple. */
function joinHouseholds({ rules }: PlanState, coming: readonly PlanPerson[]): UnnamedPreset {
  const parties = partiesOf(coming, rules);
  const households = Map.groupBy(coming, ({ householdId }) => householdId);
  return {
    title: "Husstander ved samme bord",
    text: "Par og barn sitter alltid sammen. Dette gjelder de andre voksne i husstanden.",
    rules: [...households.values()].flatMap((members) =>
      chain(firstOfEach(members, (person) => parties.get(personKey(person)) ?? "")),
    ),
  };
}

function joinFamiliesWithChildren(
  { tables }: PlanState,
  coming: readonly PlanPerson[],
): UnnamedPreset {
  const households = [...Map.groupBy(coming, ({ householdId }) => householdId).values()]
    .filter((members) => members.some(({ isChild }) => isChild))
    .sort((one, other) => ((one[0]?.categoryId ?? "") < (other[0]?.categoryId ?? "") ? -1 : 1));
  const chairs = chairsAt(
    tables.filter(({ isHead, isLocked }) => !isHead && !isLocked).slice(0, 1),
  );
  const tablesFull: PlanPerson[][][] = [];
  for (const members of households) {
    const last = tablesFull.at(-1);
    const fits = last && last.flat().length + members.length <= chairs;
    if (fits) last.push(members);
    else tablesFull.push([members]);
  }
  return {
    title: "Barnefamiliene sammen",
    text: "Barna får noen å leke med. Så mange familier som bordet har plass til.",
    rules: tablesFull.flatMap((families) =>
      chain(families.flatMap((members) => members.find(({ isChild }) => !isChild) ?? [])),
    ),
  };
}

function mixCategories(
  { tables, categories }: PlanState,
  coming: readonly PlanPerson[],
): UnnamedPreset {
  const open = tables.filter(({ isHead, isLocked }) => !isHead && !isLocked);
  const smallest = Math.min(...open.map(capacityOf));
  const large = categories.filter(
    ({ id }) => coming.filter(({ categoryId }) => categoryId === id).length > smallest,
  );
  return {
    title: "Bland gjestene",
    text: "Ingen kategori tar mer enn halve bordet, så flere blir kjent.",
    rules: large.flatMap(({ id }) =>
      open.map((table) => ({
        type: "atMost" as const,
        isMust: false,
        categoryId: id,
        tableId: table.id,
        count: Math.ceil(capacityOf(table) / 2),
      })),
    ),
  };
}

/** Each with the next. */
function chain(persons: readonly PlanPerson[]): NewRule[] {
  const guests = persons.filter(({ person }) => person === 0);
  return guests.slice(1).flatMap(({ guestId: otherGuestId }, index) => {
    const guestId = guests[index]?.guestId;
    return guestId ? { type: "together" as const, isMust: false, guestId, otherGuestId } : [];
  });
}

function firstOfEach(
  persons: readonly PlanPerson[],
  keyOf: (person: PlanPerson) => string,
): PlanPerson[] {
  const guests = persons.filter(({ person, isChild }) => person === 0 && !isChild);
  return [...Map.groupBy(guests, keyOf).values()].flatMap(([first]) => first ?? []);
}

function personsAtHead({ tables, seats }: PlanState): Set<string> {
  const head = tables.find(({ isHead }) => isHead);
  return new Set(seats.filter(({ tableId }) => tableId === head?.id).map(personKey));
}

function chairsAt(tables: readonly PlanTable[]): number {
  return tables.reduce((sum, table) => sum + capacityOf(table), 0);
}
