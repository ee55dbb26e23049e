import { blendColors } from "./colors.ts";
import { mix, type Point, spread } from "./geometry.ts";
import { type LandscapeMood, landscapePalettes } from "./palettes.ts";
import { createRandom } from "./random.ts";
import { drawBoat, drawShore } from "./scenery/foreground.ts";
import { mountain, reflection } from "./scenery/mountain.ts";
import { headlandSlope, rockySkyline } from "./scenery/ridge.ts";
import type { Scene, Size } from "./scenery/scene.ts";
import { lens, verticalGradient, wash } from "./scenery/washes.ts";
import { hashText } from "./seed.ts";

const headlandCount = 5;

/** Returns a fjord as SVG, for a couple without a cover photo. Equal arguments give equal text. */
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

function drawGlitter({ random, width, height, horizon, opening, colors }: Scene): string {
  const streaks = Array.from({ length: 34 }, (_, i) => {
    const near = random.unit() ** 1.7;
    const inSunlight = i % 2 === 0;
    const spreadOut = inSunlight ? mix(0.03, 0.14, near) : 0.6;
    const x = width * (opening + random.wobble() * spreadOut);
    const first = horizon + height * (inSunlight ? 0.05 : 0.12);
    const y = mix(first, height * 0.9, near);
    const length = width * random.between(0.04, 0.2) * (0.35 + near);
    return lens([x - length / 2, y], length, 1 + near * height * 0.004);
  });
  return wash(colors.sun, streaks.join(""), 0.5);
}
