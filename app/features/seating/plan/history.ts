import type { PlanChange, RefusalReason } from "./changes.ts";
import type { PlanState } from "./plan.ts";
import { applyChange } from "./state.ts";

/** The changes of a visit that can be undone and done again, the latest last. */
export interface History {
  done: readonly Step[];
  undone: readonly Step[];
}

/** Changes that lead back from one step, or forward again. */
type Step = readonly PlanChange[];

export interface AppliedInOrder<Change extends PlanChange> {
  state: PlanState;
  applied: Change[];
  refused: { change: Change; reason: RefusalReason }[];
  /** Undoes all of them. */
  inverse: PlanChange[];
}

export interface Travel extends AppliedInOrder<PlanChange> {
  history: History;
}

export const emptyHistory: History = { done: [], undone: [] };

/**
 * Applies each change that is not refused. With the changes that the server has not confirmed, it
 * rebases them on a newer state.
 */
export function applyInOrder<Change extends PlanChange>(
  state: PlanState,
  changes: readonly Change[],
): AppliedInOrder<Change> {
  const result: AppliedInOrder<Change> = { state, applied: [], refused: [], inverse: [] };
  for (const change of changes) {
    const outcome = applyChange(result.state, change);
    if (outcome.ok) {
      result.state = outcome.state;
      result.applied.push(change);
      result.inverse.unshift(...outcome.inverse);
    } else result.refused.push({ change, reason: outcome.reason });
  }
  return result;
}

/** Adds changes that the couple has made at once as one step. */
export function recordStep(history: History, inverse: Step): History {
  if (inverse.length === 0) return history;
  return { done: [...history.done, inverse], undone: [] };
}

/** Returns null without a step. A step that others have made impossible is reported and dropped. */
export function undo(state: PlanState, { done, undone }: History): Travel | null {
  const step = done.at(-1);
  if (!step) return null;
  const result = applyInOrder(state, step);
  const history = { done: done.slice(0, -1), undone: withStep(undone, result.inverse) };
  return { ...result, history };
}

/** Does the step again that was undone last. */
export function redo(state: PlanState, { done, undone }: History): Travel | null {
  const step = undone.at(-1);
  if (!step) return null;
  const result = applyInOrder(state, step);
  const history = { done: withStep(done, result.inverse), undone: undone.slice(0, -1) };
  return { ...result, history };
}

function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  return step.length === 0 ? steps : [...steps, step];
}
