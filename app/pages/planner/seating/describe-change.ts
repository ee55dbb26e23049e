import type { PlanChange, RefusalReason } from "#app/features/seating/plan/changes.ts";
import { type PersonRef, type PlanState, personKey } from "#app/features/seating/plan/plan.ts";
import { seatingTexts } from "#app/features/seating/texts.ts";
import { nameOf, namesOf } from "./persons.ts";
import { releaseTexts } from "./release/texts.ts";
import { seatingChartTexts } from "./texts.ts";

const { errors } = seatingChartTexts;

type Handlers = {
  [Type in PlanChange["type"]]: (
    state: PlanState,
    change: Extract<PlanChange, { type: Type }>,
  ) => { words: string; failed: string };
};

/** Returns the change in words, as "Sigrid Aune til Fam. Hovland". */
export function describeChange(state: PlanState, change: PlanChange): string {
  return partsOf(state, change).words;
}

/** Returns what could not be done, and why. */
export function describeRefusal(
  state: PlanState,
  change: PlanChange,
  reason: RefusalReason,
): string {
  const table = "tableId" in change ? tableName(state, change.tableId) : "Bordet";
  return `${partsOf(state, change).failed}. ${seatingTexts.reasons[reason](table)}`;
}

function partsOf(state: PlanState, change: PlanChange) {
  const handler = handlers[change.type] as Handlers["reset"];
  return handler(state, change as Extract<PlanChange, { type: "reset" }>);
}

const handlers: Handlers = {
  seat: (state, { persons, tableId }) => ({
    words: `${namesOf(state, persons)} til ${tableName(state, tableId)}`,
    failed: errors.notSeated,
  }),
  unseat: (state, { persons }) => ({
    words: `${namesOf(state, persons)} til «Uten bord»`,
    failed: errors.guestNotRemoved,
  }),
  swap: (state, { one, other }) => ({
    words: `${nameOf(state, one)} bytter med ${nameOf(state, other)}`,
    failed: errors.notSeated,
  }),
  setSeats: (state, { seats, unseated }) => ({
    words: `${namesOf(state, uniquePersons([...seats, ...unseated]))} flyttes tilbake`,
    failed: errors.notSeated,
  }),
  applyProposal: () => ({ words: "Forslaget til plassering", failed: errors.notSeated }),
  reset: () => ({ words: "Bordkartet nullstilles", failed: errors.guestNotRemoved }),
  addTable: (_, { table }) => ({ words: `Nytt bord: ${table.name}`, failed: errors.tableNotAdded }),
  restoreTable: (_, { table }) => ({
    words: `${table.name} settes tilbake`,
    failed: errors.tableNotAdded,
  }),
  changeTable: (state, { tableId }) => ({
    words: `${tableName(state, tableId)} endres`,
    failed: errors.tableNotChanged,
  }),
  deleteTable: (state, { tableId }) => ({
    words: `${tableName(state, tableId)} slettes`,
    failed: errors.tableNotDeleted,
  }),
  addRule: () => ({ words: "Ny regel", failed: errors.ruleNotSaved }),
  changeRule: () => ({ words: "En regel endres", failed: errors.ruleNotSaved }),
  deleteRule: () => ({ words: "En regel slettes", failed: errors.ruleNotSaved }),
  setRoom: () => ({ words: "Rommet endres", failed: errors.roomNotSaved }),
  setNumberedSeats: (_, { hasNumberedSeats }) => ({
    words: hasNumberedSeats ? "Nummererte stoler" : "Uten nummererte stoler",
    failed: errors.notSaved,
  }),
  setReleased: (_, change) => ({
    words: releaseTexts.done(change),
    failed: errors.notSaved,
  }),
};

function tableName({ tables }: PlanState, tableId: string): string {
  return tables.find(({ id }) => id === tableId)?.name ?? "Bordet";
}

function uniquePersons(persons: readonly PersonRef[]): PersonRef[] {
  return [...new Map(persons.map((person) => [personKey(person), person])).values()];
}
