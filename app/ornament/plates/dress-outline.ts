import { type Point, pointAt } from "../geometry.ts";
import { colors } from "./cloth-colors.ts";
import { continued, type Half, leftHalf, mirroredOutline, rightHalf, smooth } from "./curves.ts";
import {
  type Neckline,
  necklines,
  type Silhouette,
  type SkirtShape,
  type Sleeve,
  silhouettes,
  sleeves,
} from "./dress-shapes.ts";
import {
  axis,
  bothSides,
  innerPen,
  line,
  type Marks,
  mirroredAtAxis,
  rounded,
  shape,
} from "./pen.ts";

/** What decides the contour of a dress. */
export interface DressForm {
  readonly silhouette: Silhouette;
  readonly neckline: Neckline;
  readonly sleeve?: Sleeve;
}

/** The bodice down to the waist. */
function bodiceHalf({ silhouette, neckline }: DressForm): Half {
  const { start, steps, shoulder } = necklines[neckline];
  const [waist, waistHeight] = silhouettes[silhouette].waist;
  const armhole: Half["steps"] = shoulder
    ? [shoulder, [27 + (shoulder[0] - 31) * 0.4, 76, 25, 86, 27, 97]]
    : [];
  const side = [26.5, 108, waist + 1, waistHeight - 12, waist, waistHeight] as const;
  return { start, steps: [...steps, ...armhole, side] };
}

export function bodiceOutline(form: DressForm): string {
  const half = bodiceHalf(form);
  const [waist, height] = silhouettes[form.silhouette].waist;
  const seam = [waist * 0.5, height + 3, waist * 0.2, height + 3.5, 0, height + 3.5] as const;
  return mirroredOutline({ ...half, steps: [...half.steps, seam] });
}

export interface HemWave {
  readonly points: readonly Point[];
  readonly height: number;
}

const hemDip = 9;

/** From right to left: a wave with a trough for each fold. */
export function hemWave({ hem: [half, y] }: SkirtShape): HemWave {
  const waves = Math.max(3, Math.round(half / 11));
  const height = Math.min(4.5, 1.4 + half / 26);
  return { points: wavePoints(half, y, waves, height), height };
}

export function wavePoints(half: number, y: number, waves: number, height: number): Point[] {
  return Array.from({ length: waves * 2 + 1 }, (_, i) => {
    const u = 1 - i / waves;
    const isEnd = i === 0 || i === 2 * waves;
    const offset = isEnd ? 0 : i % 2 ? height : -height * 0.55;
    return [axis + half * u, y + hemDip * (1 - u * u) + offset];
  });
}

export function skirtOutline(skirt: SkirtShape, hem: readonly Point[]): string {
  const half: Half = { start: skirt.waist, steps: skirt.side };
  const [, top] = skirt.waist;
  return (
    rounded`M${axis} ${top + 3}` +
    continued(rightHalf(half)) +
    continued(smooth(hem, 1)) +
    continued(leftHalf(half)) +
    "Z"
  );
}

/** The whole dress without cloth. */
export function dressContour(form: DressForm): string {
  const { hem, side } = silhouettes[form.silhouette];
  const [half, y] = hem;
  const bodice = bodiceHalf(form);
  const bottom = [half * 0.62, y + 9, half * 0.3, y + 10, 0, y + 10] as const;
  return mirroredOutline({ ...bodice, steps: [...bodice.steps, ...side, bottom] });
}

export const sleeveOf = (form: DressForm) => (form.sleeve ? sleeves[form.sleeve] : undefined);

export function straps({ neckline }: DressForm, width = 1.4): Marks {
  if (neckline === "straps") return bothSides(line("M138 78L139 64M136 80L137 65", width));
  if (neckline === "halter") return line("M111 61C114 57 126 57 129 61", width);
  return neckline === "sweetheart" ? bothSides(line("M137 80C138 74 139 70 140 66", 0.8)) : "";
}

export function waistSeam([half, y]: Point): string {
  const bend = half * 0.4;
  return rounded`M${axis - half} ${y}C${axis - bend} ${y + 3.5} ${axis + bend} ${y + 3.5} ${axis + half} ${y}`;
}

/** The form in lines only, for choosing and measuring. */
export function dressSketch(form: DressForm, width: number): Marks {
  const sleeve = sleeveOf(form);
  return (
    (sleeve ? mirroredAtAxis(shape(sleeve.outline, colors.white, width)) : "") +
    straps(form, width) +
    shape(dressContour(form), colors.white, width) +
    line(waistSeam(silhouettes[form.silhouette].waist), innerPen)
  );
}

/** The inward points of the wave, from which folds rise. */
export const troughs = ({ points }: HemWave): Point[] =>
  points.slice(2, -2).flatMap((_, i) => (i % 2 ? [] : [pointAt(points, i + 2)]));
