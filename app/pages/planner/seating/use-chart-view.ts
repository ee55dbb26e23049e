import { useCallback, useEffect, useMemo, useState } from "react";
import { type PersonRef, personKey } from "#app/features/seating/plan/plan.ts";
import type { Chart, ChartView, Pane, Preview } from "./chart-context.ts";

/** What is open and chosen on the screen. */
export function useChartViewState({ state, refused, waiting, isOffline }: Chart): ChartView {
  const [pane, setPane] = useState<Pane | null>(null);
  const [tableId, setTableId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly PersonRef[]>([]);
  const [preview, setPreview] = useState<Preview | null>(null);

  const openPane = useCallback((next: Pane | null) => {
    setPane(next);
    if (next !== "suggestion") setPreview(null);
    if (next !== "table") setTableId(null);
  }, []);
  const selectTable = useCallback(
    (id: string | null) => {
      openPane(id === null ? null : "table");
      setTableId(id);
    },
    [openPane],
  );
  const [chooseBarHeight, setChooseBarHeight] = useState(0);
  const chooseBarRef = useCallback((bar: HTMLElement | null) => {
    if (!bar) return;
    const measure = () => setChooseBarHeight(bar.offsetHeight);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(bar);
    return () => {
      sizes.disconnect();
      setChooseBarHeight(0);
    };
  }, []);
  const choose = useCallback((persons: readonly PersonRef[]) => setChosen(persons), []);

  useEffect(() => {
    if (refused.length > 0) openPane("changes");
  }, [refused.length, openPane]);
  const hasChanges = refused.length > 0 || (isOffline && waiting.length > 0);

  const isCurrent =
    pane === "table"
      ? state.tables.some(({ id }) => id === tableId)
      : pane !== "changes" || hasChanges;
  const selectable = useMemo(() => {
    const coming = new Set(state.persons.filter(({ isComing }) => isComing).map(personKey));
    return chosen.filter((person) => coming.has(personKey(person)));
  }, [chosen, state.persons]);
  return useMemo(
    () => ({
      pane: isCurrent ? pane : null,
      openPane,
      selectedTableId: isCurrent ? tableId : null,
      selectTable,
      chosen: selectable,
      choose,
      chooseBarHeight,
      chooseBarRef,
      preview,
      setPreview,
    }),
    [
      pane,
      isCurrent,
      openPane,
      tableId,
      selectTable,
      selectable,
      choose,
      chooseBarHeight,
      chooseBarRef,
      preview,
    ],
  );
}
