import { at, roundToTenth } from "./curve.ts";
import { seededRandom } from "./seeded-random.ts";

export function drawRidge(
  [width, height]: readonly [number, number],
  ridge: { y: number; swing: number; step: number; seed: number },
): string {
  const random = seededRandom(ridge.seed);
  let x = -ridge.step * 0.4;
  let y = ridge.y - ridge.swing * 0.3;
  let d = `M${at(x, height)}L${at(x, y)}`;
  for (let i = 0; x < width; i++) {
    const nextX = x + ridge.step * (0.7 + random() * 0.6);
    const valley = i % 2 === 1;
    const rise = valley ? 0.05 + 0.3 * random() : 0.6 + 0.4 * random();
    const nextY = ridge.y - ridge.swing * rise;
    const reach = (nextX - x) * (0.42 + random() * 0.12);
    d += `C${at(x + reach, y)} ${at(nextX - reach, nextY)} ${at(nextX, nextY)}`;
    x = nextX;
    y = nextY;
  }
  return `${d}L${at(x, height)}Z`;
}

export function drawRipples(width: number, height: number): string {
  const random = seededRandom(41);
  let d = "";
  for (let i = 0; i < 26; i++) {
    const y = height * 0.665 + random() * height * 0.22;
    const x = random() * width;
    d += `M${at(x, y)}h${roundToTenth(width * (0.04 + random() * 0.16))}`;
  }
  return d;
}

/** The outline of half a spruce, as shares of its width and height. */
const tiers = [
  [0, 0],
  [0.34, 0.34],
  [0.16, 0.32],
  [0.68, 0.66],
  [0.34, 0.64],
  [1, 1],
] as const;

export function drawSpruces(row: {
  x: number;
  y: number;
  count: number;
  size: number;
  seed: number;
}): string {
  const random = seededRandom(row.seed);
  let d = "";
  for (let i = 0; i < row.count; i++) {
    const x = row.x + i * row.size * 0.62 + random() * row.size * 0.3;
    const height = row.size * (1.1 + random() * 1.2);
    const top = row.y + random() * row.size * 0.25 - height;
    const half = row.size * 0.34;
    const right = tiers.map(([out, down]) => at(x + out * half, top + down * height));
    const left = tiers.slice(1).map(([out, down]) => at(x - out * half, top + down * height));
    d += `M${[...right, ...left.reverse()].join("L")}Z`;
  }
  return d;
}
