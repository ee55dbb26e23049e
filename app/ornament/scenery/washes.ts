import type { Point } from "../geometry.ts";

export function wash(color: string, data: string, opacity: number): string {
  return `<path fill="${color}" opacity="${opacity.toFixed(2)}" d="${data}"/>`;
}

export function verticalGradient(
  id: string,
  from: number,
  to: number,
  stops: readonly (readonly [offset: number, color: string])[],
): string {
  const colors = stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`);
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" ` +
    `y1="${Math.round(from)}" y2="${Math.round(to)}">${colors.join("")}</linearGradient>`
  );
}

export const points = (list: readonly Point[]): string =>
  list.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");

export const quadTo = (from: Point, control: Point, to: Point): string =>
  `M${points([from])}Q${points([control, to])}`;

export function polyline(line: readonly Point[], closed = false): string {
  let [x, y] = [0, 0];
  const steps = line.map(([nextX, nextY], i) => {
    const [dx, dy] = [Math.round(nextX) - x, Math.round(nextY) - y];
    [x, y] = [x + dx, y + dy];
    return `${i === 0 ? "M" : "l"}${dx} ${dy}`;
  });
  return steps.join("") + (closed ? "z" : "");
}

export function ridgePath(ridge: readonly Point[], foot: number): string {
  const [first, last] = [ridge[0], ridge.at(-1)];
  if (!first || !last) return "";
  return polyline([[first[0], foot], ...ridge, [last[0], foot]], true);
}

export function lens([x, y]: Point, length: number, thickness: number): string {
  const [half, full] = [Math.round(length / 2), Math.round(length)];
  const bulge = thickness.toFixed(1);
  return `M${Math.round(x)} ${Math.round(y)}q${half}-${bulge} ${full} 0q-${full - half} ${bulge}-${full} 0z`;
}
