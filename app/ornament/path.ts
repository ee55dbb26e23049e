import { lengthOf, type Point } from "./geometry.ts";

type Line = Point;
type Quadratic = readonly [cx: number, cy: number, x: number, y: number];
export type Cubic = readonly [
  c1x: number,
  c1y: number,
  c2x: number,
  c2y: number,
  x: number,
  y: number,
];
export type Segment = Line | Quadratic | Cubic;

/** A closed outline in design pixels. */
export interface Shape {
  readonly start: Point;
  readonly segments: readonly Segment[];
}

/** Path units per design pixel: whole numbers at this scale need no decimals. */
export const unitsPerPixel = 4;

export const toUnits = (pixels: number): number => Math.round(pixels * unitsPerPixel);

/** A handle this close to the chord has no visible effect. */
const flatness = 0.9;
const mirrorTolerance = 1;

/** In path syntax a minus sign needs no separator in front. */
export function joinNumbers(numbers: readonly number[]): string {
  let text = "";
  for (const number of numbers) text += text !== "" && number >= 0 ? ` ${number}` : number;
  return text;
}

export function encodePath(shapes: readonly Shape[]): string {
  const writer = new PathWriter();
  for (const shape of shapes) {
    writer.moveTo(shape.start);
    for (const segment of shape.segments) {
      if (segment.length === 6) writer.curveTo(segment);
      else if (segment.length === 4) writer.quadraticTo(segment);
      else writer.lineTo(segment);
    }
    writer.close();
  }
  return writer.text;
}

class PathWriter {
  text = "";
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  #command = "";
  /** The handle that the path command `s` would assume. */
  #mirror: Point | undefined;

  moveTo([x, y]: Point): void {
    const [unitX, unitY] = [toUnits(x), toUnits(y)];
    if (this.text === "") this.text = `M${joinNumbers([unitX, unitY])}`;
    else this.text += `m${joinNumbers([unitX - this.#x, unitY - this.#y])}`;
    [this.#startX, this.#startY] = [unitX, unitY];
    [this.#x, this.#y] = [unitX, unitY];
    this.#command = "";
    this.#mirror = undefined;
  }

  lineTo([x, y]: Point): void {
    const [dx, dy] = [toUnits(x) - this.#x, toUnits(y) - this.#y];
    if (dx === 0 && dy === 0) return;
    this.#write("l", [dx, dy]);
    this.#advance(dx, dy);
  }

  quadraticTo([cx, cy, x, y]: Quadratic): void {
    const [dx, dy] = [toUnits(x) - this.#x, toUnits(y) - this.#y];
    this.#write("q", [toUnits(cx) - this.#x, toUnits(cy) - this.#y, dx, dy]);
    this.#advance(dx, dy);
  }

  curveTo([c1x, c1y, c2x, c2y, x, y]: Cubic): void {
    const [ax, ay] = [toUnits(c1x) - this.#x, toUnits(c1y) - this.#y];
    const [bx, by] = [toUnits(c2x) - this.#x, toUnits(c2y) - this.#y];
    const [dx, dy] = [toUnits(x) - this.#x, toUnits(y) - this.#y];
    if (dx === 0 && dy === 0 && lengthOf(ax, ay) < 2) return;
    const chord = lengthOf(dx, dy) || 1;
    const firstBend = Math.abs(ax * dy - ay * dx) / chord;
    const secondBend = Math.abs(bx * dy - by * dx) / chord;
    if (firstBend < flatness && secondBend < flatness) {
      this.#write("l", [dx, dy]);
      this.#advance(dx, dy);
      return;
    }
    if (this.#mirrors(ax, ay)) this.#write("s", [bx, by, dx, dy]);
    else this.#write("c", [ax, ay, bx, by, dx, dy]);
    this.#advance(dx, dy, [dx - bx, dy - by]);
  }

  close(): void {
    this.text += "z";
    [this.#x, this.#y] = [this.#startX, this.#startY];
  }

  #mirrors(x: number, y: number): boolean {
    if (!this.#mirror) return false;
    const [mirrorX, mirrorY] = this.#mirror;
    return Math.abs(x - mirrorX) <= mirrorTolerance && Math.abs(y - mirrorY) <= mirrorTolerance;
  }

  #write(command: string, numbers: readonly number[]): void {
    const text = joinNumbers(numbers);
    const separator = text.startsWith("-") ? "" : " ";
    this.text += (command === this.#command ? separator : command) + text;
    this.#command = command;
  }

  #advance(dx: number, dy: number, mirror?: Point): void {
    this.#x += dx;
    this.#y += dy;
    this.#mirror = mirror;
  }
}
