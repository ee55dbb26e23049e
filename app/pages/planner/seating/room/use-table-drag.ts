import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import type { Point } from "#app/features/seating/plan/geometry.ts";
import type { PlanTable } from "#app/features/seating/plan/plan.ts";
import { useChart } from "../chart-context.ts";
import { type LiftedTables, liftTables } from "./lift-tables.ts";
import { type PlanSurface, planPoint, type WindowPoint } from "./plan-surface.ts";
import {
  editChanges,
  type Handle,
  moveChanges,
  resized,
  snapMove,
  tablesMovedWith,
  turnedTo,
} from "./table-moves.ts";

/** Within as many pixels a table is aligned to others. */
const snapPixels = 7;

interface Moved {
  table: PlanTable;
  /** Where it was gripped, on the plan. */
  grip: Point;
  lifted: LiftedTables;
  delta: Point;
}

interface Pulled {
  table: PlanTable;
  grip: Point;
  /** Null turns the table. */
  handle: Handle | null;
  edited: PlanTable;
}

/** A table on its way, or one that is turned or resized by its handles. */
export function useTableDrag(surface: PlanSurface, layer: RefObject<HTMLElement | null>) {
  const { state, apply } = useChart();
  const { tables } = state;
  const moved = useRef<Moved>(null);
  const pulled = useRef<Pulled>(null);
  const [edited, setEdited] = useState<PlanTable | null>(null);

  const startMove = useCallback(
    (target: Element, start: Point) => {
      const id = target.closest<SVGElement>("[data-table]")?.dataset.table;
      const table = tables.find((each) => each.id === id);
      if (!table || !layer.current || !surface.area.current) return;
      const ids = tablesMovedWith(tables, table).map((each) => each.id);
      const { isTurned } = surface.store;
      const lifted = liftTables(surface.area.current, layer.current, ids, isTurned);
      moved.current = { table, grip: gripOf(surface, start), lifted, delta: { x: 0, y: 0 } };
    },
    [tables, layer, surface],
  );

  const startHandle = useCallback(
    (target: Element, tableId: string | null, start: Point) => {
      const table = tables.find(({ id }) => id === tableId);
      const name = target.closest<SVGElement>("[data-handle]")?.dataset.handle;
      if (!table || name === undefined) return;
      const handle = handleOf(name);
      pulled.current = { table, grip: gripOf(surface, start), handle, edited: table };
    },
    [tables, surface],
  );

  const move = useCallback(
    (event: WindowPoint) => {
      const grip = moved.current?.grip ?? pulled.current?.grip;
      if (!grip) return;
      const to = planPoint(surface, event);
      const wanted = { x: to.x - grip.x, y: to.y - grip.y };
      if (moved.current) {
        const { table, lifted } = moved.current;
        const near = snapPixels / surface.store.view.scale;
        const { delta, guides } = snapMove(tables, table, wanted, near);
        moved.current.delta = delta;
        lifted.moveBy(delta, guides, surface.store.view);
      } else if (pulled.current) {
        const { table, handle } = pulled.current;
        const next = handle ? resized(table, handle, wanted) : turnedTo(table, to);
        pulled.current.edited = next;
        setEdited(next);
      }
    },
    [surface, tables],
  );

  const end = useCallback(() => {
    moved.current?.lifted.putDown();
    moved.current = null;
    pulled.current = null;
    setEdited(null);
  }, []);

  const drop = useCallback(() => {
    const [move, pull] = [moved.current, pulled.current];
    end();
    const changes = move
      ? moveChanges(tables, move.table, move.delta)
      : pull
        ? editChanges(pull.table, pull.edited)
        : [];
    if (changes.length > 0) apply(...changes);
  }, [apply, tables, end]);

  return useMemo(
    () => ({ edited, startMove, startHandle, move, drop, cancel: end }),
    [edited, startMove, startHandle, move, drop, end],
  );
}

function gripOf(surface: PlanSurface, { x, y }: Point): Point {
  return planPoint(surface, { clientX: x, clientY: y });
}

/** Handles are named by where they are, as "1 -1", and "turn". */
function handleOf(name: string): Handle | null {
  const [x, y] = name.split(" ").map(Number);
  return name === "turn" ? null : ({ x, y } as Handle);
}
