import { at } from "./integers.ts";
import type { SeatingModel } from "./model.ts";

/**
 * Renames equal tables so that as many persons as possible sit where the couple placed them.
 * Returns the table of each group.
 */
export function relabelEqualTables(model: SeatingModel, tableOf: Int32Array): Int32Array {
  const { resolved, groupOf, tables } = model;
  const overlap = new Int32Array(tables * tables);
  resolved.placedAt.forEach((wanted, person) => {
    if (wanted < 0) return;
    const cell = at(tableOf, at(groupOf, person)) * tables + wanted;
    overlap[cell] = at(overlap, cell) + 1;
  });
  const renamed = Int32Array.from({ length: tables }, (_, table) => table);
  for (const equal of equalTables(model)) {
    const costs = equal.map((table) => equal.map((name) => -at(overlap, table * tables + name)));
    cheapestAssignment(costs).forEach((column, row) => {
      renamed[equal[row] ?? 0] = equal[column] ?? 0;
    });
  }
  return tableOf.map((table) => at(renamed, table));
}

/** Tables that no group and no rule tells apart. */
function equalTables({ resolved, choices, groups, allowed, tables }: SeatingModel) {
  const named = new Set(resolved.rules.map(({ table }) => table));
  const classes = new Map<string, number[]>();
  resolved.tables.forEach(({ seats, ring, shape, head, locked }, table) => {
    if (head || locked || named.has(table)) return;
    let users = "";
    for (let group = 0; group < groups; group++) {
      if ((choices[group]?.length ?? 0) < tables) users += at(allowed, group * tables + table);
    }
    const key = [seats, ring, shape, users].join(" ");
    classes.set(key, [...(classes.get(key) ?? []), table]);
  });
  return [...classes.values()];
}

/** The Hungarian method: for each row a column of its own, with the smallest sum. */
function cheapestAssignment(costs: number[][]): number[] {
  const size = costs.length;
  const rowPrice = new Array<number>(size + 1).fill(0);
  const columnPrice = new Array<number>(size + 1).fill(0);
  const rowOf = new Array<number>(size + 1).fill(0);
  const get = (array: number[], index: number) => array[index] as number;
  for (let row = 1; row <= size; row++) {
    const previous = new Array<number>(size + 1).fill(0);
    const slack = new Array<number>(size + 1).fill(Number.POSITIVE_INFINITY);
    const used = new Array<boolean>(size + 1).fill(false);
    let column = 0;
    rowOf[0] = row;
    do {
      used[column] = true;
      const current = get(rowOf, column);
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= size; other++) {
        if (used[other]) continue;
        const cost = costs[current - 1]?.[other - 1] ?? 0;
        const reduced = cost - get(rowPrice, current) - get(columnPrice, other);
        if (reduced < get(slack, other)) {
          slack[other] = reduced;
          previous[other] = column;
        }
        if (get(slack, other) < delta) {
          delta = get(slack, other);
          next = other;
        }
      }
      for (let other = 0; other <= size; other++) {
        if (used[other]) {
          rowPrice[get(rowOf, other)] = get(rowPrice, get(rowOf, other)) + delta;
          columnPrice[other] = get(columnPrice, other) - delta;
        } else slack[other] = get(slack, other) - delta;
      }
      column = next;
    } while (get(rowOf, column) !== 0);
    while (column !== 0) {
      const before = get(previous, column);
      rowOf[column] = get(rowOf, before);
      column = before;
    }
  }
  const result = new Array<number>(size).fill(0);
  for (let column = 1; column <= size; column++) result[get(rowOf, column) - 1] = column - 1;
  return result;
}
