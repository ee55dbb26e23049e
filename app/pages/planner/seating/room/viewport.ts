import {
  type Box,
  fitBox,
  type Point,
  type Size,
  type View,
} from "#app/features/seating/plan/geometry.ts";

export const minScale = 0.15;
export const maxScale = 3;
/** Of one press of a button or key. */
export const zoomStep = 1.25;
/** As much of the plan stays in sight, in pixels. */
const minVisible = 180;
const fitPadding = 6;
const maxFitScale = 1.25;

/** Zooms by the factor; the point of the screen stays where it is. */
export function zoomAt(view: View, { x, y }: Point, factor: number): View {
  const scale = Math.min(maxScale, Math.max(minScale, view.scale * factor));
  const ratio = scale / view.scale;
  return { scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

export function pan(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Keeps part of the box on the screen. */
export function clampView(view: View, box: Box, screen: Size): View {
  const limit = (offset: number, start: number, length: number, room: number) => {
    const [from, to] = [view.scale * start, view.scale * (start + length)];
    return Math.min(room - minVisible - from, Math.max(minVisible - to, offset));
  };
  return {
    scale: view.scale,
    x: limit(view.x, box.x, box.width, screen.width),
    y: limit(view.y, box.y, box.height, screen.height),
  };
}

export function toPlan(view: View, { x, y }: Point): Point {
  return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
}

export function toScreen(view: View, { x, y }: Point): Point {
  return { x: view.x + x * view.scale, y: view.y + y * view.scale };
}

/** Returns the view of the whole plan, free of the tools at the bottom. */
export function fitPlan(box: Box, screen: Size, toolsHeight: number, isAtTop: boolean): View {
  const room = { width: screen.width, height: Math.max(80, screen.height - toolsHeight) };
  const view = fitBox(box, room, { padding: fitPadding, maxScale: maxFitScale });
  const top = fitPadding - view.scale * box.y;
  return isAtTop ? { ...view, y: Math.min(view.y, top) } : view;
}

/** Returns the view after two fingers have moved: what was under them stays under them. */
export function pinch(view: View, before: [Point, Point], after: [Point, Point]): View {
  const [from, to] = [middle(before), middle(after)];
  const factor = apart(after) / Math.max(1, apart(before));
  return pan(zoomAt(view, from, factor), to.x - from.x, to.y - from.y);
}

function middle([one, other]: [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function apart([one, other]: [Point, Point]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
