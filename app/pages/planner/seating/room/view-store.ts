import { useSyncExternalStore } from "react";
import type { Detail } from "#app/features/seating/drawing/table-drawing.tsx";
import type { Point, Size, View } from "#app/features/seating/plan/geometry.ts";

/** After this time without wheel or pinch, a gesture has ended. */
const gestureEndMs = 140;

/**
 * Where the plan is on the screen. Gestures write it to the DOM at once; React hears of it when they
 * have ended, so that no frame waits for it.
 */
export class ViewStore {
  #view: View = { x: 0, y: 0, scale: 1 };
  #committed: View = this.#view;
  #isReady = false;
  #wrapper: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  /** The couple has moved the plan, so it is not fitted again by itself. */
  isMoved = false;
  isTurned = false;
  screen: Size = { width: 0, height: 0 };

  get view(): View {
    return this.#view;
  }

  get committed(): View {
    return this.#committed;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly attach = (wrapper: HTMLElement | null): void => {
    this.#wrapper = wrapper;
    if (this.#isReady) this.#write();
  };

  /** During a gesture. `commit` follows by itself, or by a call. */
  move(view: View): void {
    this.#view = view;
    this.isMoved = true;
    if (this.#wrapper) this.#wrapper.style.willChange = "transform";
    this.#write();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.commit, gestureEndMs);
  }

  /** At once, without a gesture. */
  show(view: View, isMoved: boolean): void {
    this.#view = view;
    this.#isReady = true;
    this.isMoved = isMoved;
    this.#write();
    this.commit();
  }

  readonly commit = (): void => {
    clearTimeout(this.#timer);
    if (this.#wrapper) this.#wrapper.style.willChange = "";
    this.#committed = this.#view;
    for (const listener of this.#listeners) listener();
  };

  #write(): void {
    if (!this.#wrapper) return;
    const { x, y, scale } = this.#view;
    this.#wrapper.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** Returns the point of the screen's area that an event has in the window. */
  toArea(area: Element, event: { clientX: number; clientY: number }): Point {
    const { left, top } = area.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

export function useDetail(store: ViewStore): Detail {
  return useSyncExternalStore(
    store.subscribe,
    () => detailOf(store.committed.scale, store.isTurned),
    () => "full",
  );
}

export function useScale(store: ViewStore): number {
  return useSyncExternalStore(
    store.subscribe,
    () => store.committed.scale,
    () => 1,
  );
}

/** The less room, the fewer and larger the letters. */
export function detailOf(scale: number, isTurned: boolean): Detail {
  // As the percentage is shown.
  if (Math.round(scale * 100) >= 80) return "full";
  if (isTurned) return "large";
  return scale >= 0.55 ? "no-names" : "count-only";
}
