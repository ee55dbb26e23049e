import { Annealing } from "./annealing.ts";
import { brokenRules, groupsAlone } from "./broken-rules.ts";
import { findImpossibility } from "./impossibility.ts";
import { add, at } from "./integers.ts";
import { buildModel, type SeatingModel } from "./model.ts";
import type { ResolvedRequest } from "./resolved-request.ts";
import { chartFrom } from "./starting-chart.ts";

/** What following a preference would cost. */
export type PreferenceLoss =
  | { kind: "impossible"; rules: string[]; lockedTables: string[] }
  | { kind: "alone"; persons: string[] }
  | { kind: "preferences"; rules: string[] }
  | { kind: "acquaintances" | "fill" | "moves" }
  | { kind: "neighbours" }
  | { kind: "unknown" };

interface Explanation {
  loss: PreferenceLoss;
  /** A better chart than the given one, if the attempt has found one. */
  better: Int32Array | null;
}

const repairEvaluations = 20_000;

/** Makes the preference a must, repairs the chart, and names the term that has become worst. */
export function explainPreference(
  model: SeatingModel,
  tableOf: Int32Array,
  ruleId: string,
): Explanation {
  const { resolved, groupOf } = model;
  const persons = groupOf.map((group) => at(tableOf, group));
  const isBroken = brokenRules(resolved, persons, () => true).some(
    ({ rule }) => rule.id === ruleId,
  );
  if (!isBroken) return { loss: { kind: "neighbours" }, better: null };
  const forced: ResolvedRequest = {
    ...resolved,
    rules: resolved.rules.map((resolvedRule) =>
      resolvedRule.rule.id === ruleId
        ? { ...resolvedRule, rule: { ...resolvedRule.rule, must: true } }
        : resolvedRule,
    ),
  };
  const impossible = findImpossibility(forced);
  if (impossible) {
    const rules = impossible.rules.filter((id) => id !== ruleId);
    return {
      loss: { kind: "impossible", rules, lockedTables: impossible.lockedTables },
      better: null,
    };
  }
  const forcedModel = buildModel(forced);
  const schedule = { seed: resolved.request.seed, evaluations: repairEvaluations, from: 6, to: 2 };
  const repair = new Annealing(chartFrom(forcedModel, persons), schedule);
  repair.step(repairEvaluations);
  if (repair.bestBroken > 0) return { loss: { kind: "unknown" }, better: null };
  const changed = forcedModel.groupOf.map((group) => at(repair.best, group));
  const before = chartFrom(model, persons);
  const after = chartFrom(model, changed);
  const isBetter = after.broken === before.broken && after.energy > before.energy;
  const loss = worstTerm(termsOf(model, persons), termsOf(model, changed), model);
  return { loss, better: isBetter ? after.tableOf : null };
}

interface Terms {
  alone: Map<string, number>;
  preferences: Set<string>;
  acquaintances: number;
  fill: number;
  moves: number;
}

function termsOf(model: SeatingModel, tableOf: Int32Array): Terms {
  const { resolved, members, groupOf, mayUseHead, groups, tables } = model;
  const persons = resolved.persons.length;
  const seated = new Int32Array(tables);
  for (const table of tableOf) add(seated, table, 1);
  const tableOfGroup = members.map((group) => at(tableOf, group[0] ?? 0));
  let acquaintances = 0;
  for (let one = 0; one < groups; one++) {
    for (let other = 0; other < one; other++) {
      if (tableOfGroup[one] !== tableOfGroup[other]) continue;
      acquaintances += at(model.points, one * groups + other);
    }
  }
  const alone = groupsAlone(resolved, { members, groupOf, mayUseHead }, tableOf);
  return {
    alone: new Map(
      alone.flatMap((group) =>
        (members[group] ?? []).map((person): [string, number] => [
          resolved.persons[person]?.id ?? "",
          at(model.alone, group) / at(model.size, group),
        ]),
      ),
    ),
    preferences: new Set(
      brokenRules(resolved, tableOf, () => true).flatMap(({ rule }) => (rule.must ? [] : rule.id)),
    ),
    acquaintances,
    fill: seated.reduce(
      (sum, count, table) => sum + at(model.fill, table * (persons + 1) + count),
      0,
    ),
    moves: resolved.placedAt.reduce(
      (sum, at, person) => sum + (at >= 0 && at !== tableOf[person] ? 10 : 0),
      0,
    ),
  };
}

function worstTerm(before: Terms, after: Terms, { resolved }: SeatingModel): PreferenceLoss {
  const alone = [...after.alone].filter(([person]) => !before.alone.has(person));
  const rules = [...after.preferences].filter((rule) => !before.preferences.has(rule));
  const weight = (id: string) => {
    const type = resolved.rules.find(({ rule }) => rule.id === id)?.rule.type ?? "";
    return /^(near|far|atMost|atLeast)$/.test(type) ? 20 : 40;
  };
  const losses: { points: number; loss: PreferenceLoss }[] = [
    {
      points: alone.reduce((sum, [, points]) => sum + points, 0),
      loss: { kind: "alone", persons: alone.map(([person]) => person) },
    },
    {
      points: rules.reduce((sum, rule) => sum + weight(rule), 0),
      loss: { kind: "preferences", rules },
    },
    {
      points: before.acquaintances - after.acquaintances,
      loss: { kind: "acquaintances" },
    },
    { points: before.fill - after.fill, loss: { kind: "fill" } },
    { points: after.moves - before.moves, loss: { kind: "moves" } },
  ];
  const worst = losses.reduce((one, other) => (other.points > one.points ? other : one));
  return worst.points > 0 ? worst.loss : { kind: "unknown" };
}
