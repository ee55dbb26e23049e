import type { LandscapePalette } from "../colors.ts";
import { blendColors } from "../colors.ts";
import type { Point } from "../geometry.ts";
import { shadedFaces } from "./ridge.ts";
import { polyline, ridgePath, verticalGradient, wash } from "./washes.ts";

export function mountain(
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

export function reflection(
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
