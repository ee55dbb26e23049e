import type { Point } from "#app/features/seating/plan/geometry.ts";

/** In pixels from the edge of the area, and per frame at the edge itself. */
const edge = 44;
const maxSpeed = 14;

/** Moves the plan while something is dragged near the edge of its area. */
export class EdgePan {
  #frame = 0;
  #last: PointerEvent | null = null;
  readonly #pan: (step: Point, event: PointerEvent) => void;

  constructor(pan: (step: Point, event: PointerEvent) => void) {
    this.#pan = pan;
  }

  follow(event: PointerEvent, area: DOMRect): void {
    this.#last = event;
    const step = edgeStep({ x: event.clientX, y: event.clientY }, area);
    cancelAnimationFrame(this.#frame);
    if (step.x === 0 && step.y === 0) return;
    this.#frame = requestAnimationFrame(() => {
      if (this.#last) this.#pan(step, this.#last);
    });
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#last = null;
  }
}

/** Returns nothing outside of the area: there the guest is on the way to a list. */
export function edgeStep({ x, y }: Point, { left, right, top, bottom }: DOMRect): Point {
  if (x < left || x > right || y < top || y > bottom) return { x: 0, y: 0 };
  return { x: speed(x - left, right - x), y: speed(y - top, bottom - y) };
}

function speed(fromStart: number, fromEnd: number): number {
  const near = Math.min(fromStart, fromEnd);
  if (near >= edge) return 0;
  return (fromStart < fromEnd ? 1 : -1) * (1 - near / edge) * maxSpeed;
}
