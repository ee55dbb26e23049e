import type { ChangeResult } from "#app/features/seating/commands.server.ts";
import {
  type IdentifiedChange,
  type PlanChange,
  type RefusalReason,
  refused,
} from "#app/features/seating/plan/changes.ts";
import {
  applyInOrder,
  emptyHistory,
  type History,
  recordStep,
  redo,
  type Travel,
  undo,
} from "#app/features/seating/plan/history.ts";
import { type PlanSeat, type PlanState, personKey } from "#app/features/seating/plan/plan.ts";
import { maxChangesPerRequest } from "#app/features/seating/rules.ts";
import type { RefusedChange, WaitingChange } from "../chart-context.ts";

/** A plan as the server has it. Its revision grows with every change. */
export interface ServerPlan {
  state: PlanState;
  revision: number;
}

export interface SessionView {
  state: PlanState;
  waiting: readonly WaitingChange[];
  refused: readonly RefusedChange[];
  /** Sent with refused ones after a time without network. */
  saved: readonly WaitingChange[];
  isOffline: boolean;
  /** Tables that the last plan of the server has changed. */
  changedTableIds: readonly string[];
  /** Keys of persons who come since an answer or the list has changed during this visit. */
  newcomers: ReadonlySet<string>;
  canUndo: boolean;
  canRedo: boolean;
}

/** Keeps changes while the page is closed. */
export interface ChangeStorage {
  load: () => WaitingChange[];
  add: (changes: readonly WaitingChange[]) => void;
  remove: (ids: readonly string[]) => void;
}

interface Refused {
  change: PlanChange;
  reason: RefusalReason;
}

interface QueuedChange extends WaitingChange {
  /** Unknown for a change of an earlier visit. */
  seatsBefore?: readonly PlanSeat[];
  /** The revision that contains the change, once the server has saved it. */
  savedIn: number | null;
}

/**
 * The chart of one visit: the server's plan with the couple's changes on top, which wait in a queue
 * until the server has them. Changes keep their ids, so sending them twice is harmless.
 */
export class ChartSession {
  #plan: ServerPlan;
  #storage: ChangeStorage | null = null;
  #queue: readonly QueuedChange[] = [];
  #history: History = emptyHistory;
  #refused: readonly RefusedChange[] = [];
  #saved: readonly WaitingChange[] = [];
  #isOffline = false;
  #changedTableIds: readonly string[] = [];
  #newcomers: ReadonlySet<string> = new Set();
  #batchSize = maxChangesPerRequest;
  #view: SessionView;
  readonly #listeners = new Set<() => void>();

  constructor(plan: ServerPlan) {
    this.#plan = plan;
    this.#view = this.#makeView();
  }

  /** Takes up the changes of an earlier visit that were not sent, and stores those of this one. */
  restore(storage: ChangeStorage): void {
    this.#storage = storage;
    const known = new Set(this.#queue.map(({ change }) => change.id));
    const stored = storage.load().filter(({ change }) => !known.has(change.id));
    if (stored.length === 0) return;
    this.#queue = [...stored.map((waiting) => ({ ...waiting, savedIn: null })), ...this.#queue];
    this.#update();
  }

  get view(): SessionView {
    return this.#view;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes a newer plan from the server. The couple's unsaved changes stay on top of it. */
  receive(plan: ServerPlan): void {
    if (plan === this.#plan || plan.revision < this.#plan.revision) return;
    const before = this.#view.state;
    const newcomers = newcomersOf(this.#plan.state, plan.state);
    if (newcomers.length > 0) this.#newcomers = new Set([...this.#newcomers, ...newcomers]);
    const isChanged = plan.revision > this.#plan.revision;
    this.#plan = plan;
    this.#queue = this.#queue.filter(({ savedIn }) => savedIn === null || savedIn > plan.revision);
    this.#update();
    if (!isChanged) return;
    this.#changedTableIds = changedTables(before, this.#view.state);
    this.#update();
  }

  forgetChangedTables(): void {
    if (this.#changedTableIds.length === 0) return;
    this.#changedTableIds = [];
    this.#update();
  }

  /** Makes all changes as one step of undo, or none. `inverse` undoes this step alone. */
  apply(changes: readonly PlanChange[]): { refusal: Refused } | { inverse: PlanChange[] } {
    const { state, refused: refusals, inverse } = applyInOrder(this.#view.state, changes);
    const [refusal] = refusals;
    if (refusal) return { refusal };
    if (state !== this.#view.state) {
      this.#history = recordStep(this.#history, inverse);
      this.#enqueue(changes);
    }
    return { inverse };
  }

  /** Returns what could not be undone because others have changed the chart. */
  undo(): Refused[] {
    return this.#travel(undo(this.#view.state, this.#history));
  }

  redo(): Refused[] {
    return this.#travel(redo(this.#view.state, this.#history));
  }

  /** The next changes to send, oldest first. */
  nextBatch(): IdentifiedChange[] {
    const unsaved = this.#queue.filter(({ savedIn }) => savedIn === null);
    return unsaved.slice(0, this.#batchSize).map(({ change }) => change);
  }

  /** Takes the server's answer to a batch. */
  acknowledge({ results, revision }: { results: readonly ChangeResult[]; revision: number }): void {
    const resultOf = new Map(results.map((result) => [result.id, result]));
    const acknowledged = this.#queue.filter(({ change }) => resultOf.has(change.id));
    const lost = acknowledged.flatMap(({ savedIn: _, ...waiting }): RefusedChange[] => {
      const result = resultOf.get(waiting.change.id);
      return result?.ok === false ? [{ ...waiting, reason: result.reason }] : [];
    });
    this.#queue = this.#queue.flatMap((queued) => {
      const result = resultOf.get(queued.change.id);
      if (!result) return queued;
      return result.ok && revision > this.#plan.revision ? { ...queued, savedIn: revision } : [];
    });
    this.#storage?.remove([...resultOf.keys()]);
    const wasOffline = this.#isOffline;
    this.#isOffline = false;
    this.#batchSize = maxChangesPerRequest;
    if (lost.length > 0) {
      this.#refused = [...this.#refused, ...lost];
      const saved = acknowledged.filter(({ change }) => resultOf.get(change.id)?.ok);
      if (wasOffline) this.#saved = [...this.#saved, ...saved];
    }
    this.#update();
  }

  /** The batch did not reach the server, or the server could not save it. */
  markUnsent(): void {
    this.#isOffline = true;
    this.#update();
  }

  /** The server could not read the batch. Sends one by one to find the change that it cannot read. */
  markUnreadable(): void {
    const batch = this.nextBatch();
    this.#batchSize = 1;
    const [unreadable] = batch;
    if (!unreadable || batch.length > 1) {
      this.#update();
      return;
    }
    const results = [{ id: unreadable.id, ...refused("gone") }];
    this.acknowledge({ results, revision: this.#plan.revision });
  }

  discard(id: string): void {
    this.#queue = this.#queue.filter(({ change }) => change.id !== id);
    this.#storage?.remove([id]);
    if (this.#queue.length === 0) this.#isOffline = false;
    this.#update();
  }

  /** The couple has read of the change with this id, or of all. */
  dismissRefused(id?: string): void {
    this.#refused = id ? this.#refused.filter(({ change }) => change.id !== id) : [];
    if (this.#refused.length === 0) this.#saved = [];
    this.#update();
  }

  #travel(travel: Travel | null): Refused[] {
    if (!travel) return [];
    this.#history = travel.history;
    if (travel.applied.length > 0) this.#enqueue(travel.applied);
    else this.#update();
    return travel.refused;
  }

  #enqueue(changes: readonly PlanChange[]): void {
    const madeAt = new Date().toISOString();
    const { seats: seatsBefore } = this.#view.state;
    const queued = changes.map((change): QueuedChange => {
      return { change: { ...change, id: crypto.randomUUID() }, madeAt, seatsBefore, savedIn: null };
    });
    this.#storage?.add(queued.map(({ change }) => ({ change, madeAt })));
    this.#queue = [...this.#queue, ...queued];
    this.#update();
  }

  #update(): void {
    this.#view = this.#makeView();
    for (const listener of this.#listeners) listener();
  }

  #makeView(): SessionView {
    const { state } = applyInOrder(
      this.#plan.state,
      this.#queue.map(({ change }) => change),
    );
    const unsaved = this.#queue.filter(({ savedIn }) => savedIn === null);
    return {
      state,
      waiting: unsaved.map(({ change, madeAt }) => ({ change, madeAt })),
      refused: this.#refused,
      saved: this.#saved,
      isOffline: this.#isOffline,
      changedTableIds: this.#changedTableIds,
      newcomers: this.#newcomers,
      canUndo: this.#history.done.length > 0,
      canRedo: this.#history.undone.length > 0,
    };
  }
}

function newcomersOf(before: PlanState, after: PlanState): string[] {
  const came = new Set(before.persons.filter(({ isComing }) => isComing).map(personKey));
  const coming = after.persons.filter(({ isComing }) => isComing).map(personKey);
  return coming.filter((key) => !came.has(key));
}

function changedTables(before: PlanState, after: PlanState): string[] {
  const earlier = tableContents(before);
  return [...tableContents(after)].flatMap(([id, content]) =>
    earlier.get(id) === content ? [] : id,
  );
}

function tableContents({ tables, seats }: PlanState): Map<string, string> {
  const byTable = Map.groupBy(seats, ({ tableId }) => tableId);
  return new Map(
    tables.map((table) => [table.id, JSON.stringify([table, byTable.get(table.id) ?? []])]),
  );
}
