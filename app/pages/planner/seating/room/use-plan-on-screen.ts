import { useLayoutEffect, useMemo, useState } from "react";
import { standsUp, turnBox } from "#app/features/seating/drawing/turn.ts";
import { type Box, planBox, roomBox, type Size } from "#app/features/seating/plan/geometry.ts";
import type { PlanState } from "#app/features/seating/plan/plan.ts";
import type { PlanSurface } from "./plan-surface.ts";
import { fitPlan } from "./viewport.ts";

/** Around the plan: names, doors and measures. */
const margins = {
  level: { left: 70, top: 40, right: 44, bottom: 24 },
  turned: { left: 26, top: 26, right: 26, bottom: 48 },
};
const toolsHeight = 64;
/** Below this width, the bar about a chosen guest is wide, and the tools are above it. */
const barBelowWidth = 1024;

/** Fits the plan into its area, first and after changes of the area's size and of the bar below. */
export function usePlanOnScreen(
  { area, store }: PlanSurface,
  { tables, room }: PlanState,
  chooseBarHeight: number,
): { isReady: boolean; isTurned: boolean; box: Box; showAll: () => void } {
  const [screen, setScreen] = useState<Size | null>(null);
  const isTurned = screen !== null && standsUp(roomBox(tables, room), screen);
  const box = useMemo(() => withMargin(planBox(tables, room), isTurned), [tables, room, isTurned]);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => setScreen({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);

  const covered =
    toolsHeight + (chooseBarHeight > 0 && innerWidth < barBelowWidth ? chooseBarHeight + 16 : 0);
  const showAll = () => {
    if (screen) store.show(fitPlan(box, screen, covered, isTurned), false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: tables may move without a new fit
  useLayoutEffect(() => {
    if (!screen) return;
    const hasTurned = store.isTurned !== isTurned;
    store.isTurned = isTurned;
    store.screen = screen;
    if (!store.isMoved || hasTurned) showAll();
  }, [store, screen, isTurned, covered, room?.width, room?.depth]);
  return { isReady: screen !== null, isTurned, box, showAll };
}

function withMargin(box: Box, isTurned: boolean): Box {
  const drawn = isTurned ? turnBox(box) : box;
  const { left, top, right, bottom } = isTurned ? margins.turned : margins.level;
  return {
    x: drawn.x - left,
    y: drawn.y - top,
    width: drawn.width + left + right,
    height: drawn.height + top + bottom,
  };
}
