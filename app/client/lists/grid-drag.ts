import { pressTolerance, type StartDrag } from "./row-drag.ts";

interface Place {
  item: HTMLElement;
  x: number;
  y: number;
}

/** `startRowDrag` for items in rows and columns: the others close up around the dragged one. */
export const startGridDrag: StartDrag = (event, onDrop, onPress) => {
  const handle = event.currentTarget;
  const dragged = handle.closest<HTMLElement>("[data-row]");
  const grid = dragged?.parentElement;
  if (!dragged || !grid || event.button !== 0) return;
  event.preventDefault();
  handle.focus();
  handle.setPointerCapture(event.pointerId);

  const places = [...grid.querySelectorAll<HTMLElement>(":scope > [data-row]")].map(placeOf);
  const from = places.findIndex(({ item }) => item === dragged);
  const start = { x: event.pageX, y: event.pageY };
  const pressed = { x: event.clientX, y: event.clientY };
  const controller = new AbortController();
  const { signal } = controller;
  let to = from;
  dragged.dataset.dragged = "";

  const arrange = (move: PointerEvent) => {
    const [dx, dy] = [move.pageX - start.x, move.pageY - start.y];
    const own = places[from];
    if (!own) return;
    to = nearest(places, own.x + dx, own.y + dy);
    dragged.style.transform = `translate(${dx}px, ${dy}px) rotate(2.5deg)`;
    for (const [index, { item, x, y }] of places.entries()) {
      const place = places[placeAfterMove(index, from, to)];
      if (index === from || !place) continue;
      item.style.transform = `translate(${place.x - x}px, ${place.y - y}px)`;
    }
  };
  const end = () => {
    controller.abort();
    for (const { item } of places) item.style.transform = "";
    delete dragged.dataset.dragged;
  };
  const drop = (up: PointerEvent) => {
    end();
    const id = dragged.dataset.row ?? "";
    const distance = Math.hypot(up.clientX - pressed.x, up.clientY - pressed.y);
    if (distance < pressTolerance) return onPress(id);
    if (to !== from) onDrop(id, places[to > from ? to + 1 : to]?.item.dataset.row ?? "");
  };
  handle.addEventListener("pointermove", arrange, { signal });
  handle.addEventListener("pointerup", drop, { signal });
  handle.addEventListener("pointercancel", end, { signal });
  window.addEventListener("keydown", (key) => key.key === "Escape" && end(), { signal });
};

function placeOf(item: HTMLElement): Place {
  const { left, top, width, height } = item.getBoundingClientRect();
  return { item, x: left + window.scrollX + width / 2, y: top + window.scrollY + height / 2 };
}

function nearest(places: readonly Place[], x: number, y: number): number {
  const distances = places.map((place) => Math.hypot(place.x - x, place.y - y));
  return distances.indexOf(Math.min(...distances));
}

/** Returns where an item stands once the one at `from` is at `to`. */
function placeAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}
