import { distance, type Point } from "../geometry.ts";

/** Circles already taken by blooms and leaves. */
export class Clearing {
  readonly #circles: { readonly at: Point; readonly radius: number }[] = [];

  take(at: Point, radius: number): void {
    this.#circles.push({ at, radius });
  }

  /** `strictness` below 1 lets circles overlap a little. */
  isTaken(at: Point, radius: number, strictness: number): boolean {
    return this.#circles.some(
      (circle) => distance(circle.at, at) < (circle.radius + radius) * strictness,
    );
  }
}
