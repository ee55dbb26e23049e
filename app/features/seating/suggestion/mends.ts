import type { PlanChange } from "../plan/changes.ts";
import { seatedByTable } from "../plan/placement.ts";
import {
  capacityOf,
  type PersonRef,
  type PlanRule,
  type PlanState,
  type PlanTable,
  personKey,
} from "../plan/plan.ts";
import { brokenRules } from "../solver/broken-rules.ts";
import { type ResolvedRequest, resolveRequest } from "../solver/resolved-request.ts";
import { namesOf, type PlanNames } from "./names.ts";
import { toAssessedRequest } from "./request.ts";
import { personsOfRule } from "./rule-sentences.ts";

/** A move that mends a broken rule. */
export interface Mend {
  label: string;
  /** With the table that the move leads to. */
  description: string;
  done: string;
  change: PlanChange;
}

interface Move {
  members: number[];
  table: PlanTable;
  brokenMusts: number;
  brokenPreferences: number;
  acquaintances: number;
}

const maxMends = 2;
/** Of a category that is too many at a table, only these are tried. */
const maxTried = 8;

interface ReadChart {
  state: PlanState;
  names: PlanNames;
  resolved: ResolvedRequest;
  seated: ReturnType<typeof seatedByTable>;
  /** Ids. */
  broken: ReadonlySet<string>;
}

/**
 * Returns a function that finds at most two moves of one party each, which mend a rule and break no
 * other must.
 */
export function mendsIn(state: PlanState): (rule: PlanRule) => Mend[] {
  const resolved = resolveRequest(toAssessedRequest(state));
  const chart: ReadChart = {
    state,
    names: namesOf(state),
    resolved,
    seated: seatedByTable(state),
    broken: new Set(brokenBy(resolved, resolved.placedAt).map(({ id }) => id)),
  };
  return (rule) => mendsOf(rule, chart);
}

function mendsOf(rule: PlanRule, chart: ReadChart): Mend[] {
  const { state, names, resolved } = chart;
  const mends: Mend[] = [];
  const tried = new Set<string>();
  for (const person of candidates(rule, resolved)) {
    const party = resolved.persons[person]?.party ?? "";
    if (tried.has(party) || tried.size >= maxTried || mends.length >= maxMends) continue;
    tried.add(party);
    const move = bestMove(rule, chart, person);
    if (!move) continue;
    const keys = move.members.map((member) => resolved.persons[member]?.id ?? "");
    const who =
      keys.length > 2 ? `${names.first(keys[0] ?? "")} og følget` : names.together(keys, "first");
    const label = `Flytt ${who}`;
    mends.push({
      label,
      description: `${label} til ${move.table.name}`,
      done: `${who} sitter nå ved ${move.table.name}`,
      change: {
        type: "seat",
        tableId: move.table.id,
        persons: refsOf(state, keys).map((ref) => ({ ...ref, seat: null })),
      },
    });
  }
  return mends;
}

/** Positions of persons whose move could mend the rule. */
function candidates(rule: PlanRule, { persons, placedAt, tables }: ResolvedRequest): number[] {
  if (!("count" in rule)) {
    const keys = personsOfRule(rule);
    return keys.map((key) => persons.findIndex(({ id }) => id === key)).filter((at) => at >= 0);
  }
  const table = tables.findIndex(({ id }) => id === rule.tableId);
  return [...persons.keys()].filter(
    (person) =>
      persons[person]?.category === rule.categoryId &&
      (placedAt[person] === table) === (rule.type === "atMost"),
  );
}

function bestMove(rule: PlanRule, chart: ReadChart, person: number): Move | null {
  const { state, resolved, seated, broken: before } = chart;
  const { persons, placedAt, tables } = resolved;
  const from = placedAt[person] ?? -1;
  if (tables[from]?.locked) return null;
  const party = persons[person]?.party;
  const members = [...persons.keys()].filter(
    (member) => persons[member]?.party === party && placedAt[member] === from,
  );
  const moves = state.tables.flatMap((table): Move[] => {
    const to = tables.findIndex(({ id }) => id === table.id);
    const free = capacityOf(table) - (seated.get(table.id)?.length ?? 0);
    const isChosen = "tableId" in rule && rule.type !== "atMost" && rule.tableId === table.id;
    if (to === from || table.isLocked || free < members.length) return [];
    if (table.isHead && !isChosen) return [];
    const moved = placedAt.slice();
    for (const member of members) moved[member] = to;
    const broken = brokenBy(resolved, moved);
    if (broken.some(({ id }) => id === rule.id)) return [];
    const isNew = ({ id, must }: { id: string; must: boolean }) => must && !before.has(id);
    if (broken.some(isNew)) return [];
    return [
      {
        members,
        table,
        brokenMusts: broken.filter(({ must }) => must).length,
        brokenPreferences: broken.filter(({ must }) => !must).length,
        acquaintances: acquaintancesAt(resolved, to, members),
      },
    ];
  });
  const [best] = moves.sort(
    (one, other) =>
      one.brokenMusts - other.brokenMusts ||
      one.brokenPreferences - other.brokenPreferences ||
      other.acquaintances - one.acquaintances ||
      one.table.number - other.table.number,
  );
  return best ?? null;
}

/** Those who move get any chair, where they may sit side by side. */
function brokenBy(resolved: ResolvedRequest, placedAt: Int32Array) {
  return brokenRules(resolved, placedAt, () => true).map(({ rule }) => rule);
}

function acquaintancesAt({ persons, placedAt }: ResolvedRequest, table: number, members: number[]) {
  const categories = new Set(members.map((member) => persons[member]?.category ?? ""));
  return persons.filter(
    ({ category }, other) => placedAt[other] === table && category && categories.has(category),
  ).length;
}

function refsOf({ persons }: PlanState, keys: readonly string[]): PersonRef[] {
  return persons.flatMap((person) => {
    const { guestId, person: number } = person;
    return keys.includes(personKey(person)) ? { guestId, person: number } : [];
  });
}
