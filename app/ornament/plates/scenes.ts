import { colors } from "./cloth-colors.ts";
import { drawGoods } from "./draw-plate.ts";
import { type DressForm, dressSketch } from "./dress-outline.ts";
import { silhouettes } from "./dress-shapes.ts";
import { drawHanger } from "./hanger.ts";
import { berry } from "./leaves.ts";
import {
  axis,
  circle,
  dashed,
  ellipse,
  fill,
  line,
  type Marks,
  place,
  sheet,
  turned,
} from "./pen.ts";
import { shelfHeight } from "./stages.ts";

const dust = "#cfc2ae";

interface EmptyRail {
  readonly size: readonly [width: number, height: number];
  readonly hangers: readonly [number, number];
  /** Rings in the dust, where goods have stood. */
  readonly rings: readonly (readonly [x: number, width: number])[];
  readonly floor: number;
  readonly berries: number;
}

const emptyRails = {
  wide: {
    size: [1216, 250],
    hangers: [46, 150],
    rings: [
      [560, 120],
      [690, 64],
      [800, 88],
      [900, 40],
    ],
    floor: 224,
    berries: 1040,
  },
  small: {
    size: [350, 190],
    hangers: [-60, 26],
    rings: [
      [70, 80],
      [160, 50],
    ],
    floor: 164,
    berries: 262,
  },
} as const satisfies Record<string, EmptyRail>;

/** Bare hangers for a search without results; rail and shelf are the page's own lines. */
export function drawHangers(size: keyof typeof emptyRails): string {
  const { size: box, hangers, rings, floor, berries }: EmptyRail = emptyRails[size];
  const [first, second] = hangers;
  const marks: Marks =
    place(drawHanger(), first, -3.5) +
    place(turned(drawHanger(), 4, axis, 36), second, -3.5) +
    rings.map(([x, width]) => ellipse([x, floor], [width / 2, 2.6], dust)).join("") +
    berry(berries, floor - 12, 9) +
    berry(berries + 22, floor - 10, 7);
  return sheet([0, 0, ...box], marks);
}

/** One form on a hanger. */
export function drawSilhouette(form: DressForm): string {
  return sheet([30, 22, 180, 262], drawHanger() + dressSketch(form, 1.4));
}

/** Lines at bust and waist lead to the right, where the page writes the numbers. */
export function drawMeasureSketch(form: DressForm): string {
  const { waist, hem } = silhouettes[form.silhouette];
  const bottom = hem[1] + 9;
  const bar = axis - Math.max(hem[0], 60) - 14;
  const across = (y: number, half: number) =>
    dashed(`M${axis - half} ${y}H${axis + half}`, 0.7, colors.berry, "3 3") +
    line(`M${axis + half + 3} ${y}H198`, 0.5, "#8f8474") +
    circle(198, y, 1.8, colors.berry);
  const marks =
    dressSketch(form, 1) +
    across(98, 26) +
    across(waist[1], waist[0]) +
    line(`M${bar} 66V${bottom}M${bar - 4} 66h8M${bar - 4} ${bottom}h8`, 0.7, colors.berry);
  return sheet([0, 34, 300, 262], fill("M0 0H300V300H0Z", "#f3eee6") + place(marks, 6, 2));
}

const friezeScale = 0.5;

/** Goods on the line under the head of the market; the page draws the line. */
export function drawFrieze(): string {
  const ground = colors.paper;
  const boots = {
    kind: "shoes",
    model: "boot",
    heel: "flared",
    height: 28,
    box: colors.champagne,
    boxHeight: 44,
    ground,
  } as const;
  const row: readonly Marks[] = [
    drawGoods({ kind: "vases", ground }),
    drawGoods({ kind: "jug", ground }),
    drawGoods(boots),
    drawGoods({ kind: "candles", garnished: false, ground }),
    drawGoods({ kind: "bowl", ground }),
    drawGoods({ kind: "flutes", ground }),
    drawGoods({ kind: "jars", ground }),
  ];
  const marks = row.map((goods, i) =>
    place(goods, i * 99, 125.5 - shelfHeight * friezeScale, 0, friezeScale),
  );
  return sheet([10, 6, 700, 120], marks.join(""));
}
