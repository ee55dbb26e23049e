import { useEffect, useLayoutEffect, useRef } from "react";
import type { ShownTable } from "#app/features/seating/drawing/show-table.ts";
import type { View } from "#app/features/seating/plan/geometry.ts";
import type { ViewStore } from "./view-store.ts";
import { toScreen } from "./viewport.ts";

/** Below this width, the table's pane covers the lower part of the plan. */
const coveredBelowWidth = 1024;
/** The table's place, as a share of the plan's height. */
const place = 0.22;

/** Moves the plan so that the pane does not cover its table, and back when the pane is closed. */
export function useTableInSight(
  store: ViewStore,
  shown: readonly ShownTable[],
  selectedTableId: string | null,
): void {
  const tables = useRef(shown);
  useLayoutEffect(() => {
    tables.current = shown;
  });
  const before = useRef<{ view: View; isMoved: boolean; shown: View } | null>(null);
  useEffect(() => {
    const found = tables.current.find(({ table }) => table.id === selectedTableId);
    if (!found) {
      const earlier = before.current;
      before.current = null;
      if (earlier && store.view === earlier.shown) store.show(earlier.view, earlier.isMoved);
      return;
    }
    const { view, screen, isMoved } = store;
    const below = toScreen(view, found.table).y - place * screen.height;
    if (window.innerWidth >= coveredBelowWidth || below <= 0) return;
    const next = { ...view, y: view.y - below };
    before.current = { ...(before.current ?? { view, isMoved }), shown: next };
    store.show(next, true);
  }, [store, selectedTableId]);
}
