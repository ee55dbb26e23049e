import { beyondLimit, type CategoryLimit } from "./category-limits.ts";
import { add, at, positionsOf } from "./integers.ts";
import type { SeatingModel } from "./model.ts";

/** No group is alone often enough that company is worth more. */
const companyGain = 40;
const noGroups = new Int32Array(0);

/** Groups that change places between two tables. */
export class Exchange {
  from = 0;
  to = 0;
  readonly going = new Int32Array(64);
  goingCount = 0;
  readonly coming = new Int32Array(64);
  comingCount = 0;
}

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
  readonly #bonds: Int32Array[];
  readonly #known: Int32Array[];

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
    const rows = Array.from({ length: groups }, (_, group) => group * groups);
    const isOther = (value: number) => value !== 0;
    this.#neighbours = rows.map((row) =>
      positionsOf(model.points.subarray(row, row + groups), isOther),
    );
    this.#bonds = rows.map((row) => model.points.subarray(row, row + groups).filter(isOther));
    this.#known = rows.map((row) =>
      positionsOf(model.acquainted.subarray(row, row + groups), isOther),
    );
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
    return change + this.#priceLimits(table, noGroups, 0, Int32Array.of(group), 1);
  }

  /** The change of energy of an exchange; -Infinity if the loss is certain to be beyond `maxLoss`. */
  priceExchange(exchange: Exchange, maxLoss: number): number {
    const { fill, size, place, points, tables, groups } = this.model;
    const { from, to, going, coming } = exchange;
    const { attachment, persons } = this;
    let change = 0;
    let growth = 0;
    for (let i = 0; i < exchange.goingCount; i++) {
      const group = at(going, i);
      growth += at(size, group);
      change += at(attachment, to * groups + group) - at(attachment, from * groups + group);
      change += at(place, group * tables + to) - at(place, group * tables + from);
      for (let j = 0; j < i; j++) change += 2 * at(points, group * groups + at(going, j));
      for (let j = 0; j < exchange.comingCount; j++) {
        change -= 2 * at(points, group * groups + at(coming, j));
      }
    }
    for (let i = 0; i < exchange.comingCount; i++) {
      const group = at(coming, i);
      growth -= at(size, group);
      change += at(attachment, from * groups + group) - at(attachment, to * groups + group);
      change += at(place, group * tables + from) - at(place, group * tables + to);
      for (let j = 0; j < i; j++) change += 2 * at(points, group * groups + at(coming, j));
    }
    const fillFrom = from * this.#fillWidth + at(persons, from);
    const fillTo = to * this.#fillWidth + at(persons, to);
    change += at(fill, fillFrom - growth) - at(fill, fillFrom);
    change += at(fill, fillTo + growth) - at(fill, fillTo);
    if (change < -maxLoss - companyGain) return Number.NEGATIVE_INFINITY;
    change +=
      this.#priceCompany(exchange, from, to, 1) + this.#priceCompany(exchange, to, from, -1);
    if (this.#hasLimits) {
      change += this.#priceLimits(from, going, exchange.goingCount, coming, exchange.comingCount);
      change += this.#priceLimits(to, coming, exchange.comingCount, going, exchange.goingCount);
    }
    return change;
  }

  /** Points won and lost because groups of a table find or lose those they know. */
  #priceCompany(exchange: Exchange, table: number, opposite: number, direction: 1 | -1): number {
    const { groups, alone, acquainted } = this.model;
    const { going, goingCount, coming, comingCount } = exchange;
    const { acquaintances, seated } = this;
    let change = 0;
    for (let i = table * groups, end = i + at(this.seatedCount, table); i < end; i++) {
      const member = at(seated, i);
      const points = at(alone, member);
      if (points === 0) continue;
      let shift = 0;
      let moves = false;
      for (let j = 0; j < goingCount; j++) {
        shift += direction * at(acquainted, at(going, j) * groups + member);
        if (at(going, j) === member) moves = true;
      }
      for (let j = 0; j < comingCount; j++) {
        shift -= direction * at(acquainted, at(coming, j) * groups + member);
        if (at(coming, j) === member) moves = true;
      }
      const before = at(acquaintances, table * groups + member);
      const after = moves ? at(acquaintances, opposite * groups + member) + shift : before - shift;
      if (before === 0 && after > 0) change += points;
      if (before > 0 && after === 0) change -= points;
    }
    return change;
  }

  /** Moves a group, or gives it its first table. The caller adds the change of energy. */
  move(group: number, to: number): void {
    const { size, groups } = this.model;
    const { attachment, acquaintances, seated, seatedCount } = this;
    const from = at(this.tableOf, group);
    if (from >= 0) this.broken -= this.#brokenWith(group, from);
    const arriving = to * groups;
    const leaving = from * groups;
    const neighbours = this.#neighbours[group] as Int32Array;
    const bonds = this.#bonds[group] as Int32Array;
    const known = this.#known[group] as Int32Array;
    for (let i = 0; i < neighbours.length; i++) {
      const other = neighbours[i] as number;
      const points = bonds[i] as number;
      attachment[arriving + other] = (attachment[arriving + other] as number) + points;
      if (from < 0) continue;
      attachment[leaving + other] = (attachment[leaving + other] as number) - points;
    }
    for (let i = 0; i < known.length; i++) {
      const other = known[i] as number;
      acquaintances[arriving + other] = (acquaintances[arriving + other] as number) + 1;
      if (from < 0) continue;
      acquaintances[leaving + other] = (acquaintances[leaving + other] as number) - 1;
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

  #countOf({ table, persons }: CategoryLimit): number {
    let count = 0;
    for (let i = table * this.model.groups, end = i + at(this.seatedCount, table); i < end; i++) {
      count += at(persons, at(this.seated, i));
    }
    return count;
  }

  #priceLimits(
    table: number,
    leaving: Int32Array,
    leavingCount: number,
    arriving: Int32Array,
    arrivingCount: number,
  ): number {
    let change = 0;
    for (const limit of this.model.limitsOf[table] ?? []) {
      let growth = 0;
      for (let i = 0; i < leavingCount; i++) growth -= at(limit.persons, at(leaving, i));
      for (let i = 0; i < arrivingCount; i++) growth += at(limit.persons, at(arriving, i));
      if (growth === 0) continue;
      const count = this.#countOf(limit);
      change += limit.points * (beyondLimit(limit, count) - beyondLimit(limit, count + growth));
    }
    return change;
  }
}
