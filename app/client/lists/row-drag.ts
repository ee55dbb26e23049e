import type { PointerEvent as ReactPointerEvent } from "react";

/** Nearer to an edge of the window than this, the page scrolls on. */
const edge = 72;
const scrollStep = 10;

interface Place {
  row: HTMLElement;
  middle: number;
}

/**
 * Lets a row of a table be dragged by its grip: its neighbours make room, Escape puts it back.
 * @param onDrop given the row's id and the id of the one below its new place, "" for none
 */
export function startDrag(
  event: ReactPointerEvent<HTMLElement>,
  onDrop: (id: string, before: string) => void,
): void {
  const grip = event.currentTarget;
  const row = grip.closest("tr");
  const body = row?.parentElement;
  if (!row || !body || event.button !== 0) return;
  event.preventDefault();
  grip.focus();
  grip.setPointerCapture(event.pointerId);

  const places = [...body.children].map((child) => placeOf(child as HTMLElement));
  const from = places.findIndex((place) => place.row === row);
  const height = row.offsetHeight;
  const startY = event.pageY;
  const ended = new AbortController();
  const { signal } = ended;
  let [to, clientY] = [from, event.clientY];
  row.dataset.dragged = "";

  const arrange = () => {
    const moved = clientY + window.scrollY - startY;
    const middle = (places[from]?.middle ?? 0) + moved;
    to = places.filter((place, at) => at !== from && place.middle < middle).length;
    for (const [at, place] of places.entries()) {
      const shift = at === from ? moved : shiftOf(at, from, to) * height;
      place.row.style.transform = shift === 0 ? "" : `translateY(${shift}px)`;
    }
  };
  const scroll = () => {
    if (signal.aborted) return;
    if (clientY < edge) window.scrollBy(0, -scrollStep);
    else if (clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
    arrange();
    requestAnimationFrame(scroll);
  };
  const end = () => {
    ended.abort();
    for (const place of places) place.row.style.transform = "";
    delete row.dataset.dragged;
  };
  const drop = () => {
    end();
    if (to === from) return;
    const below = places[to > from ? to + 1 : to]?.row;
    onDrop(row.dataset.wish ?? "", below?.dataset.wish ?? "");
  };
  const follow = (move: PointerEvent) => {
    clientY = move.clientY;
  };
  const cancel = (key: KeyboardEvent) => key.key === "Escape" && end();
  grip.addEventListener("pointermove", follow, { signal });
  grip.addEventListener("pointerup", drop, { signal });
  grip.addEventListener("pointercancel", end, { signal });
  window.addEventListener("keydown", cancel, { signal });
  scroll();
}

function placeOf(row: HTMLElement): Place {
  const { top, height } = row.getBoundingClientRect();
  return { row, middle: top + window.scrollY + height / 2 };
}

/** Whether a row makes room upwards, downwards or not at all. */
function shiftOf(at: number, from: number, to: number): -1 | 0 | 1 {
  if (from < at && at <= to) return -1;
  return to <= at && at < from ? 1 : 0;
}
