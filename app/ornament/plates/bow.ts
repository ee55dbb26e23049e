import { innerPen, line, type Marks, place, rounded, shape, texturePen } from "./pen.ts";

export interface BowLook {
  readonly scale: number;
  readonly color: string;
  readonly turn?: number;
  readonly tail?: number;
}

export function drawBow(
  x: number,
  y: number,
  { scale, color, turn = 0, tail = 34 }: BowLook,
): Marks {
  const left =
    rounded`M0 2C-6 ${tail * 0.4} -12 ${tail * 0.8} -16 ${tail}L-9 ${tail - 1}L-6 ${tail + 4}` +
    rounded`C-3 ${tail * 0.7} 2 ${tail * 0.3} 3 4Z`;
  const right =
    rounded`M0 2C6 ${tail * 0.5} 9 ${tail * 0.9} 14 ${tail * 1.15}L17 ${tail * 1.05}` +
    rounded`L22 ${tail * 1.02}C16 ${tail * 0.6} 8 ${tail * 0.3} 3 2Z`;
  const marks =
    shape(left, color, innerPen) +
    shape(right, color, innerPen) +
    shape("M0 0C-8-12-26-14-27-3C-27 8-10 9 0 2Z", color, 1.2) +
    shape("M0 0C8-12 26-14 27-3C27 8 10 9 0 2Z", color, 1.2) +
    line("M-5-1C-11-4-16-5-20-4M5-1C11-4 16-5 20-4", texturePen) +
    shape("M-4-4h8v9h-8Z", color, 1.2);
  return place(marks, x, y, turn, scale);
}
