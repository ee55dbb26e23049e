import { defaultCoupleSeats, maxRules, maxTables } from "../rules.ts";
import { type PlanChange, type Refusal, refused } from "./changes.ts";
import {
  compareSeats,
  fitTable,
  inverseOfSeats,
  ofComing,
  placePersons,
  refusalOfPersons,
  seatedByTable,
} from "./placement.ts";
import {
  guestsOf,
  meaningOf,
  type PlanRule,
  type PlanSeat,
  type PlanState,
  type PlanTable,
  personKey,
} from "./plan.ts";

/** `inverse` are changes that lead back, in order; empty when nothing has changed. */
export type Applied = { ok: true; state: PlanState; inverse: PlanChange[] } | Refusal;

type Handlers = {
  [Type in PlanChange["type"]]: (
    state: PlanState,
    change: Extract<PlanChange, { type: Type }>,
  ) => Applied;
};

/** The only place where a chart changes: browser and server decide by it. */
export function applyChange(state: PlanState, change: PlanChange): Applied {
  const handler = handlers[change.type] as (state: PlanState, change: PlanChange) => Applied;
  return handler(state, change);
}

const handlers: Handlers = {
  seat: (state, { tableId, persons }) => {
    const refusal = refusalOfPersons(state, persons);
    if (refusal) return refusal;
    const seats = persons.map((person): PlanSeat => ({ ...person, tableId, byHand: true }));
    return withSeats(state, placePersons(state, { seats, unseated: [] }));
  },

  unseat: (state, { persons }) =>
    withSeats(state, placePersons(state, { seats: [], unseated: persons })),

  swap: (state, { one, other }) => {
    const seatOf = new Map(state.seats.map((seat) => [personKey(seat), seat]));
    const moves = [
      { person: one, to: seatOf.get(personKey(other)) },
      { person: other, to: seatOf.get(personKey(one)) },
    ];
    const seats = moves.flatMap(({ person: { guestId, person }, to }) =>
      to ? [{ ...to, guestId, person, byHand: true }] : [],
    );
    const refusal = seats.length === 0 ? refused("gone") : refusalOfPersons(state, seats);
    if (refusal) return refusal;
    const unseated = moves.flatMap(({ person, to }) => (to ? [] : [person]));
    return withSeats(state, placePersons(state, { seats, unseated }));
  },

  setSeats: (state, { seats, unseated }) =>
    withSeats(state, placePersons(state, { seats: ofComing(state, seats), unseated })),

  applyProposal: (state, { seats }) => {
    const before = new Map(state.seats.map((seat) => [personKey(seat), seat]));
    const proposed = ofComing(state, seats).map((seat): PlanSeat => {
      const earlier = before.get(personKey(seat));
      return { ...seat, byHand: earlier?.tableId === seat.tableId && earlier.byHand };
    });
    return withSeats(state, placePersons(state, { seats: proposed, unseated: state.seats }));
  },

  reset: (state) => {
    const locked = new Set(state.tables.flatMap(({ id, isLocked }) => (isLocked ? id : [])));
    const unseated = state.seats.filter(({ tableId }) => !locked.has(tableId));
    return withSeats(state, placePersons(state, { seats: [], unseated }));
  },

  addTable: (state, { table }) => {
    const refusal = refusalOfNewTable(state, table);
    if (refusal) return refusal;
    const tables = sortTables([...state.tables, table]);
    return applied({ ...state, tables }, [{ type: "deleteTable", tableId: table.id }]);
  },

  changeTable: (state, { tableId, set }) => {
    const table = state.tables.find(({ id }) => id === tableId);
    if (!table) return refused("gone");
    const edit = set.isHead === undefined ? set : { coupleSeats: coupleSeatsOf(set), ...set };
    const edited = { ...table, ...edit };
    const others = state.tables.filter((other) => other !== table);
    const refusal = refusalOfTable(others, edited);
    if (refusal) return refusal;
    const hasSameChairs = edited.seats === table.seats && edited.coupleSeats === table.coupleSeats;
    const fitted = hasSameChairs
      ? { ok: true as const, seats: state.seats }
      : fitTable(state, edited);
    if (!fitted.ok) return fitted;
    const names = Object.keys(edit) as (keyof typeof edit)[];
    const back = Object.fromEntries(names.map((name) => [name, table[name]]));
    return applied({ ...state, tables: sortTables([...others, edited]), seats: fitted.seats }, [
      { type: "changeTable", tableId, set: back },
      ...inverseOfSeats(state, state.seats, fitted.seats),
    ]);
  },

  deleteTable: (state, { tableId }) => {
    const table = state.tables.find(({ id }) => id === tableId);
    if (!table) return refused("gone");
    const seated = seatedByTable(state).get(tableId) ?? [];
    if (table.isLocked && seated.length > 0) return refused("locked");
    const [rules, otherRules] = partition(state.rules, (rule) => isAbout(rule, tableId));
    return applied(
      {
        ...state,
        tables: state.tables.filter((other) => other !== table),
        seats: state.seats.filter((seat) => seat.tableId !== tableId),
        rules: otherRules,
      },
      [{ type: "restoreTable", table, seats: [...seated], rules }],
    );
  },

  restoreTable: (state, { table, seats, rules }) => {
    const refusal = refusalOfNewTable(state, table);
    if (refusal) return refusal;
    const restored = { ...state, tables: sortTables([...state.tables, table]) };
    const elsewhere = new Set(state.seats.map(personKey));
    const own = ofComing(state, seats).filter(
      (seat) => seat.tableId === table.id && !elsewhere.has(personKey(seat)),
    );
    const placed = placePersons(restored, { seats: own, unseated: [] });
    if (!placed.ok) return placed;
    const known = new Set(state.rules.map(({ id }) => id));
    const back = rules.filter(
      (rule) => isAbout(rule, table.id) && !known.has(rule.id) && !refusalOfRule(restored, rule),
    );
    const room = maxRules - state.rules.length;
    return applied(
      { ...restored, seats: placed.seats, rules: [...state.rules, ...back.slice(0, room)] },
      [{ type: "deleteTable", tableId: table.id }],
    );
  },

  addRule: (state, { rule }) => {
    if (state.rules.some(({ id }) => id === rule.id)) return refused("exists");
    if (state.rules.length >= maxRules) return refused("too-many");
    return (
      refusalOfRule(state, rule) ??
      applied({ ...state, rules: [...state.rules, rule] }, [
        { type: "deleteRule", ruleId: rule.id },
      ])
    );
  },

  changeRule: (state, { rule }) => {
    const stored = state.rules.find(({ id }) => id === rule.id);
    if (!stored) return refused("gone");
    const rules = state.rules.map((other) => (other === stored ? rule : other));
    return (
      refusalOfRule(state, rule) ??
      applied({ ...state, rules }, [{ type: "changeRule", rule: stored }])
    );
  },

  deleteRule: (state, { ruleId }) => {
    const rule = state.rules.find(({ id }) => id === ruleId);
    if (!rule) return refused("gone");
    const rules = state.rules.filter((other) => other !== rule);
    return applied({ ...state, rules }, [{ type: "addRule", rule }]);
  },

  setRoom: (state, { room }) =>
    applied({ ...state, room }, [{ type: "setRoom", room: state.room }]),

  setNumberedSeats: (state, { hasNumberedSeats }) =>
    applied({ ...state, hasNumberedSeats }, [
      { type: "setNumberedSeats", hasNumberedSeats: state.hasNumberedSeats },
    ]),

  setReleased: (state, { isReleased, releasedFrom }) =>
    applied({ ...state, isReleased, releasedFrom }, [
      { type: "setReleased", isReleased: state.isReleased, releasedFrom: state.releasedFrom },
    ]),
};

function applied(state: PlanState, inverse: PlanChange[]): Applied {
  return { ok: true, state, inverse };
}

function withSeats(state: PlanState, placed: ReturnType<typeof placePersons>): Applied {
  if (!placed.ok) return placed;
  const { changed, removed } = compareSeats(state.seats, placed.seats);
  if (changed.length + removed.length === 0) return applied(state, []);
  const { seats } = placed;
  return applied({ ...state, seats }, inverseOfSeats(state, state.seats, seats));
}

function refusalOfNewTable({ tables }: PlanState, table: PlanTable): Refusal | undefined {
  if (tables.some(({ id }) => id === table.id)) return refused("exists");
  if (tables.length >= maxTables) return refused("too-many");
  return refusalOfTable(tables, table);
}

function refusalOfTable(others: readonly PlanTable[], table: PlanTable): Refusal | undefined {
  if (others.some(({ number }) => number === table.number)) return refused("number-taken");
  if (table.coupleSeats > (table.isHead ? table.seats : 0)) return refused("full");
  const hasOtherHead = table.isHead && others.some(({ isHead }) => isHead);
  return hasOtherHead ? refused("head-taken") : undefined;
}

function refusalOfRule(state: PlanState, rule: PlanRule): Refusal | undefined {
  const isMissing = (list: readonly { id: string }[], id: string) =>
    !list.some((item) => item.id === id);
  if ("tableId" in rule && isMissing(state.tables, rule.tableId)) return refused("gone");
  if ("categoryId" in rule && isMissing(state.categories, rule.categoryId)) return refused("gone");
  const known = new Set(state.persons.map(({ guestId }) => guestId));
  if (!guestsOf(rule).every((id) => known.has(id))) return refused("gone");
  const meaning = meaningOf(rule);
  const isSaid = state.rules.some((other) => other.id !== rule.id && meaningOf(other) === meaning);
  return isSaid ? refused("exists") : undefined;
}

function coupleSeatsOf({ isHead }: { isHead?: boolean }): number {
  return isHead ? defaultCoupleSeats : 0;
}

function isAbout(rule: PlanRule, tableId: string): boolean {
  return "tableId" in rule && rule.tableId === tableId;
}

function sortTables(tables: PlanTable[]): PlanTable[] {
  return tables.sort((one, other) => one.number - other.number);
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
