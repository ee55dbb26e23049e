import type { Point } from "../geometry.ts";
import { shaded } from "./cloth-colors.ts";
import { continued, smooth } from "./curves.ts";
import { clip, ellipse, fill, line, type Marks, rounded } from "./pen.ts";

/** Radius and height from top to foot. */
export type Profile = readonly [Point, ...Point[]];

export interface TurnedLook {
  readonly color: string;
  /** Drawn on the body, inside its outline. */
  readonly decoration?: Marks;
  /** Half the height of the opening seen from above. */
  readonly rim?: number;
  readonly roundness?: number;
}

/** A body turned around x, its right third in shade. */
export function turnedBody(x: number, profile: Profile, look: TurnedLook): Marks {
  const { color, decoration = "", rim, roundness = 0.9 } = look;
  const right = smooth(
    profile.map(([radius, y]) => [x + radius, y]),
    roundness,
  );
  const left = smooth(profile.map(([radius, y]): Point => [x - radius, y]).reverse(), roundness);
  const outline = `${right}${continued(left)}Z`;
  const [[topRadius, top]] = profile;
  const bottom = profile.at(-1)?.[1] ?? top;
  const width = Math.max(...profile.map(([radius]) => radius));
  const [near, far] = [x + width * 0.38, x + width * 0.62];
  const height = bottom - top;
  const shade =
    rounded`M${near} ${top - 4}h${width}V${bottom + 4}H${near}` +
    rounded`C${far} ${bottom - height * 0.3} ${far} ${top + height * 0.3} ${near} ${top - 4}Z`;
  return (
    fill(outline, color) +
    clip(outline, decoration + fill(shade, "#6e5f4c", 0.15)) +
    line(outline) +
    (rim ? ellipse([x, top], [topRadius, rim], shaded(color, 0.24), 1.2) : "")
  );
}
