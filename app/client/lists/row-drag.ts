import type { PointerEvent as ReactPointerEvent } from "react";

/** In pixels from an edge of the window. */
const scrollEdge = 72;
const scrollStep = 10;

interface RowPosition {
  row: HTMLElement;
  middle: number;
}

/** A finger that moves less than this has pressed the handle. In pixels. */
export const pressTolerance = 6;

export type StartDrag = (
  event: ReactPointerEvent<HTMLElement>,
  onDrop: (id: string, beforeId: string) => void,
  onPress: (id: string) => void,
) => void;

/**
 * Calls `onDrop` with the id of the row and the one below its new place, or "" for the end, and
 * `onPress` when the handle was not moved.
 */
export function startRowDrag(
  event: ReactPointerEvent<HTMLElement>,
  onDrop: (id: string, beforeId: string) => void,
  onPress: (id: string) => void,
): void {
  const handle = event.currentTarget;
  const row = handle.closest<HTMLElement>("[data-row]");
  const body = row?.parentElement;
  if (!row || !body || event.button !== 0) return;
  event.preventDefault();
  handle.focus();
  handle.setPointerCapture(event.pointerId);

  const positions = [...body.children].map((child) => positionOf(child as HTMLElement));
  const from = positions.findIndex((position) => position.row === row);
  const height = row.offsetHeight;
  const startY = event.pageY;
  const startScreenY = event.clientY;
  const controller = new AbortController();
  const { signal } = controller;
  let [to, clientY] = [from, event.clientY];
  row.dataset.dragged = "";

  const arrange = () => {
    const deltaY = clientY + window.scrollY - startY;
    const middle = (positions[from]?.middle ?? 0) + deltaY;
    to = positions.filter((position, index) => index !== from && position.middle < middle).length;
    for (const [index, position] of positions.entries()) {
      const shift = index === from ? deltaY : shiftOf(index, from, to) * height;
      position.row.style.transform = shift === 0 ? "" : `translateY(${shift}px)`;
    }
  };
  const isPress = () => Math.abs(clientY - startScreenY) < pressTolerance;
  const scroll = () => {
    if (signal.aborted) return;
    if (!isPress()) scrollAtEdge(clientY);
    arrange();
    requestAnimationFrame(scroll);
  };
  const end = () => {
    controller.abort();
    for (const position of positions) position.row.style.transform = "";
    delete row.dataset.dragged;
  };
  const drop = () => {
    end();
    const id = row.dataset.row ?? "";
    const below = positions[to > from ? to + 1 : to]?.row;
    if (to !== from) onDrop(id, below?.dataset.row ?? "");
    else if (isPress()) onPress(id);
  };
  const trackPointer = (move: PointerEvent) => {
    clientY = move.clientY;
  };
  const cancel = (key: KeyboardEvent) => key.key === "Escape" && end();
  handle.addEventListener("pointermove", trackPointer, { signal });
  handle.addEventListener("pointerup", drop, { signal });
  handle.addEventListener("pointercancel", end, { signal });
  window.addEventListener("keydown", cancel, { signal });
  scroll();
}

function scrollAtEdge(clientY: number): void {
  if (clientY < scrollEdge) window.scrollBy(0, -scrollStep);
  else if (clientY > window.innerHeight - scrollEdge) window.scrollBy(0, scrollStep);
}

function positionOf(row: HTMLElement): RowPosition {
  const { top, height } = row.getBoundingClientRect();
  return { row, middle: top + window.scrollY + height / 2 };
}

function shiftOf(index: number, from: number, to: number): -1 | 0 | 1 {
  if (from < index && index <= to) return -1;
  return to <= index && index < from ? 1 : 0;
}
