import { type Point, polar } from "../geometry.ts";
import { createRandom, type Random } from "../random.ts";
import { colors, ink, mixColors } from "./cloth-colors.ts";
import { circle, fill, line, type Marks, place, rounded } from "./pen.ts";

export type FlowerKind = "peony" | "rose" | "anemone" | "daisy" | "windflower" | "ball";

export interface FlowerLook {
  readonly kind: FlowerKind;
  readonly radius: number;
  readonly color?: string;
  readonly seed?: number;
}

/** A flower seen from above, around the origin: rings of notched petals. */
function flowerHead({ kind, radius, color = colors.white, seed = 1 }: FlowerLook): Marks {
  return heads[kind](radius, color, createRandom(`${kind}-${seed}`));
}

export function flowerAt(x: number, y: number, look: FlowerLook): Marks {
  return place(flowerHead({ seed: Math.round(x * 7 + y), ...look }), x, y);
}

interface PetalRing {
  readonly count: number;
  readonly width: number;
  readonly length: number;
  readonly color: string;
  readonly pen: number;
  /** Depth of the notch at the tip as a share of the length. */
  readonly notch?: number;
}

function petals({ count, width, length, color, pen, notch = 0.12 }: PetalRing, random: Random) {
  const offset = random.between(0, 50);
  const marks = Array.from({ length: count }, (_, i) => {
    const [w, h] = [width * random.between(0.94, 1.08), length * random.between(0.94, 1.06)];
    const outline =
      rounded`M0 0C${-w * 0.75} ${-h * 0.18} ${-w * 0.95} ${-h * 0.86} ${-w * 0.3} ${-h}` +
      rounded`Q0 ${-h * (1 - notch)} ${w * 0.3} ${-h}` +
      rounded`C${w * 0.95} ${-h * 0.86} ${w * 0.75} ${-h * 0.18} 0 0Z`;
    const turn = Math.round(offset + (i * 360) / count + random.between(-4, 4));
    return `<path d="${outline}" transform="rotate(${turn})"/>`;
  });
  return `<g fill="${color}" stroke="${ink}" stroke-width="${pen}">${marks.join("")}</g>`;
}

type DrawHead = (radius: number, color: string, random: Random) => Marks;

const heads: Readonly<Record<FlowerKind, DrawHead>> = {
  peony: (radius, color, random) => {
    const pen = radius > 18 ? 0.9 : 0.7;
    const layer = (count: number, width: number, length: number, tint: string, notch = 0.12) =>
      petals(
        { count, width: radius * width, length: radius * length, color: tint, pen, notch },
        random,
      );
    return (
      layer(8, 0.52, 1, color) +
      layer(7, 0.44, 0.76, mixColors(color, "#ffffff", 0.35)) +
      layer(6, 0.34, 0.54, mixColors(color, colors.rose, 0.35)) +
      layer(4, 0.24, 0.34, mixColors(color, colors.rose, 0.65), 0) +
      circle(0, 0, radius * 0.07, colors.darkBrass)
    );
  },
  rose: (radius, color, random) => {
    const pen = radius > 14 ? 0.9 : 0.7;
    const outer = { count: 5, width: radius * 0.74, length: radius * 0.98, notch: 0.06 };
    let marks =
      petals({ ...outer, color, pen }, random) +
      circle(0, 0, radius * 0.66, mixColors(color, colors.rose, 0.22), pen);
    let turn = random.whole(0, 360);
    for (const share of [0.66, 0.5, 0.35, 0.2]) {
      const reach = radius * share;
      const [x, y] = polar([0, 0], 4.3, reach);
      const tint = mixColors(color, colors.rose, (0.75 - share) * 0.9);
      const curl = rounded`M${reach} 0A${reach} ${reach} 0 1 1 ${x} ${y}`;
      marks += `<path d="${curl}" transform="rotate(${turn})" fill="${tint}" stroke="${ink}" stroke-width="${pen}"/>`;
      turn += 140;
    }
    return marks;
  },
  anemone: (radius, color, random) => {
    const pen = radius > 14 ? 0.9 : 0.7;
    const outer = { count: 8, width: radius * 0.5, length: radius, notch: 0.02 };
    const threads = around(14, (angle) => {
      const [from, to] = [polar([0, 0], angle, radius * 0.2), polar([0, 0], angle, radius * 0.36)];
      return rounded`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
    });
    const grains = around(14, (angle) =>
      speck(polar([0, 0], angle, radius * 0.38), Math.max(0.7, radius * 0.045)),
    );
    return (
      petals({ ...outer, color, pen }, random) +
      line(threads, 0.8) +
      fill(grains, ink) +
      circle(0, 0, radius * 0.2, ink)
    );
  },
  daisy: (radius, color, random) =>
    petals(
      { count: 13, width: radius * 0.26, length: radius, color, pen: 0.7, notch: 0.04 },
      random,
    ) + circle(0, 0, radius * 0.26, colors.brass, 0.8),
  windflower: (radius, color, random) =>
    petals(
      { count: 6, width: radius * 0.5, length: radius, color, pen: 0.8, notch: -0.04 },
      random,
    ) +
    fill(
      around(10, (angle) => speck(polar([0, 0], angle, radius * 0.3), 0.9)),
      colors.darkBrass,
    ) +
    circle(0, 0, radius * 0.15, colors.sage, 0.7),
  ball: (radius, color, random) => {
    const light = mixColors(color, "#ffffff", 0.35);
    const [near, far] = [radius * 0.05, radius * 0.23];
    const floret =
      rounded`M0 0C${-far} ${-near} ${-far} ${-far} 0 ${-far}C${far} ${-far} ${near} ${-near} 0 0Z` +
      rounded`M0 0C${far} ${near} ${far} ${far} 0 ${far}C${-far} ${far} ${-near} ${near} 0 0Z`;
    const florets = Array.from({ length: 26 }, (_, i) => {
      const [x, y] = polar([0, 0], i * 2.4, radius * 0.9 * Math.sqrt((i + 0.5) / 26));
      const tint = random.chance(0.5) ? color : light;
      const transform = rounded`translate(${x} ${y})rotate(${random.whole(0, 90)})`;
      return `<path d="${floret}" fill="${tint}" transform="${transform}"/>`;
    });
    return `<g stroke="${ink}" stroke-width=".5">${florets.join("")}</g>`;
  },
};

const around = (count: number, draw: (angle: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((i * 2 * Math.PI) / count)).join("");

const speck = ([x, y]: Point, radius: number): string =>
  rounded`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
