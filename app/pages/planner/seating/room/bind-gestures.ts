import type { Point } from "#app/features/seating/plan/geometry.ts";
import { type Gesture, type GestureEvent, type Grip, isDragging, nextGesture } from "./gesture.ts";

type DragName = Extract<Gesture, { start: Point; name: `dragging${string}` }>["name"];

export interface GestureHandlers {
  /** What the pointer grips; null where it grips nothing of the plan. */
  gripAt: (target: Element, isTouch: boolean) => Grip | null;
  onPress: (target: Element, event: PointerEvent) => void;
  onDragStart: (name: DragName, target: Element, event: PointerEvent, start: Point) => void;
  onDrag: (event: PointerEvent) => void;
  onDrop: (event: PointerEvent) => void;
  onCancel: () => void;
  onPan: (from: Point, to: Point) => void;
  onPinch: (from: [Point, Point], to: [Point, Point]) => void;
  onGestureEnd: () => void;
}

/** A finger rests this long on a guest or table before it picks it up. */
const longPressMs = { plan: 400, list: 280 } as const;

/** Listens to pointers on the plan, and on guests anywhere on the page. Returns how to stop. */
export function bindGestures(handlers: () => GestureHandlers): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let gesture: Gesture = { name: "idle" };
  let target: Element | null = null;
  let latest: PointerEvent | null = null;
  let timer = 0;
  let frame = 0;
  let undrawn: PointerEvent | null = null;

  /** Once a frame: some pointers send several events in one. */
  const dragSoon = (event: PointerEvent) => {
    if (!undrawn) frame = requestAnimationFrame(drawDrag);
    undrawn = event;
  };
  const drawDrag = () => {
    cancelAnimationFrame(frame);
    const event = undrawn;
    undrawn = null;
    if (event) handlers().onDrag(event);
  };

  const advance = (event: GestureEvent, pointer: PointerEvent | null) => {
    const before = gesture;
    const after = nextGesture(before, event);
    gesture = after;
    if (after.name !== "pressed") window.clearTimeout(timer);
    if (before === after) return;
    react(before, after, event, pointer);
    if (after.name === "idle") target = null;
  };

  const react = (
    before: Gesture,
    after: Gesture,
    event: GestureEvent,
    pointer: PointerEvent | null,
  ) => {
    const on = handlers();
    if (isDragging(before)) {
      if (after.name === "idle") {
        if (event.type === "up" && pointer) {
          drawDrag();
          ignoreNextClick();
          on.onDrop(pointer);
        } else {
          undrawn = null;
          on.onCancel();
        }
      } else if (isDragging(after) && pointer) dragSoon(pointer);
      return;
    }
    if (isDragging(after) && target && pointer) {
      document.getSelection()?.removeAllRanges();
      if (event.type === "longPress") navigator.vibrate?.(12);
      on.onDragStart(after.name, target, pointer, after.start);
      on.onDrag(pointer);
      return;
    }
    if (after.name === "panning" && event.type === "move") on.onPan(after.from, after.at);
    else if (after.name === "pinching" && event.type === "move") {
      on.onPinch(after.from, [after.contacts[0].at, after.contacts[1].at]);
    } else if (before.name === "pressed" && after.name === "idle") {
      const isInList = before.grip.on === "guest" && before.grip.isInList;
      if (event.type === "up" && target && pointer && !isInList) on.onPress(target, pointer);
    } else if (after.name === "idle") {
      on.onGestureEnd();
      if (event.type === "up") ignoreNextClick();
    }
  };

  const pointerOf = ({ pointerId, clientX, clientY }: PointerEvent) => ({
    pointer: pointerId,
    at: { x: clientX, y: clientY },
  });

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const isTouch = event.pointerType === "touch";
    const grip = handlers().gripAt(event.target, isTouch);
    if (!grip) return;
    latest = event;
    if (gesture.name === "idle") target = event.target;
    advance({ type: "down", ...pointerOf(event), grip, isTouch }, event);
    if (gesture.name !== "pressed" || !isTouch || grip.on === "floor") return;
    const isInList = grip.on === "guest" && grip.isInList;
    timer = window.setTimeout(
      () => advance({ type: "longPress" }, latest),
      isInList ? longPressMs.list : longPressMs.plan,
    );
  };
  const onMove = (event: PointerEvent) => {
    if (gesture.name === "idle") return;
    latest = event;
    advance({ type: "move", ...pointerOf(event) }, event);
  };
  const onUp = (event: PointerEvent) => advance({ type: "up", pointer: event.pointerId }, event);
  const onCancel = () => advance({ type: "cancel" }, null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || gesture.name === "idle") return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  // Only a listener that is not passive keeps the browser from scrolling under a dragged guest.
  const onTouchMove = (event: TouchEvent) => {
    if (isDragging(gesture) && event.cancelable) event.preventDefault();
  };
  const preventDefault = (event: Event) => {
    if (gesture.name !== "idle") event.preventDefault();
  };

  document.addEventListener("pointerdown", onDown, { signal });
  window.addEventListener("pointermove", onMove, { signal });
  window.addEventListener("pointerup", onUp, { signal });
  window.addEventListener("pointercancel", onCancel, { signal });
  window.addEventListener("blur", onCancel, { signal });
  window.addEventListener("keydown", onKeyDown, { signal, capture: true });
  window.addEventListener("touchmove", onTouchMove, { signal, passive: false });
  for (const type of ["contextmenu", "dragstart", "selectstart"]) {
    window.addEventListener(type, preventDefault, { signal });
  }
  return () => {
    onCancel();
    controller.abort();
  };
}

/** The browser makes a click of what was a drag. */
function ignoreNextClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", ignore, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener("click", ignore, { capture: true }), 0);
}
