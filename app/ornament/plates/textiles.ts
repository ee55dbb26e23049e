import { type Point, polar, spread } from "../geometry.ts";
import { createRandom } from "../random.ts";
import { colors, ink } from "./cloth-colors.ts";
import { type Box, circle, fill, line, type Marks, rounded, texturePen, tiled } from "./pen.ts";

const laceStep = 16;

/** Flowers and tendrils; every textile fills a box and wants a clip around it. */
export function lace(box: Box, scale: number, seed: number, color: string = colors.white): Marks {
  const random = createRandom(`lace-${seed}`);
  const [width, height] = [laceStep * 2, laceStep * 1.64];
  const flowers: readonly Point[] = [
    [0, 0],
    [laceStep, 0],
    [laceStep / 2, height / 2],
    [laceStep * 1.5, height / 2],
  ];
  let petals = "";
  let tendrils = "";
  for (const [x, y] of flowers) {
    const angle = random.between(0, 6.3);
    const [radius, count] = random.chance(0.65) ? [5.2, 5] : [3.4, 4];
    for (const [dx, dy] of [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ] as const) {
      const center: Point = [x + dx, y + dy];
      if (center[0] > width + 7 || center[1] > height + 7) continue;
      for (let i = 0; i < count; i++) {
        petals += petalPath(center, angle + (i * 2 * Math.PI) / count, radius);
      }
      tendrils += tendril(center, angle + 0.63) + tendril(center, angle + 3.73);
    }
  }
  const tile =
    line(tendrils, 1.3, color) +
    line(tendrils, 0.5, "#9a8f7f") +
    `<path d="${petals}" fill="${color}" stroke="#857a6b" stroke-width=".5"/>`;
  const transform = `patternTransform="translate(${box.x} ${box.y})scale(${scale})"`;
  return tiled(box, rounded`width="${width}" height="${height}" ${transform}`, tile);
}

function petalPath([x, y]: Point, angle: number, radius: number): string {
  const [tipX, tipY] = polar([x, y], angle, radius);
  const [sideX, sideY] = polar([0, 0], angle + Math.PI / 2, radius * 0.62);
  const [midX, midY] = [(x + tipX) / 2, (y + tipY) / 2];
  return (
    rounded`M${x} ${y}C${midX + sideX} ${midY + sideY} ` +
    rounded`${tipX + sideX * 0.7} ${tipY + sideY * 0.7} ${tipX} ${tipY}` +
    rounded`C${tipX - sideX * 0.7} ${tipY - sideY * 0.7} ${midX - sideX} ${midY - sideY} ${x} ${y}Z`
  );
}

function tendril(center: Point, angle: number): string {
  const [from, bend, to] = [
    polar(center, angle, laceStep * 0.3),
    polar(center, angle + 0.1, laceStep * 0.5),
    polar(center, angle + 0.7, laceStep * 0.55),
  ];
  return rounded`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`;
}

export function dots(box: Box, step: number, radius: number, color: string = colors.thread): Marks {
  const tile =
    circle(step * 0.25, step * 0.4, radius, color) + circle(step * 0.75, step * 1.2, radius, color);
  const transform = rounded`patternTransform="translate(${box.x} ${box.y})"`;
  return tiled(box, rounded`width="${step}" height="${step * 1.6}" ${transform}`, tile);
}

export function stripes(
  { x, y, width, height }: Box,
  step: number,
  color: string = colors.thread,
): Marks {
  const count = Math.ceil(width / step);
  const lines = Array.from({ length: count }, (_, i) => rounded`M${x + i * step} ${y}v${height}`);
  return line(lines.join(""), texturePen, color);
}

export function woven({ x, y, width, height }: Box, step: number, color: string = ink): Marks {
  let diamonds = "";
  for (let row = 0; row * step < height; row++) {
    for (let at = (row % 2) * step; at < width; at += 2 * step) {
      const half = step / 2;
      diamonds += rounded`M${x + at} ${y + row * step}l${half} ${half} ${half}-${half}-${half}-${half}Z`;
    }
  }
  return fill(diamonds, color);
}

export function gathers({ x, y, width, height }: Box, step = 5): Marks {
  const count = Math.ceil(height / step);
  const lines = spread(y, y + (count - 1) * step, count).map((top) => {
    const half = width * 0.5;
    return rounded`M${x} ${top}q${width * 0.25} ${step * 1.1} ${half} 0t${half} ${step * 0.3}`;
  });
  return line(lines.join(""), texturePen, colors.thread);
}
