import { at } from "./integers.ts";
import type { ResolvedRequest, ResolvedRule } from "./resolved-request.ts";

/** Groups of persons who sit at one table, and the tables that each may use. */
export interface Groups {
  groupOf: Int32Array;
  members: number[][];
  /** 1 where a group may sit: `group * tables + table`. */
  allowed: Int32Array;
  /** Groups that may use the head table. */
  mayUseHead: boolean[];
}

/** Joins parties by the rules, which are musts. */
export function groupPersons(resolved: ResolvedRequest, musts: readonly ResolvedRule[]): Groups {
  const { persons, tables } = resolved;
  const parent = persons.map((_, index) => index);
  const root = (person: number): number => {
    let top = person;
    while (parent[top] !== top) top = parent[top] ?? top;
    parent[person] = top;
    return top;
  };
  const firstOfParty = new Map<string, number>();
  persons.forEach(({ party }, person) => {
    const key = `${lockedTableOf(resolved, person)} ${party}`;
    const first = firstOfParty.get(key) ?? person;
    firstOfParty.set(key, first);
    parent[person] = root(first);
  });
  for (const { rule, person, other } of musts) {
    if (rule.type === "together" || rule.type === "next") parent[root(other)] = root(person);
  }
  const groupOf = new Int32Array(persons.length);
  const numbers = new Map<number, number>();
  const members: number[][] = [];
  persons.forEach((_, person) => {
    const top = root(person);
    const group = numbers.get(top) ?? members.length;
    if (group === members.length) members.push([]);
    numbers.set(top, group);
    groupOf[person] = group;
    members[group]?.push(person);
  });
  const mayUseHead = members.map((group) => group.some((person) => resolved.mayUseHead[person]));
  const allowed = new Int32Array(members.length * tables.length);
  mayUseHead.forEach((atHead, group) => {
    tables.forEach(({ head }, table) => {
      allowed[group * tables.length + table] = Number(!head || atHead);
    });
  });
  return { groupOf, members, allowed, mayUseHead };
}

/** Forbids tables by rules and by locked tables. */
export function restrictTables(
  { groupOf, members, allowed }: Groups,
  { tables, placedAt }: ResolvedRequest,
  musts: readonly ResolvedRule[],
  isLocked: (table: number) => boolean,
): void {
  const forbid = (group: number, isForbidden: (table: number) => boolean) => {
    for (let table = 0; table < tables.length; table++) {
      if (isForbidden(table)) allowed[group * tables.length + table] = 0;
    }
  };
  for (const { rule, person, table: only } of musts) {
    const group = at(groupOf, person);
    if (rule.type === "locked") forbid(group, (table) => table !== only);
    if (rule.type === "near" || rule.type === "far") {
      forbid(group, (table) => tables[table]?.ring !== rule.type);
    }
  }
  const locked = tables.map((_, table) => isLocked(table));
  if (!locked.includes(true)) return;
  members.forEach((persons, group) => {
    for (const person of persons) {
      const place = at(placedAt, person);
      forbid(group, (table) => (locked[place] ? table !== place : locked[table] === true));
    }
  });
}

/** The locked table where a person sits, or -1: the couple may have separated a party by it. */
function lockedTableOf({ placedAt, tables }: ResolvedRequest, person: number): number {
  const table = at(placedAt, person);
  return tables[table]?.locked ? table : -1;
}
