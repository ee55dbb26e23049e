import { colors, ink } from "./cloth-colors.ts";
import { dashed, line, type Marks, shape } from "./pen.ts";

const hook = "M120 58V49C120 44 127 43 127 36.5A7 7 0 0 0 113 36";
const arms =
  "M120 56C112 58 92 62 82 70C80 73 83 75 86 74C98 70 110 66 120 66" +
  "C130 66 142 70 154 74C157 75 160 73 158 70C148 62 128 58 120 56Z";

export function drawHanger(): Marks {
  return line(hook, 1.6) + shape(arms, colors.wood, 1.2);
}

/** Clothes are drawn a little larger from the rail down. */
export function hung(marks: Marks, scale = 1.07): Marks {
  return `<g transform="translate(120 34)scale(${scale})translate(-120 -34)">${marks}</g>`;
}

export const castShadow = (marks: Marks): Marks => `<g transform="translate(8 5)">${marks}</g>`;

export const dottedContour = (data: string): Marks => dashed(data, 1.2, ink, "1 6");
