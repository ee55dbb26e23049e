import { type PlanRule, type PlanState, personKey } from "../plan/plan.ts";
import { assessChart, type ChartAssessment } from "../solver/assess.ts";
import { brokenStates } from "./broken-states.ts";
import { capitalize, namesOf, type PlanNames } from "./names.ts";
import { isAboutDistance, toAssessedRequest } from "./request.ts";
import { personsOfRule, ruleNote, ruleSentence } from "./rule-sentences.ts";

/** What the chart makes of each rule. */
export interface PlanAssessment {
  rules: AssessedRule[];
  broken: number;
  /** Preferences still to be met. */
  wanted: number;
  kept: number;
  /** Rules about persons without a table. */
  waiting: number;
  /** Problems without a rule: separated parties, and persons without acquaintances. */
  remarks: Remark[];
}

export interface AssessedRule {
  rule: PlanRule;
  status: "broken" | "wanted" | "kept" | "waiting";
  sentence: string;
  /** What is wrong; null for a rule that is not broken. */
  state: string | null;
  /** As it is written in the plan. */
  note: string;
  /** Keys of the persons it concerns. */
  persons: string[];
  tableIds: string[];
}

interface Remark {
  text: string;
  tableId: string;
}

const assessed = new WeakMap<PlanState, PlanAssessment>();

/** Judges the chart; once for each state. */
export function assessPlan(state: PlanState): PlanAssessment {
  const known = assessed.get(state);
  if (known) return known;
  const assessment = assess(state);
  assessed.set(state, assessment);
  return assessment;
}

function assess(state: PlanState): PlanAssessment {
  const names = namesOf(state);
  const chart = assessChart(toAssessedRequest(state));
  const broken = new Map(chart.broken.map((each) => [each.rule, each]));
  const stateOf = brokenStates(state, names);
  const tableOf = new Map(state.seats.map((seat) => [personKey(seat), seat.tableId]));
  const isWaiting = waitingRules(state);
  const rules = state.rules.map((rule): AssessedRule => {
    const fault = broken.get(rule.id);
    const status = fault
      ? rule.isMust
        ? "broken"
        : "wanted"
      : isWaiting(rule)
        ? "waiting"
        : "kept";
    const mood = fault ? "broken" : status === "kept" ? "kept" : "made";
    return {
      rule,
      status,
      sentence: ruleSentence(rule, names, mood),
      state: fault ? stateOf(rule) : null,
      note: ruleNote(rule, names),
      persons: personsOfRule(rule),
      tableIds: fault?.tables ?? tablesOf(rule, tableOf),
    };
  });
  const count = (status: AssessedRule["status"]) =>
    rules.filter((each) => each.status === status).length;
  return {
    rules,
    broken: count("broken"),
    wanted: count("wanted"),
    kept: count("kept"),
    waiting: count("waiting"),
    remarks: remarksOf(state, chart, names),
  };
}

/** Rules that nothing can be said about before someone has a table, or there is a head table. */
function waitingRules(state: PlanState): (rule: PlanRule) => boolean {
  const seats = new Map(state.seats.map((seat) => [personKey(seat), seat.tableId]));
  const coming = state.persons.filter(({ isComing }) => isComing);
  const tableOf = new Map(coming.map((each) => [personKey(each), seats.get(personKey(each))]));
  const hasHead = state.tables.some(({ isHead }) => isHead);
  return (rule) => {
    if (rule.type === "atLeast") {
      const atTable = coming.filter(
        (each) =>
          each.categoryId === rule.categoryId && tableOf.get(personKey(each)) === rule.tableId,
      );
      return atTable.length < rule.count;
    }
    if (isAboutDistance(rule) && !hasHead) return true;
    return personsOfRule(rule).some((person) => tableOf.get(person) === undefined);
  };
}

function tablesOf(rule: PlanRule, tableOf: ReadonlyMap<string, string>): string[] {
  if ("tableId" in rule) return [rule.tableId];
  const tables = personsOfRule(rule).flatMap((person) => tableOf.get(person) ?? []);
  return [...new Set(tables)];
}

function remarksOf(state: PlanState, chart: ChartAssessment, names: PlanNames): Remark[] {
  const tableOf = new Map(state.seats.map((seat) => [personKey(seat), seat.tableId]));
  const categoryOf = new Map(state.persons.map((each) => [personKey(each), each.categoryId]));
  const separated = chart.separated.map((party) => ({
    text: capitalize(`${names.together(party, "full")} sitter ikke ved samme bord.`),
    tableId: tableOf.get(party[0] ?? "") ?? "",
  }));
  // Of guests without a category nothing is known.
  const isSeparated = new Set(chart.separated.flat());
  const strangers = chart.alone.filter(
    (person) => categoryOf.get(person) && !isSeparated.has(person),
  );
  const byTable = Map.groupBy(strangers, (person) => tableOf.get(person) ?? "");
  const alone = [...byTable].map(([tableId, persons]) => ({
    text: `${capitalize(names.together(persons, "first"))} kjenner ingen andre ved ${names.table(tableId)}.`,
    tableId,
  }));
  return [...separated, ...alone];
}
