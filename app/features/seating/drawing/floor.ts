import type { Box } from "../plan/geometry.ts";
import { round } from "./chair-drawing.tsx";

const boardWidth = 20;
/** Long side of a parquet block in its short sides. */
const blockLength = 3;
/** Short side of a parquet block. */
const blockWidth = 13;

/** Returns a path of floorboards with staggered joints, the same for the same floor. */
export function floorboards({ x, y, width, height }: Box): string {
  const random = seededRandom(77);
  const seams: string[] = [];
  for (let row = boardWidth; row < height; row += boardWidth) {
    seams.push(`M${round(x)} ${round(y + row)}h${round(width)}`);
  }
  for (let row = 0; row < height; row += boardWidth) {
    const board = round(Math.min(boardWidth, height - row));
    for (let at = 40 + random() * 200; at < width; at += 150 + random() * 190) {
      seams.push(`M${round(x + at)} ${round(y + row)}v${board}`);
    }
  }
  return seams.join("");
}

/** Returns a path of parquet blocks at 45°. It reaches over the edges of the area. */
export function herringbone(width: number, height: number): string {
  const reach = Math.ceil(Math.hypot(width, height) / 2 / blockWidth) + 4;
  const point = (along: number, across: number): [number, number] => [
    (along - across) * Math.SQRT1_2 * blockWidth,
    (along + across) * Math.SQRT1_2 * blockWidth,
  ];
  const margin = blockLength * blockWidth;
  const blocks: string[] = [];
  for (let m = -reach; m < reach; m++) {
    for (let n = -reach; n < reach; n++) {
      const [along, across] = [m + blockLength * n, m - blockLength * n];
      if (Math.abs(along) > reach || Math.abs(across) > reach) continue;
      const [left, top] = point(along, across);
      if (Math.abs(left) > width / 2 + margin || Math.abs(top) > height / 2 + margin) continue;
      const corners = [
        point(along, across + 1),
        point(along, across),
        point(along + blockLength, across),
      ];
      const end = point(along, across + 1 + blockLength);
      const [side, ...others] = corners.map(toText);
      blocks.push(`M${side}L${others.join("L")}M${side}L${toText(end)}`);
    }
  }
  return blocks.join("");
}

function toText([x, y]: [number, number]): string {
  return `${round(x)} ${round(y)}`;
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
