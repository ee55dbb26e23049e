import { acquaintancePoints, acquaintedFrom } from "./acquaintance.ts";
import { type CategoryLimit, categoryLimits } from "./category-limits.ts";
import { fillPoints, targetsOf } from "./fill.ts";
import { groupPersons, restrictTables } from "./groups.ts";
import { add, at, positionsOf } from "./integers.ts";
import type { ResolvedRequest } from "./resolved-request.ts";

const preferencePoints = 40;
const ringPoints = 20;
const limitPoints = 20;
const movePoints = 10;
/** What a broken must costs while the search walks through impossible charts. */
const mustPoints = 120;

/** The request as flat arrays; matrices are `one * groups + other` or `table * groups + group`. */
export interface SeatingModel {
  resolved: ResolvedRequest;
  groupOf: Int32Array;
  members: number[][];
  groups: number;
  tables: number;
  size: Int32Array;
  seats: Int32Array;
  /** Tables that each group may use. */
  choices: Int32Array[];
  allowed: Int32Array;
  /** Points of two groups at one table; groups that musts separate lose `mustPoints`. */
  points: Int32Array;
  acquainted: Int32Array;
  apart: Int32Array;
  /** Points of a group for a table, without company: `group * tables + table`. */
  place: Int32Array;
  /** What a group loses that has no acquaintances at its table. */
  alone: Int32Array;
  mayUseHead: boolean[];
  targets: (number | null)[];
  /** `table * (persons + 1) + number of persons` */
  fill: Int32Array;
  limits: CategoryLimit[];
  limitsOf: CategoryLimit[][];
  /** Points that no seating changes. */
  constant: number;
}

/** Prices a request for the search. */
export function buildModel(resolved: ResolvedRequest): SeatingModel {
  const { persons, tables } = resolved;
  const musts = resolved.rules.filter(({ rule }) => rule.must);
  const grouping = groupPersons(resolved, musts);
  restrictTables(grouping, resolved, musts, (table) => tables[table]?.locked === true);
  const { groupOf, members, allowed, mayUseHead } = grouping;
  const groups = members.length;
  const isAtHead = (person: number) => mayUseHead[at(groupOf, person)] === true;
  const targets = targetsOf(resolved, isAtHead);
  const fill = new Int32Array(tables.length * (persons.length + 1));
  targets.forEach((target, table) => {
    fill.set(fillPoints(resolved, table, target), table * (persons.length + 1));
  });
  const limits = categoryLimits(resolved, members, {
    must: mustPoints,
    preference: limitPoints,
  });
  const model: SeatingModel = {
    resolved,
    groupOf,
    members,
    groups,
    tables: tables.length,
    size: Int32Array.from(members, ({ length }) => length),
    seats: Int32Array.from(tables, ({ seats }) => seats),
    choices: members.map((_, group) =>
      positionsOf(
        allowed.subarray(group * tables.length, (group + 1) * tables.length),
        (isAllowed) => isAllowed === 1,
      ),
    ),
    allowed,
    points: new Int32Array(groups * groups),
    acquainted: new Int32Array(groups * groups),
    apart: new Int32Array(groups * groups),
    place: placePoints(resolved, groupOf, groups),
    alone: Int32Array.from(members, (group, index) => {
      const parties = new Set(group.map((person) => persons[person]?.party));
      if (parties.size > 1 || mayUseHead[index]) return 0;
      return group.length === 1 ? 40 : group.length === 2 ? 30 : 15;
    }),
    mayUseHead,
    targets,
    fill,
    limits,
    limitsOf: tables.map((_, table) => limits.filter((limit) => limit.table === table)),
    constant: 0,
  };
  addAcquaintance(model);
  addPairRules(model);
  return model;
}

function addAcquaintance(model: SeatingModel): void {
  const { resolved, groupOf, groups, points, acquainted } = model;
  const { persons, request } = resolved;
  persons.forEach((one, index) => {
    for (let next = index + 1; next < persons.length; next++) {
      const other = persons[next];
      if (!other || other.party === one.party) continue;
      const value = acquaintancePoints(one, other, request.categoryPoints);
      if (value === 0) continue;
      const [a, b] = [at(groupOf, index), at(groupOf, next)];
      if (a === b) {
        model.constant += value;
        continue;
      }
      add(points, a * groups + b, value);
      add(points, b * groups + a, value);
      if (value >= acquaintedFrom) acquainted[a * groups + b] = acquainted[b * groups + a] = 1;
    }
  });
}

function addPairRules(model: SeatingModel): void {
  const { resolved, groupOf, groups, points, acquainted, apart } = model;
  for (const { rule, person, other } of resolved.rules) {
    const isApart = rule.type === "apart";
    if (!isApart && rule.type !== "together" && rule.type !== "next") continue;
    const [a, b] = [at(groupOf, person), at(groupOf, other)];
    const cells = [a * groups + b, b * groups + a];
    if (rule.must) {
      if (a === b || !isApart || apart[a * groups + b]) continue;
      for (const cell of cells) apart[cell] = 1;
      for (const cell of cells) add(points, cell, -mustPoints);
      continue;
    }
    const value = isApart ? -preferencePoints : preferencePoints;
    if (a === b) {
      model.constant += value;
      continue;
    }
    for (const cell of cells) {
      add(points, cell, value);
      if (!isApart) acquainted[cell] = 1;
    }
  }
}

function placePoints(resolved: ResolvedRequest, groupOf: Int32Array, groups: number): Int32Array {
  const { tables, rules, placedAt } = resolved;
  const place = new Int32Array(groups * tables.length);
  const charge = (person: number, points: number, isCharged: (table: number) => boolean) => {
    for (let table = 0; table < tables.length; table++) {
      if (isCharged(table)) add(place, at(groupOf, person) * tables.length + table, -points);
    }
  };
  for (const { rule, person, table: only } of rules) {
    if (rule.must) continue;
    if (rule.type === "locked") charge(person, preferencePoints, (table) => table !== only);
    if (rule.type === "near" || rule.type === "far") {
      charge(person, ringPoints, (table) => tables[table]?.ring !== rule.type);
    }
  }
  placedAt.forEach((at, person) => {
    if (at >= 0) charge(person, movePoints, (table) => table !== at);
  });
  return place;
}
