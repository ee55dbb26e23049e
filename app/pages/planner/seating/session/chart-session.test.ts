import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ChangeResult } from "#app/features/seating/commands.server.ts";
import {
  type IdentifiedChange,
  type PlanChange,
  refused,
} from "#app/features/seating/plan/changes.ts";
import { type PlanState, personKey } from "#app/features/seating/plan/plan.ts";
import { applyChange } from "#app/features/seating/plan/state.ts";
import { anyChange, startingPlan } from "#tests/support/random-plan-changes.ts";
import { planPerson, planState, planTable } from "#tests/support/seating-plans.ts";
import { stubLocalStorage } from "#tests/support/session-storage.ts";
import { ChartSession } from "./chart-session.ts";
import { storedChanges } from "./stored-changes.ts";

afterEach(() => vi.unstubAllGlobals());

/** Decides as `applyChanges` does, and remembers the results of changes that are sent again. */
class Server {
  revision = 0;
  state: PlanState;
  readonly #results = new Map<string, ChangeResult>();

  constructor(state: PlanState) {
    this.state = state;
  }

  get plan() {
    return { state: this.state, revision: this.revision };
  }

  receive(changes: readonly IdentifiedChange[]) {
    const before = this.state;
    for (const change of changes) {
      if (this.#results.has(change.id)) continue;
      const { id } = change;
      const outcome = applyChange(this.state, change);
      this.#results.set(id, outcome.ok ? { id, ok: true } : { id, ...refused(outcome.reason) });
      if (outcome.ok) this.state = outcome.state;
    }
    if (this.state !== before) this.revision++;
    const results = changes.flatMap(({ id }) => this.#results.get(id) ?? []);
    return { results, revision: this.revision };
  }
}

const identified = (change: PlanChange): IdentifiedChange => ({ ...change, id: randomUUID() });

type Event =
  | { type: "change" | "partner"; changes: PlanChange[] }
  | { type: "undo" | "redo" | "send" | "loseRequest" | "loseResponse" | "load" };

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    type: fc.constantFrom<"change" | "partner">("change", "change", "partner"),
    changes: fc.array(anyChange, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    type: fc.constantFrom<"undo" | "redo" | "send" | "loseRequest" | "loseResponse" | "load">(
      "undo",
      "redo",
      "send",
      "loseRequest",
      "loseResponse",
      "load",
    ),
  }),
);

test("whatever is lost on the way, the session ends with the server's plan", () => {
  const check = (events: Event[]) => {
    const server = new Server(startingPlan());
    const session = new ChartSession(server.plan);
    const send = () => session.acknowledge(server.receive(session.nextBatch()));
    for (const each of events) {
      if (each.type === "change") session.apply(each.changes);
      else if (each.type === "partner") server.receive(each.changes.map(identified));
      else if (each.type === "undo") session.undo();
      else if (each.type === "redo") session.redo();
      else if (each.type === "send") send();
      else if (each.type === "load") session.receive(server.plan);
      else {
        if (each.type === "loseResponse") server.receive(session.nextBatch());
        session.markUnsent();
      }
    }
    send();
    session.receive(server.plan);
    expect(session.view.waiting).toEqual([]);
    expect(session.view.state).toEqual(server.state);
  };
  fc.assert(fc.property(fc.array(event, { maxLength: 25 }), check), { numRuns: 300 });
});

const table = planTable({ id: "koret", name: "Koret", seats: 2 });
const [kari, ola, per] = ["kari", "ola", "per"].map((guestId) => planPerson({ guestId }));
const persons = [kari, ola, per].flatMap((person) => person ?? []);
const plan = { state: planState({ tables: [table], persons }), revision: 3 };
const seat = (guestId: string, tableId = "koret"): PlanChange => ({
  type: "seat",
  tableId,
  persons: [{ guestId, person: 0, seat: null }],
});
const seated = ({ state }: { state: PlanState }) => state.seats.map(({ guestId }) => guestId);

test("persons who come since the visit began are newcomers, those before it are not", () => {
  const [first, second] = [planPerson(), planPerson({ isComing: false })];
  const session = new ChartSession({ state: planState({ persons: [first, second] }), revision: 1 });
  expect(session.view.newcomers).toEqual(new Set());
  const persons = [first, { ...second, isComing: true }, planPerson({ isComing: false })];
  session.receive({ state: planState({ persons }), revision: 1 });
  expect(session.view.newcomers).toEqual(new Set([personKey(second)]));
});

describe("a session", () => {
  test("tells nobody of a plan that it already has", () => {
    const session = new ChartSession(plan);
    const { view } = session;
    session.receive(plan);
    expect(session.view).toBe(view);
  });

  test("shows a change at once, and as saved when the server has it", () => {
    const server = new Server(plan.state);
    const session = new ChartSession(server.plan);
    expect(session.apply([seat("kari")])).toMatchObject({ inverse: [{ type: "setSeats" }] });
    expect(seated(session.view)).toEqual(["kari"]);
    expect(session.view.waiting).toHaveLength(1);
    session.acknowledge(server.receive(session.nextBatch()));
    expect(session.view.waiting).toEqual([]);
    // The plan that contains the change has not been loaded yet.
    expect(seated(session.view)).toEqual(["kari"]);
  });

  test("makes all of several changes or none, and says why", () => {
    const session = new ChartSession(plan);
    const result = session.apply([seat("kari"), seat("ola", "gone")]);
    expect(result).toMatchObject({ refusal: { reason: "gone" } });
    expect(session.view).toMatchObject({ waiting: [], canUndo: false });
  });

  test("sends a freed seat away, although there is no way back", () => {
    const gone = planPerson({ guestId: "gone", isComing: false });
    const seats = [{ guestId: "gone", person: 0, tableId: "koret", seat: null, byHand: true }];
    const state = planState({
      tables: [table],
      persons: [gone],
      seats: seats as PlanState["seats"],
    });
    const session = new ChartSession({ state, revision: 0 });
    session.apply([{ type: "unseat", persons: [{ guestId: "gone", person: 0 }] }]);
    expect(session.view).toMatchObject({ state: { seats: [] }, canUndo: false });
    expect(session.nextBatch()).toHaveLength(1);
  });

  test("reports what the server refused, with what was saved at the same time", () => {
    const server = new Server(plan.state);
    const session = new ChartSession(server.plan);
    session.apply([seat("kari")]);
    session.apply([seat("ola")]);
    session.markUnsent();
    expect(session.view.isOffline).toBe(true);
    server.receive([identified(seat("per"))]);
    session.acknowledge(server.receive(session.nextBatch()));
    session.receive(server.plan);
    expect(session.view.refused).toMatchObject([
      { change: { persons: [{ guestId: "ola" }] }, reason: "full" },
    ]);
    expect(session.view.saved).toMatchObject([{ change: { persons: [{ guestId: "kari" }] } }]);
    expect(seated(session.view)).toEqual(["kari", "per"]);
    expect(session.view.isOffline).toBe(false);
    session.dismissRefused();
    expect(session.view).toMatchObject({ refused: [], saved: [] });
  });

  test("remembers who sat where when a refused change was made, and forgets one at a time", () => {
    const server = new Server(plan.state);
    const session = new ChartSession(server.plan);
    server.receive([identified(seat("kari"))]);
    session.receive(server.plan);
    session.apply([seat("ola")]);
    session.apply([{ type: "changeTable", tableId: "koret", set: { name: "Kor" } }]);
    server.receive([identified({ type: "deleteTable", tableId: "koret" })]);
    session.acknowledge(server.receive(session.nextBatch()));
    const [first, second] = session.view.refused;
    expect(first?.seatsBefore?.map(({ guestId }) => guestId)).toEqual(["kari"]);
    expect(second?.seatsBefore?.map(({ guestId }) => guestId)).toEqual(["kari", "ola"]);
    session.dismissRefused(first?.change.id);
    expect(session.view.refused).toEqual([second]);
  });

  test("takes up what an earlier visit of this browser could not send", () => {
    stubLocalStorage();
    const earlier = new ChartSession(plan);
    earlier.restore(storedChanges("wedding"));
    earlier.apply([seat("kari"), seat("ola")]);
    earlier.apply([{ type: "unseat", persons: [{ guestId: "kari", person: 0 }] }]);
    const later = new ChartSession(plan);
    later.restore(storedChanges("wedding"));
    expect(later.view.waiting.map(({ change }) => change.type)).toEqual(["seat", "seat", "unseat"]);
    expect(seated(later.view)).toEqual(["ola"]);
    const server = new Server(plan.state);
    later.acknowledge(server.receive(later.nextBatch()));
    expect(storedChanges("wedding").load()).toEqual([]);
    expect(storedChanges("another wedding").load()).toEqual([]);
  });

  test("finds the one change that the server cannot read", () => {
    const session = new ChartSession(plan);
    session.apply([seat("kari")]);
    session.apply([seat("ola")]);
    session.markUnreadable();
    expect(session.nextBatch()).toHaveLength(1);
    session.markUnreadable();
    expect(session.view.refused).toMatchObject([{ change: { persons: [{ guestId: "kari" }] } }]);
    expect(session.nextBatch()).toMatchObject([{ persons: [{ guestId: "ola" }] }]);
  });

  test("discards a change that waits", () => {
    const session = new ChartSession(plan);
    session.apply([seat("kari")]);
    session.markUnsent();
    session.discard(session.view.waiting[0]?.change.id ?? "");
    expect(session.view).toMatchObject({ waiting: [], isOffline: false, state: { seats: [] } });
  });

  test("names the tables that others have changed, not its own", () => {
    const other = planTable({ id: "other", number: 2 });
    const server = new Server({ ...plan.state, tables: [table, other] });
    const session = new ChartSession(server.plan);
    session.apply([seat("kari")]);
    session.acknowledge(server.receive(session.nextBatch()));
    server.receive([identified(seat("per", "other"))]);
    session.receive(server.plan);
    expect(session.view.changedTableIds).toEqual(["other"]);
    session.forgetChangedTables();
    expect(session.view.changedTableIds).toEqual([]);
  });
});
