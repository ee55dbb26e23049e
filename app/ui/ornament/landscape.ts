import { mix, type Point, spread } from "./geometry.ts";
import { blendColors } from "./palettes.ts";
import { createRandom, hashText, type Random } from "./random.ts";
import {
  type LandscapeMood,
  type LandscapePalette,
  landscapePalettes,
} from "./scenery/landscape-palettes.ts";
import { headlandSlope, rockySkyline, shadedFaces } from "./scenery/ridge.ts";
import { spruceOutline } from "./scenery/spruce.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Scene extends Size {
  /** Keeps the ids of two pictures on one page apart. */
  readonly prefix: string;
  readonly random: Random;
  readonly colors: LandscapePalette;
  /** Where sky and water meet, in pixels from the top. */
  readonly horizon: number;
  /** Where the fjord opens, as a share of the width. */
  readonly opening: number;
  /** Height the mountains are measured by, so that tall and wide pictures are both filled. */
  readonly reach: number;
}

const headlandCount = 5;

/**
 * A fjord in washes for a couple without a cover photo: far summits, headlands that overlap from
 * both sides, still water and a shore of spruces. The same arguments always give the same text.
 */
export function drawLandscape(seed: string, theme: LandscapeMood, size: Size): string {
  const name = `${seed}#${theme}#landscape`;
  const random = createRandom(name);
  const { width, height } = size;
  const isTall = height > width;
  const scene: Scene = {
    ...size,
    prefix: `f${hashText(`${name}#${size.width}x${size.height}`)[0].toString(36)}-`,
    random,
    colors: landscapePalettes[theme],
    horizon: height * (isTall ? random.between(0.55, 0.6) : random.between(0.6, 0.66)),
    opening: random.between(0.36, 0.64),
    reach: height * (isTall ? 0.4 : 0.52),
  };
  const layers = [
    drawSky(scene),
    drawSun(scene),
    drawClouds(scene),
    drawSummits(scene),
    drawWater(scene),
    ...headlands(scene),
    drawGlitter(scene),
    drawBoat(scene),
    drawShore(scene),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `${layers.join("")}</svg>`
  );
}

function drawSky({ prefix, width, height, horizon, colors }: Scene): string {
  const [high, middle, glow] = colors.sky;
  const gradient = verticalGradient(`${prefix}sky`, 0, horizon, [
    [0, high],
    [0.6, middle],
    [1, glow],
  ]);
  return `${gradient}<path fill="url(#${prefix}sky)" d="M0 0h${width}v${height}H0z"/>`;
}

/** The sun stands low over the opening of the fjord. */
function drawSun({
  prefix,
  random,
  width,
  height,
  horizon,
  opening,
  reach,
  colors,
}: Scene): string {
  const x = Math.round(width * opening + width * random.between(-0.06, 0.06));
  const y = Math.round(horizon - reach * random.between(0.62, 0.82));
  const radius = Math.round(Math.min(width, height) * random.between(0.055, 0.07));
  const glow = Math.round(reach * 0.9);
  const stops = [
    [0, 0.75],
    [0.3, 0.34],
    [1, 0],
  ].map(([at, opacity]) => {
    return `<stop offset="${at}" stop-color="${colors.sun}" stop-opacity="${opacity}"/>`;
  });
  const disc = (r: number, fill: string, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;
  return (
    `<radialGradient id="${prefix}sun">${stops.join("")}</radialGradient>` +
    disc(glow, `url(#${prefix}sun)`, 1) +
    disc(radius, colors.sun, 0.92)
  );
}

function drawClouds({ random, width, height, horizon, reach, colors }: Scene): string {
  const top = (horizon - reach) / height;
  const bands = Array.from({ length: 7 }, () => {
    const y = height * random.between(0.04, Math.max(0.12, top + 0.08));
    const length = width * random.between(0.3, 0.8);
    const x = random.between(-0.2, 0.9) * width;
    const thickness = height * random.between(0.006, 0.022);
    return lens([x, y], length, thickness);
  });
  return wash(colors.sky[2], bands.join(""), 0.4);
}

/** The farthest mountains close the picture behind the headlands. */
function drawSummits({ prefix, random, width, horizon, reach, opening, colors }: Scene): string {
  return [0, 1, 2]
    .map((row) => {
      const skyline = rockySkyline(random, random.between(1.2, 2.2));
      const height = reach * mix(0.86, 0.42, row / 2);
      const ridge = spread(-0.02, 1.02, 64).map((x): Point => {
        const valley = 1 - 0.5 * Math.exp(-(((x - opening) / 0.16) ** 2));
        return [x * width, horizon - height * skyline(x) * valley];
      });
      const color = blendColors(colors.farRidge, colors.nearRidge, row * 0.1);
      return mountain(`${prefix}far${row}`, ridge, horizon, color, colors, 0.72);
    })
    .join("");
}

function drawWater({ prefix, width, height, horizon, colors }: Scene): string {
  const [high, middle, glow] = colors.sky;
  const gradient = verticalGradient(`${prefix}water`, horizon, height, [
    [0, glow],
    [0.35, middle],
    [1, blendColors(high, colors.farRidge, 0.5)],
  ]);
  const top = Math.round(horizon);
  return `${gradient}<path fill="url(#${prefix}water)" d="M0 ${top}h${width}V${height}H0z"/>`;
}

/** Headlands from alternate sides, each nearer, darker and further out of the way. */
function headlands(scene: Scene): string[] {
  const { random, width, height, horizon, reach, opening, colors, prefix } = scene;
  let fromLeft = random.chance(0.5);
  return spread(0, 1, headlandCount).map((nearness, i) => {
    fromLeft = !fromLeft;
    const overlap = mix(0.1, -0.2, nearness) + random.wobble() * 0.03;
    const waterline = horizon + height * 0.1 * nearness ** 1.4;
    const slope = headlandSlope(
      random,
      {
        fromLeft,
        tipAt: fromLeft ? opening + overlap : opening - overlap,
        waterline,
        height: reach * mix(0.62, 0.98, nearness) * random.between(0.85, 1.1),
      },
      width,
    );
    const color = blendColors(colors.farRidge, colors.nearRidge, 0.25 + 0.55 * nearness);
    const solid = mountain(
      `${prefix}near${i}`,
      slope,
      waterline,
      color,
      colors,
      mix(0.5, 0.2, nearness),
    );
    return solid + reflection(slope, waterline, color, mix(0.16, 0.32, nearness));
  });
}

/** A ridge that fades into mist towards its foot. */
function mountain(
  id: string,
  ridge: readonly Point[],
  foot: number,
  color: string,
  colors: LandscapePalette,
  mist: number,
): string {
  const top = Math.min(...ridge.map(([, y]) => y));
  const gradient = verticalGradient(id, top, foot, [
    [0, color],
    [1, blendColors(color, colors.sky[2], mist)],
  ]);
  const path = ridgePath(ridge, foot);
  const edge = polyline(ridge);
  const faces = shadedFaces(ridge, foot)
    .map((face) => polyline(face, true))
    .join("");
  return (
    `${gradient}<path fill="url(#${id})" d="${path}"/>` +
    wash(colors.nearRidge, faces, 0.13) +
    `<path fill="none" stroke="${blendColors(color, colors.nearRidge, 0.4)}" opacity=".5" d="${edge}"/>`
  );
}

const reflectionHeight = 0.62;

function reflection(
  ridge: readonly Point[],
  waterline: number,
  color: string,
  opacity: number,
): string {
  const mirrored = ridge.map(
    ([x, y]): Point => [x, waterline + (waterline - y) * reflectionHeight],
  );
  return wash(color, ridgePath(mirrored, waterline), opacity);
}

/** Long still streaks, closer together towards the horizon. */
function drawGlitter({ random, width, height, horizon, opening, colors }: Scene): string {
  const streaks = Array.from({ length: 34 }, (_, i) => {
    const near = random.unit() ** 1.7;
    const inSunlight = i % 2 === 0;
    const spreadOut = inSunlight ? mix(0.03, 0.14, near) : 0.6;
    const x = width * (opening + random.wobble() * spreadOut);
    // Clear of the headlands, which end lower the nearer they are.
    const first = horizon + height * (inSunlight ? 0.05 : 0.12);
    const y = mix(first, height * 0.9, near);
    const length = width * random.between(0.04, 0.2) * (0.35 + near);
    return lens([x - length / 2, y], length, 1 + near * height * 0.004);
  });
  return wash(colors.sun, streaks.join(""), 0.5);
}

/** A rowing boat for two, far out. */
function drawBoat({ random, width, height, horizon, opening, colors }: Scene): string {
  const length = Math.min(width, height) * 0.055;
  const x = width * (opening + random.between(-0.14, 0.14)) - length / 2;
  const y = mix(horizon, height, random.between(0.36, 0.5));
  const at = (u: number, v: number): Point => [x + u * length, y + v * length];
  const hull = `${quadTo(at(0, -0.17), at(0.12, 0.1), at(0.34, 0.1))}L${points([at(0.68, 0.1)])}Q${points([at(0.9, 0.1), at(1, -0.2)])}Q${points([at(0.5, 0.02), at(0, -0.17)])}z`;
  const rowers = [0.34, 0.62].map((u) => {
    const [cx, cy] = at(u, -0.33);
    const r = Math.max(1, length * 0.06);
    return (
      `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${r.toFixed(1)}"/>` +
      `<path d="${quadTo(at(u - 0.09, 0), at(u - 0.07, -0.27), at(u, -0.27))}Q${points([at(u + 0.07, -0.27), at(u + 0.09, 0)])}z"/>`
    );
  });
  const wake = lens([x - length * 0.6, y + length * 0.13], length * 2.2, length * 0.03);
  return (
    `<g fill="${blendColors(colors.nearRidge, "#101010", 0.35)}">` +
    `<path d="${hull}"/>${rowers.join("")}</g>${wash(colors.sun, wake, 0.7)}`
  );
}

/** A dark bank across the foot, with spruces framing both sides. */
function drawShore({ random, width, height, colors }: Scene): string {
  const bankTop = (x: number) => height * (0.975 - 0.1 * Math.abs(x - 0.5) ** 1.5);
  const bank = spread(-0.02, 1.02, 30).map((x): Point => {
    return [x * width, bankTop(x) + random.wobble() * 3];
  });
  const color = blendColors(colors.nearRidge, "#101010", 0.22);
  const tallest = Math.min(height * 0.3, width * 0.4);
  const trees = Array.from({ length: 24 }, (_, i) => {
    const towardsMiddle = random.unit() ** 1.4 * 0.3;
    const x = i % 2 ? towardsMiddle - 0.02 : 1.02 - towardsMiddle;
    const tree = tallest * random.between(0.4, 1) * (1 - towardsMiddle * 2.3);
    const foot: Point = [x * width, bankTop(x) + height * random.between(0.005, 0.03)];
    return polyline(spruceOutline(random, foot, tree), true);
  });
  // Apart, because overlapping outlines that run opposite ways would cancel each other.
  return wash(color, ridgePath(bank, height), 1) + wash(color, trees.join(""), 0.96);
}

function wash(color: string, data: string, opacity: number): string {
  return `<path fill="${color}" opacity="${opacity.toFixed(2)}" d="${data}"/>`;
}

function verticalGradient(
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

const points = (list: readonly Point[]): string =>
  list.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");

const quadTo = (from: Point, control: Point, to: Point): string =>
  `M${points([from])}Q${points([control, to])}`;

/** A line in whole pixels, each step relative to the last. */
function polyline(line: readonly Point[], closed = false): string {
  let [x, y] = [0, 0];
  const steps = line.map(([nextX, nextY], i) => {
    const [dx, dy] = [Math.round(nextX) - x, Math.round(nextY) - y];
    [x, y] = [x + dx, y + dy];
    return `${i === 0 ? "M" : "l"}${dx} ${dy}`;
  });
  return steps.join("") + (closed ? "z" : "");
}

function ridgePath(ridge: readonly Point[], foot: number): string {
  const [first, last] = [ridge[0], ridge.at(-1)];
  if (!first || !last) return "";
  return polyline([[first[0], foot], ...ridge, [last[0], foot]], true);
}

/** A thin streak, pointed at both ends. */
function lens([x, y]: Point, length: number, thickness: number): string {
  const [half, full] = [Math.round(length / 2), Math.round(length)];
  const bulge = thickness.toFixed(1);
  return `M${Math.round(x)} ${Math.round(y)}q${half}-${bulge} ${full} 0q-${full - half} ${bulge}-${full} 0z`;
}
