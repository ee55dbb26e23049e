import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { ShownTable } from "#app/features/seating/drawing/show-table.ts";
import type { Box, Point } from "#app/features/seating/plan/geometry.ts";
import { useChartView } from "../chart-context.ts";
import { bindGestures, type GestureHandlers } from "./bind-gestures.ts";
import { grippedPersons, tableTargetAt } from "./drop-target.ts";
import { EdgePan } from "./edge-pan.ts";
import type { Gesture, Grip } from "./gesture.ts";
import type { PlanSurface, WindowPoint } from "./plan-surface.ts";
import type { useGuestDrag } from "./use-guest-drag.ts";
import type { useSeating } from "./use-seating.ts";
import type { useTableDrag } from "./use-table-drag.ts";
import { clampView, pan, pinch, zoomAt, zoomStep } from "./viewport.ts";

interface PlanGesturesOptions {
  surface: PlanSurface;
  shown: readonly ShownTable[];
  box: Box;
  guestDrag: ReturnType<typeof useGuestDrag>;
  tableDrag: ReturnType<typeof useTableDrag>;
  seating: ReturnType<typeof useSeating>;
}

/** Below this width the table's pane opens by itself after a guest was seated. */
const phoneWidth = 640;
const wheelZoom = 0.0025;
const linePixels = 16;

export function usePlanGestures(options: PlanGesturesOptions) {
  const view = useChartView();
  const { surface, box } = options;
  const { area, store } = surface;
  const dragged = useRef<Gesture["name"]>("idle");
  const latest = useRef<GestureHandlers>(null);
  const edgePan = useRef(
    new EdgePan((step, event) => {
      latest.current?.onPan({ x: 0, y: 0 }, step);
      latest.current?.onDrag(event);
    }),
  );

  const handlers: GestureHandlers = {
    gripAt: (target) => {
      if (view.preview && target.closest("[data-drag-guest]")) return null;
      if (target.closest("[data-drag-guest]")) return { on: "guest", isInList: true };
      if (!area.current?.contains(target)) return null;
      if (target.closest("[data-plan-tool], [data-plan-overlay]")) return null;
      return gripOnPlan(target, view.preview !== null || view.pane === "room");
    },
    onPress: (target, event) => press(target, event),
    onDragStart: (name, target, event, start) => {
      dragged.current = name;
      if (name === "draggingGuest") options.guestDrag.start(target, event);
      else if (name === "draggingTable") options.tableDrag.startMove(target, start);
      else options.tableDrag.startHandle(target, view.selectedTableId, start);
    },
    onDrag: (event) => {
      if (dragged.current === "draggingGuest") options.guestDrag.move(event);
      else options.tableDrag.move(event);
      if (area.current) edgePan.current.follow(event, area.current.getBoundingClientRect());
    },
    onDrop: () => {
      edgePan.current.stop();
      if (dragged.current === "draggingGuest") options.guestDrag.drop();
      else options.tableDrag.drop();
    },
    onCancel: () => {
      edgePan.current.stop();
      options.guestDrag.cancel();
      options.tableDrag.cancel();
    },
    onPan: (from, to) => {
      const moved = pan(store.view, to.x - from.x, to.y - from.y);
      store.move(clampView(moved, box, store.screen));
    },
    onPinch: (from, to) => {
      if (!area.current) return;
      const inArea = ([one, other]: [Point, Point]): [Point, Point] => [
        toArea(area.current, one),
        toArea(area.current, other),
      ];
      store.move(clampView(pinch(store.view, inArea(from), inArea(to)), box, store.screen));
    },
    onGestureEnd: store.commit,
  };

  const press = (target: Element, event: WindowPoint) => {
    const { chosen, preview } = view;
    const chair = target.closest<SVGElement>("[data-seat]");
    const person = target.closest("[data-person]");
    if (preview || view.pane === "room") return;
    if (person?.classList.contains("is-freed")) {
      return options.seating.unseat(grippedPersons(person));
    }
    const near = tableTargetAt(surface, options.shown, event);
    const tableId = target.closest<SVGElement>("[data-table]")?.dataset.table ?? near?.tableId;
    if (tableId === undefined) {
      if (view.pane === "table") view.selectTable(null);
      return;
    }
    if (chosen.length === 0) return view.selectTable(tableId);
    const seat = chair ? Number(chair.dataset.seat) : null;
    const occupant = (person as SVGElement | null)?.dataset.person ?? null;
    const isSeated = options.seating.seatChosenAt(tableId, seat, occupant);
    if (isSeated && window.innerWidth < phoneWidth) view.selectTable(tableId);
  };

  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => bindGestures(() => latest.current as GestureHandlers), []);

  const boxOf = useRef(box);
  useLayoutEffect(() => {
    boxOf.current = box;
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1;
      const [x, y] = [event.deltaX * unit, event.deltaY * unit];
      const next =
        event.ctrlKey || event.metaKey
          ? zoomAt(store.view, store.toArea(element, event), Math.exp(-y * wheelZoom * 2))
          : event.shiftKey && x === 0
            ? pan(store.view, -y, 0)
            : pan(store.view, -x, -y);
      store.move(clampView(next, boxOf.current, store.screen));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [area, store]);

  return useMemo(
    () => ({
      zoom: (direction: 1 | -1) => {
        const { width, height } = store.screen;
        const factor = direction > 0 ? zoomStep : 1 / zoomStep;
        store.show(zoomAt(store.view, { x: width / 2, y: height / 2 }, factor), true);
      },
      /** Presses of keys and of assistive technology; a pointer's press is a gesture. */
      onClick: (event: MouseEvent) => {
        if (event.detail !== 0 || !(event.target instanceof Element)) return;
        if (event.target.closest("[data-table]"))
          latest.current?.onPress(event.target, event.nativeEvent as PointerEvent);
      },
    }),
    [store],
  );
}

function gripOnPlan(target: Element, isFixed: boolean): Grip {
  if (isFixed) return { on: "floor" };
  if (target.closest("[data-handle]")) return { on: "handle" };
  const person = target.closest("[data-person]");
  if (person && !person.classList.contains("is-freed")) return { on: "guest", isInList: false };
  return target.closest("[data-table]") ? { on: "table" } : { on: "floor" };
}

function toArea(area: Element | null, { x, y }: Point): Point {
  const corner = area?.getBoundingClientRect();
  return { x: x - (corner?.left ?? 0), y: y - (corner?.top ?? 0) };
}
