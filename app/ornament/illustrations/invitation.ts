import type { ColorRole, Tones3 } from "../colors.ts";
import { type Flora, growFoliage } from "../flora.ts";
import { ellipseArc, type Frame, frame, type Point, polar } from "../geometry.ts";
import { brush } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import { closedSpline, polygon } from "../spline.ts";
import { type Illustration, penLine } from "./drawing.ts";

type Line = readonly Point[];
type Stroke = readonly [width: number, line: Line, color?: ColorRole];

const flapStrokes: readonly Stroke[] = [
  [
    0.9,
    [
      [60, 130],
      [120, 90],
      [180, 52],
    ],
  ],
  [
    1.05,
    [
      [180, 52],
      [240, 91],
      [300, 130],
    ],
  ],
];

const cardStrokes: readonly Stroke[] = [
  [0.9, line(88, 48, 272, 48)],
  [0.9, line(88, 48, 88, 148)],
  [1.15, line(272, 48, 272, 148)],
  [0.4, line(98, 58, 262, 58), "fineInk"],
  [0.4, line(98, 58, 98, 140), "fineInk"],
  [0.4, line(262, 58, 262, 140), "fineInk"],
  ...(
    [
      [108, 52],
      [120, 34],
      [132, 44],
    ] as const
  ).map(
    ([y, half]): Stroke => [
      0.6,
      [
        [180 - half, y],
        [180 - half * 0.3, y - 0.8],
        [180 + half * 0.3, y + 0.6],
        [180 + half, y],
      ],
      "fineInk",
    ],
  ),
];

const envelopeStrokes: readonly Stroke[] = [
  [1, line(60, 130, 60, 262)],
  [
    1.35,
    [
      [60, 262],
      [180, 263],
      [300, 262],
    ],
  ],
  [1.2, line(300, 130, 300, 262)],
  [
    0.9,
    [
      [60, 130],
      [120, 173],
      [180, 214],
    ],
  ],
  [
    1,
    [
      [180, 214],
      [240, 172],
      [300, 130],
    ],
  ],
  [
    0.6,
    [
      [62, 260],
      [112, 224],
      [160, 192],
    ],
  ],
  [
    0.6,
    [
      [298, 260],
      [250, 226],
      [200, 192],
    ],
  ],
];

function line(x1: number, y1: number, x2: number, y2: number): Line {
  return [
    [x1, y1],
    [x2, y2],
  ];
}

export const invitation: Illustration = {
  view: { width: 360, height: 300 },
  draw(sketch, tones, flora) {
    const turned = frame([180, 150], sketch.random.between(-0.06, 0.06) - Math.PI / 2, 1, -1);
    const place: Frame = (x, y) => turned(x - 180, y - 150);
    drawOpenFlap(sketch, tones, place);
    drawCard(sketch, tones, place, flora);
    drawEnvelope(sketch, tones, place);
    drawSeal(sketch, place(180, 208), flora ? "berry" : "leaf2");
  },
};

const transform = (place: Frame, points: Line): Point[] => points.map(([x, y]) => place(x, y));

function drawStrokes(sketch: Sketch, place: Frame, strokes: readonly Stroke[]): void {
  for (const [width, points, color] of strokes) {
    penLine(sketch, transform(place, points), width, color);
  }
}

function drawOpenFlap(sketch: Sketch, [pale, mid]: Tones3, place: Frame): void {
  const shape = (...points: Point[]) => polygon(transform(place, points));
  sketch.wash(pale, shape([60, 130], [180, 52], [300, 130], [300, 262], [60, 262]));
  sketch.wash(mid, shape([60, 130], [180, 52], [300, 130], [180, 206]), 0.75);
  drawStrokes(sketch, place, flapStrokes);
}

function drawCard(sketch: Sketch, [, mid]: Tones3, place: Frame, flora: Flora | undefined): void {
  const shape = (...points: Point[]) => polygon(transform(place, points));
  sketch.wash("paper", shape([88, 48], [272, 48], [272, 200], [88, 200]));
  sketch.wash(mid, shape([262, 54], [272, 52], [272, 196], [262, 190]), 0.7);
  drawStrokes(sketch, place, cardStrokes);
  if (!flora) return;
  const at = place(180, 86);
  for (const side of [-1, 1]) {
    for (const turn of [0.1, 0.75]) {
      const angle = (side > 0 ? 0 : Math.PI) - side * turn;
      growFoliage(sketch, flora.leaf, { at, angle, length: 26 }, side);
    }
  }
  flora.drawSmallBloom(sketch, { center: at, radius: 13, lean: 0 });
}

function drawEnvelope(sketch: Sketch, [pale, mid, deep]: Tones3, place: Frame): void {
  const shape = (...points: Point[]) => polygon(transform(place, points));
  sketch.wash(pale, shape([60, 130], [180, 214], [300, 130], [300, 262], [60, 262]));
  sketch.wash(mid, shape([182, 214], [300, 132], [300, 262], [184, 214]), 0.65);
  sketch.wash(deep, shape([64, 262], [180, 190], [296, 262]), 0.28);
  drawStrokes(sketch, place, envelopeStrokes);
}

function drawSeal(sketch: Sketch, at: Point, color: ColorRole): void {
  const edge = Array.from({ length: 11 }, (_, i) =>
    polar(at, (i / 11) * 2 * Math.PI, 17 + sketch.random.wobble() * 1.6),
  );
  sketch.outline(color, closedSpline(edge));
  const ring = ellipseArc(at, [11.5, 11.5], 0.3, 6);
  sketch.wash(
    "paper",
    brush(ring, () => 0.4),
    0.7,
  );
}
