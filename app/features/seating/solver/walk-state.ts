import { beyondLimit, type CategoryLimit } from "./category-limits.ts";
import { add, at } from "./integers.ts";
import type { SeatingModel } from "./model.ts";

/** A seating of all groups with what is needed to price a change: see docs/decisions/047. */
export class WalkState {
  readonly model: SeatingModel;
  /** The table of each group, -1 before it has one. */
  readonly tableOf: Int32Array;
  readonly persons: Int32Array;
  /** Groups at each table: `table * groups + position`. */
  readonly seated: Int32Array;
  readonly seatedCount: Int32Array;
  /** Points of a group with those at a table: `table * groups + group`. */
  readonly attachment: Int32Array;
  /** Acquainted groups of a group at a table. */
  readonly acquaintances: Int32Array;
  /** Points, less those for broken musts. */
  energy = 0;
  /** Persons over seats and categories, pairs who must be apart. */
  broken = 0;
  readonly #position: Int32Array;
  readonly #fillWidth: number;
  readonly #hasLimits: boolean;
  readonly #neighbours: Int32Array[];

  constructor(model: SeatingModel) {
    const { groups, tables } = model;
    this.model = model;
    this.tableOf = new Int32Array(groups).fill(-1);
    this.persons = new Int32Array(tables);
    this.seated = new Int32Array(tables * groups);
    this.seatedCount = new Int32Array(tables);
    this.attachment = new Int32Array(tables * groups);
    this.acquaintances = new Int32Array(tables * groups);
    this.#position = new Int32Array(groups);
    this.#fillWidth = model.resolved.persons.length + 1;
    this.#hasLimits = model.limits.length > 0;
    this.#neighbours = Array.from({ length: groups }, (_, group) => {
      const row = group * groups;
      return Int32Array.from(
        Array.from({ length: groups }, (_, other) => other).filter(
          (other) => at(model.points, row + other) !== 0 || at(model.acquainted, row + other) !== 0,
        ),
      );
    });
    this.energy = model.constant;
    for (let table = 0; table < tables; table++) {
      this.energy += model.fill[table * this.#fillWidth] ?? 0;
    }
    for (const limit of model.limits) {
      this.energy -= limit.points * beyondLimit(limit, 0);
      if (limit.isMust) this.broken += beyondLimit(limit, 0);
    }
  }

  /** The change of energy when a group without a table gets one. Those who are alone do not count. */
  priceEntry(group: number, table: number): number {
    const { fill, size, place, tables } = this.model;
    const before = table * this.#fillWidth + at(this.persons, table);
    let change = at(this.attachment, table * this.model.groups + group);
    change += at(place, group * tables + table);
    change += at(fill, before + at(size, group)) - at(fill, before);
    return change + this.#priceLimits(table, -1, group);
  }

  /** The change of energy when a group moves to another table. */
  priceMove(group: number, to: number): number {
    const { fill, size, place, tables, groups, alone, acquainted } = this.model;
    const { tableOf, persons, attachment, acquaintances, seated, seatedCount } = this;
    const from = at(tableOf, group);
    const count = at(size, group);
    const fillFrom = from * this.#fillWidth + at(persons, from);
    const fillTo = to * this.#fillWidth + at(persons, to);
    let change =
      at(attachment, to * groups + group) -
      at(attachment, from * groups + group) +
      at(place, group * tables + to) -
      at(place, group * tables + from) +
      at(fill, fillFrom - count) -
      at(fill, fillFrom) +
      at(fill, fillTo + count) -
      at(fill, fillTo);
    if (at(acquaintances, from * groups + group) === 0) change += at(alone, group);
    if (at(acquaintances, to * groups + group) === 0) change -= at(alone, group);
    const row = group * groups;
    for (let i = from * groups, end = i + at(seatedCount, from); i < end; i++) {
      const member = at(seated, i);
      if (at(acquainted, row + member) && at(acquaintances, from * groups + member) === 1) {
        change -= at(alone, member);
      }
    }
    for (let i = to * groups, end = i + at(seatedCount, to); i < end; i++) {
      const member = at(seated, i);
      if (at(acquainted, row + member) && at(acquaintances, to * groups + member) === 0) {
        change += at(alone, member);
      }
    }
    if (this.#hasLimits) change += this.#priceLimits(from, group, -1) + this.#priceLimits(to, -1, group);
    return change;
  }

  /** The change of energy when two groups change places. */
  priceSwap(one: number, other: number): number {
    const { fill, size, place, points, tables, groups, alone, acquainted } = this.model;
    const { tableOf, persons, attachment, acquaintances } = this;
    const from = at(tableOf, one);
    const to = at(tableOf, other);
    const growth = at(size, other) - at(size, one);
    const fillFrom = from * this.#fillWidth + at(persons, from);
    const fillTo = to * this.#fillWidth + at(persons, to);
    let change =
      at(attachment, to * groups + one) -
      at(attachment, from * groups + one) +
      at(attachment, from * groups + other) -
      at(attachment, to * groups + other) -
      2 * at(points, one * groups + other) +
      at(place, one * tables + to) -
      at(place, one * tables + from) +
      at(place, other * tables + from) -
      at(place, other * tables + to);
    if (growth !== 0) {
      change +=
        at(fill, fillFrom + growth) -
        at(fill, fillFrom) +
        at(fill, fillTo - growth) -
        at(fill, fillTo);
    }
    const mutual = at(acquainted, one * groups + other);
    if (at(acquaintances, from * groups + one) === 0) change += at(alone, one);
    if (at(acquaintances, to * groups + one) - mutual === 0) change -= at(alone, one);
    if (at(acquaintances, to * groups + other) === 0) change += at(alone, other);
    if (at(acquaintances, from * groups + other) - mutual === 0) change -= at(alone, other);
    change += this.#priceLeft(from, one, other) + this.#priceLeft(to, other, one);
    if (this.#hasLimits) {
      change += this.#priceLimits(from, one, other) + this.#priceLimits(to, other, one);
    }
    return change;
  }

  /** Moves a group, or gives it its first table. */
  move(group: number, to: number, change: number): void {
    const { size, groups, points, acquainted } = this.model;
    const { attachment, acquaintances, seated, seatedCount } = this;
    const from = at(this.tableOf, group);
    this.energy += change;
    if (from >= 0) this.broken -= this.#brokenWith(group, from);
    const row = group * groups;
    const arriving = to * groups;
    const leaving = from * groups;
    for (const other of this.#neighbours[group] ?? []) {
      const value = at(points, row + other);
      const knows = at(acquainted, row + other);
      add(attachment, arriving + other, value);
      add(acquaintances, arriving + other, knows);
      if (from < 0) continue;
      add(attachment, leaving + other, -value);
      add(acquaintances, leaving + other, -knows);
    }
    if (from >= 0) {
      const last = at(seatedCount, from) - 1;
      const moved = at(seated, leaving + last);
      seated[leaving + at(this.#position, group)] = moved;
      this.#position[moved] = at(this.#position, group);
      seatedCount[from] = last;
      add(this.persons, from, -at(size, group));
    }
    this.#position[group] = at(seatedCount, to);
    seated[arriving + at(seatedCount, to)] = group;
    add(seatedCount, to, 1);
    add(this.persons, to, at(size, group));
    this.tableOf[group] = to;
    this.broken += this.#brokenWith(group, to);
  }

  /** Broken musts at a group's table, less those without the group. */
  #brokenWith(group: number, table: number): number {
    const { groups, apart, seats, size } = this.model;
    const over = at(this.persons, table) - at(seats, table);
    let broken = Math.max(0, over) - Math.max(0, over - at(size, group));
    for (let i = table * groups, end = i + at(this.seatedCount, table); i < end; i++) {
      broken += at(apart, group * groups + at(this.seated, i));
    }
    for (const limit of this.model.limitsOf[table] ?? []) {
      if (!limit.isMust) continue;
      const count = this.#countOf(limit);
      broken += beyondLimit(limit, count) - beyondLimit(limit, count - at(limit.persons, group));
    }
    return broken;
  }

  /** What those who stay lose and gain when a group goes and another comes; -1 for no group. */
  #priceLeft(table: number, leaving: number, coming: number): number {
    const { groups, alone, acquainted } = this.model;
    let change = 0;
    for (let i = table * groups, end = i + at(this.seatedCount, table); i < end; i++) {
      const member = at(this.seated, i);
      const lost = at(acquainted, leaving * groups + member);
      const won = at(acquainted, coming * groups + member);
      if (lost === won || member === leaving) continue;
      const known = at(this.acquaintances, table * groups + member);
      if (won && known === 0) change += at(alone, member);
      if (lost && known === 1) change -= at(alone, member);
    }
    return change;
  }

  #countOf({ table, persons }: CategoryLimit): number {
    let count = 0;
    for (let i = table * this.model.groups, end = i + at(this.seatedCount, table); i < end; i++) {
      count += at(persons, at(this.seated, i));
    }
    return count;
  }

  #priceLimits(table: number, leaving: number, coming: number): number {
    let change = 0;
    for (const limit of this.model.limitsOf[table] ?? []) {
      const lost = leaving < 0 ? 0 : at(limit.persons, leaving);
      const won = coming < 0 ? 0 : at(limit.persons, coming);
      if (lost === won) continue;
      const count = this.#countOf(limit);
      change += limit.points * (beyondLimit(limit, count) - beyondLimit(limit, count + won - lost));
    }
    return change;
  }
}
