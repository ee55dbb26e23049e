import type { PointerEvent as ReactPointerEvent } from "react";

/** In pixels from an edge of the window. */
const scrollEdge = 72;
const scrollStep = 10;

interface RowPosition {
  row: HTMLElement;
  middle: number;
}

/** `onDrop` receives the row's id and the id of the row below its new place, or "" for the end. */
export function startRowDrag(
  event: ReactPointerEvent<HTMLElement>,
  onDrop: (id: string, beforeId: string) => void,
): void {
  const handle = event.currentTarget;
  const row = handle.closest<HTMLElement>("[data-row]");
  const body = row?.parentElement;
  if (!row || !body || event.button !== 0) return;
  event.preventDefault();
  handle.focus();
  handle.setPointerCapture(event.pointerId);

  const positions = [...body.children].map((child) => positionOf(child as HTMLElement));
  const from = positions.findIndex((place) => place.row === row);
  const height = row.offsetHeight;
  const startY = event.pageY;
  const controller = new AbortController();
  const { signal } = controller;
  let [to, clientY] = [from, event.clientY];
  row.dataset.dragged = "";

  const arrange = () => {
    const deltaY = clientY + window.scrollY - startY;
    const middle = (positions[from]?.middle ?? 0) + deltaY;
    to = positions.filter((place, at) => at !== from && place.middle < middle).length;
    for (const [at, place] of positions.entries()) {
      const shift = at === from ? deltaY : shiftOf(at, from, to) * height;
      place.row.style.transform = shift === 0 ? "" : `translateY(${shift}px)`;
    }
  };
  const scroll = () => {
    if (signal.aborted) return;
    if (clientY < scrollEdge) window.scrollBy(0, -scrollStep);
    else if (clientY > window.innerHeight - scrollEdge) window.scrollBy(0, scrollStep);
    arrange();
    requestAnimationFrame(scroll);
  };
  const end = () => {
    controller.abort();
    for (const place of positions) place.row.style.transform = "";
    delete row.dataset.dragged;
  };
  const drop = () => {
    end();
    if (to === from) return;
    const below = positions[to > from ? to + 1 : to]?.row;
    onDrop(row.dataset.row ?? "", below?.dataset.row ?? "");
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

function positionOf(row: HTMLElement): RowPosition {
  const { top, height } = row.getBoundingClientRect();
  return { row, middle: top + window.scrollY + height / 2 };
}

function shiftOf(at: number, from: number, to: number): -1 | 0 | 1 {
  if (from < at && at <= to) return -1;
  return to <= at && at < from ? 1 : 0;
}
