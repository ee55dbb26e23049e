import { createContext, type RefObject, useContext, useMemo } from "react";
import { turnBack } from "#app/features/seating/drawing/turn.ts";
import type { Point } from "#app/features/seating/plan/geometry.ts";
import { useScale, type ViewStore } from "./view-store.ts";
import { toPlan } from "./viewport.ts";

/** The element that shows the plan, and where the plan is in it. */
export interface PlanSurface {
  area: RefObject<HTMLElement | null>;
  store: ViewStore;
}

export const PlanSurfaceContext = createContext<PlanSurface | null>(null);

interface PlanPoint {
  /** Of a point of the window. */
  toPlan: (event: WindowPoint) => Point;
  /** How large a unit of the plan is on screen. */
  scale: number;
  /** The plan stands up: see `turnPoint`. */
  isTurned: boolean;
}

export function usePlanPoint(): PlanPoint {
  const surface = useContext(PlanSurfaceContext);
  if (!surface) throw new Error("Rendered outside the room");
  const scale = useScale(surface.store);
  const { isTurned } = surface.store;
  return useMemo(
    () => ({ toPlan: (event) => planPoint(surface, event), scale, isTurned }),
    [surface, scale, isTurned],
  );
}

export interface WindowPoint {
  clientX: number;
  clientY: number;
}

export function planPoint({ area, store }: PlanSurface, event: WindowPoint): Point {
  if (!area.current) return { x: 0, y: 0 };
  const point = toPlan(store.view, store.toArea(area.current, event));
  return store.isTurned ? turnBack(point) : point;
}
