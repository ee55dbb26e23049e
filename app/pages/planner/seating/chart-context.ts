import { createContext, useContext } from "react";
import type {
  IdentifiedChange,
  PlanChange,
  RefusalReason,
} from "#app/features/seating/plan/changes.ts";
import type { Held, PersonRef, PlanSeat, PlanState } from "#app/features/seating/plan/plan.ts";

/** The plan and everything that changes it. */
export interface Chart {
  /** With the changes that the server has not confirmed yet. */
  state: PlanState;
  /**
   * Makes the changes as one step of undo and sends them. If one is refused, none is made: the
   * couple reads why in a toast, and the reason is returned.
   */
  apply: (...changes: PlanChange[]) => RefusalReason | null;
  /** Also shows a toast, whose undo concerns these changes alone. */
  applyWithToast: (title: string, ...changes: PlanChange[]) => RefusalReason | null;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Changes that are not saved yet, oldest first. */
  waiting: readonly WaitingChange[];
  isOffline: boolean;
  save: () => void;
  /** Takes a waiting change back before it is sent. */
  discard: (id: string) => void;
  /** Changes that the server refused, to be read and put away by the couple. */
  refused: readonly RefusedChange[];
  /** Without an id, all of them. */
  dismissRefused: (id?: string) => void;
  /** Changes that were saved while others of the same time without network were refused. */
  saved: readonly WaitingChange[];
  /** Keys of persons who come since an answer or the list has changed during this visit. */
  newcomers: ReadonlySet<string>;
  /** First names of the couple, in the order of their chairs. */
  couple: readonly string[];
  /** By key of the person. */
  diets: ReadonlyMap<string, PersonDiet>;
  /** The other owner of the wedding, while the chart is open there too. */
  partner: Partner | null;
  /** Tells the partner what is being moved, and where to; null when it is put down. */
  hold: (held: Held | null) => void;
}

/** `text` is short enough for a chip. */
export interface PersonDiet {
  text: string;
  isSevere: boolean;
}

export interface Partner {
  name: string;
  held: Held | null;
  /** Tables that the partner changed in the last seconds. */
  changedTableIds: readonly string[];
}

export interface WaitingChange {
  change: IdentifiedChange;
  /** ISO 8601. */
  madeAt: string;
}

export interface RefusedChange extends WaitingChange {
  reason: RefusalReason;
  /** As they were shown when the change was made; unknown for a change of an earlier visit. */
  seatsBefore?: readonly PlanSeat[];
}

export type Pane = "table" | "rules" | "suggestion" | "room" | "changes";

/** What the couple looks at. It is not stored. */
export interface ChartView {
  pane: Pane | null;
  openPane: (pane: Pane | null) => void;
  selectedTableId: string | null;
  /** Opens the table's pane; null closes it. */
  selectTable: (tableId: string | null) => void;
  /** Persons who are being seated by two presses: first they, then a table. */
  chosen: readonly PersonRef[];
  choose: (persons: readonly PersonRef[]) => void;
  /** In pixels. 0 when no guest is chosen. */
  chooseBarHeight: number;
  /** A callback ref. */
  chooseBarRef: (bar: HTMLElement | null) => (() => void) | undefined;
  /** A proposal shown in place of the plan. Nothing can be changed meanwhile. */
  preview: Preview | null;
  setPreview: (preview: Preview | null) => void;
}

export interface Preview {
  state: PlanState;
  /** Keys of persons who get a seat. */
  gained: ReadonlySet<string>;
  /** Keys of persons who sit at another table than before. */
  moved: ReadonlySet<string>;
}

/** A broken rule as the plan shows it. */
export interface RuleMark {
  ruleId: string;
  isMust: boolean;
  /** Keys of persons. */
  persons: readonly string[];
  tableIds: readonly string[];
  text: string;
}

export const ChartContext = createContext<Chart | null>(null);
export const ChartViewContext = createContext<ChartView | null>(null);
export const RuleMarksContext = createContext<readonly RuleMark[]>([]);

export function useChart(): Chart {
  return required(useContext(ChartContext));
}

export function useChartView(): ChartView {
  return required(useContext(ChartViewContext));
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error("Rendered outside the seating chart");
  return value;
}
