import { degrees, type Point, polar } from "../geometry.ts";
import { circle, fill, line, type Marks, place, ring, rounded } from "../plates/pen.ts";
import { type CoverCanvas, type CoverInks, isTall } from "./cover-inks.ts";
import { vine } from "./leaves.ts";
import { monthSign } from "./month-signs.ts";

const monthTints = [
  "#dfe6e4",
  "#cfdad6",
  "#b9cbb8",
  "#a9bf9a",
  "#c3cf9c",
  "#ecdfa8",
  "#f3d58c",
  "#e6bd6c",
  "#d9a05a",
  "#c9835a",
  "#a88a78",
  "#c8ccc9",
] as const;

interface Wheel {
  readonly center: Point;
  readonly radius: number;
  readonly start: number;
  readonly span: number;
}

/** The wheel of the year about two rings: whole when tall, the upper half when wide. */
export function drawPlanning(canvas: CoverCanvas): Marks {
  const { width, height, inks } = canvas;
  const tall = isTall(canvas);
  const wheel: Wheel = tall
    ? {
        center: [width / 2, height / 2],
        radius: Math.min(width, height) * 0.44,
        start: -Math.PI / 2,
        span: 2 * Math.PI,
      }
    : {
        center: [width / 2, height * 0.95],
        radius: Math.min(height * 0.8, width * 0.43),
        start: -Math.PI,
        span: Math.PI,
      };
  const { center, radius } = wheel;
  const hub = radius * 0.6 * 0.86;
  return (
    months(wheel, inks) +
    weeks(wheel, tall ? 52 : 53, inks.middle) +
    (tall ? circle(...center, hub, inks.dark) : halfDisc(center, hub, inks.dark)) +
    twoRings(
      [center[0], tall ? center[1] : center[1] - hub * 0.42],
      hub * (tall ? 0.3 : 0.24),
      inks,
    ) +
    (tall ? hubVines(center, hub, inks) : sideVines(canvas, radius))
  );
}

function months({ center, radius, start, span }: Wheel, inks: CoverInks): Marks {
  const inner = radius * 0.6;
  const gap = 0.012;
  const at = (reach: number, angle: number) => {
    const [x, y] = polar(center, angle, reach);
    return rounded`${x} ${y}`;
  };
  return monthTints
    .map((tint, i) => {
      const [from, to] = [start + (span * i) / 12 + gap, start + (span * (i + 1)) / 12 - gap];
      const field =
        `M${at(inner, from)}L${at(radius, from)}` +
        rounded`A${radius} ${radius} 0 0 1 ${at(radius, to)}L${at(inner, to)}` +
        rounded`A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
      const middle = (from + to) / 2;
      const [x, y] = polar(center, middle, (radius + inner) / 2);
      const sign = monthSign(i + 1, { dark: inks.dark, cut: inks.paper });
      return fill(field, tint) + place(sign, x, y, middle / degrees(1) + 90, radius / 210);
    })
    .join("");
}

function weeks({ center, radius, start, span }: Wheel, count: number, color: string): Marks {
  const ticks = Array.from({ length: count }, (_, i) => {
    const angle = start + (span * i) / 52;
    const [x, y] = polar(center, angle, radius * 1.03);
    const [outerX, outerY] = polar(center, angle, radius * (i % 13 === 0 ? 1.1 : 1.06));
    return rounded`M${x} ${y}L${outerX} ${outerY}`;
  });
  return line(ticks.join(""), 2, color);
}

const halfDisc = ([x, y]: Point, radius: number, color: string): Marks =>
  fill(rounded`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`, color);

/** Linked: the left ring passes over the right one above, and under it below. */
function twoRings([x, y]: Point, radius: number, inks: CoverInks): Marks {
  const thickness = radius * 0.3;
  const [left, right, middle] = [x - radius * 0.62, x + radius * 0.62, y + radius * 0.2];
  const over =
    rounded`M${left + radius * 0.94} ${y - radius * 0.15}` +
    rounded`A${radius} ${radius} 0 0 1 ${left + radius} ${y + radius * 0.35}`;
  const stone =
    rounded`M${left} ${y - radius * 0.82}l${-radius * 0.3} ${-radius * 0.3} ` +
    rounded`${radius * 0.14} ${-radius * 0.2}h${radius * 0.32}l${radius * 0.14} ${radius * 0.2}Z`;
  return (
    ring(left, middle, radius, thickness, inks.accent) +
    ring(right, middle, radius, thickness, inks.paper) +
    line(over, thickness, inks.accent) +
    fill(stone, inks.paper)
  );
}

function hubVines([x, y]: Point, hub: number, { dark, middle }: CoverInks): Marks {
  const look = { leaves: 8, leafLength: hub * 0.2, stem: middle, cut: dark, seed: "hub" };
  const tints = [middle, "#b9c4ae"] as const;
  return [1, -1]
    .map((side) => {
      const stem: Point[] = [
        [x, y + hub * 0.74],
        [x + side * hub * 0.3, y + hub * 0.7],
        [x + side * hub * 0.62, y + hub * 0.42],
      ];
      return vine(stem, { ...look, tints });
    })
    .join("");
}

function sideVines({ width, height, inks }: CoverCanvas, radius: number): Marks {
  const reach = (share: number, most: number) => Math.min(radius * share, width * most);
  return [-1, 1]
    .map((side) =>
      vine(
        [
          [width / 2 + side * reach(1.18, 0.46), height * 0.92],
          [width / 2 + side * reach(1.26, 0.47), height * 0.66],
          [width / 2 + side * reach(1.16, 0.44), height * 0.42],
        ],
        {
          leaves: 13,
          leafLength: height * 0.085,
          stem: inks.middle,
          tints: ["#5f7f6a", inks.middle],
          cut: inks.ground,
          seed: "side",
        },
      ),
    )
    .join("");
}
